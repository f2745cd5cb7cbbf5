'use client'

import { type ReactNode, type Ref, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { optionsFrom, RadioGroup } from '@/components/ui/forms/choices'
import { ChevronIcon } from '@/components/ui/icons'
import type { View } from '@/lib/skate/figure/camera'
import type { Film } from '@/lib/skate/figure/film'
import type { Motion } from '@/lib/skate/motion'
import type { Lead } from '@/lib/skate/stance'
import { Picture, type PictureHandle, type Shown, usePlayback, useTrickFilm } from './picture'
import { reportPlayhead, useSentPlayhead } from './playhead'
import { momentAt, moveThumb, showMoment } from './stage'

const viewOptions = optionsFrom<View>({ side: 'Side', rider: 'Rider', above: 'Above' })
type Speed = '1' | '0.5' | '0.25'
const speedOptions = optionsFrom<Speed>({ '1': 'Full', '0.5': 'Half', '0.25': 'Quarter' })

type FigurePlayerProps = {
  motion: Motion
  name: string
  /** The foot that leads as it rolls away, where more is known than its words say. */
  exit: Lead | null
  /** Whether it plays from the start, or where it stands, in seconds. */
  start: 'playing' | number
  /** Whether a lesson beside it follows it and sends it to its moments. */
  hasLesson: boolean
  /** Where the room is for the picture and little else. */
  isSmall?: boolean
}

/** A trick in motion, with its controls. */
export function FigurePlayer({ motion, name, exit, start, hasLesson, isSmall = false }: FigurePlayerProps) {
  const list = useRef<HTMLOListElement>(null)
  const shown = useTrickFilm(motion, name, exit)
  const onDraw = useCallback(
    (at: number) => {
      if (hasLesson) reportPlayhead(at)
      markMoment(list.current, shown.film.moments.indexOf(momentAt(shown.film, at)))
    },
    [hasLesson, shown],
  )
  useEffect(() => {
    if (hasLesson) return () => reportPlayhead(null)
  }, [hasLesson])
  return (
    <FilmPlayer
      shown={shown}
      subject="trick"
      start={start}
      isSent={hasLesson}
      isSmall={isSmall}
      onDraw={onDraw}
      below={(seek) => !isSmall && <Moments ref={list} film={shown.film} onSeek={seek} />}
    />
  )
}

type FilmPlayerProps = {
  shown: Shown
  subject: 'trick' | 'line'
  /** Whether it plays from the start, or where it stands, in seconds. */
  start: 'playing' | number
  /** Whether a lesson sends it to its moments. */
  isSent?: boolean
  /** Whether it has the controls that most need, and no more. */
  isSmall?: boolean
  /** Called with every moment that is drawn. Keep it between renders. */
  onDraw?: (at: number) => void
  /** What stands under the slider, and what stands beside the player, below it on phones; a press may go somewhere. */
  below?: (seek: (at: number) => void) => ReactNode
  beside?: (seek: (at: number) => void) => ReactNode
}

/** A film with its controls. */
export function FilmPlayer({
  shown,
  subject,
  start,
  isSent = false,
  isSmall = false,
  onDraw,
  below,
  beside,
}: FilmPlayerProps) {
  const [look, setLook] = useState<Look>({ view: 'side', speed: '1', isBoardOnly: false })
  const { view, speed, isBoardOnly } = look
  const frame = useRef<HTMLDivElement>(null)
  const film = useFilm(frame, shown, { start, speed: Number(speed), onDraw })
  const { picture, slider, caption, stance, at, seek, stepTo } = film
  useSentPlayhead(isSent, (to) => {
    seek(to)
    frame.current?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div
      ref={frame}
      className={`scroll-my-20 ${beside ? 'md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}
    >
      <div>
        <div className="relative">
          <Picture
            ref={picture}
            shown={shown}
            view={view}
            isBoardOnly={isBoardOnly}
            at={at}
            label={`${shown.sentence} Seen ${view === 'rider' ? 'from behind the rider' : `from ${view === 'side' ? 'the side' : 'above'}`}.`}
          />
          <p
            ref={caption}
            aria-hidden="true"
            className="pointer-events-none absolute top-0 left-0 max-w-[70%] bg-signal px-2 py-1 font-semibold text-signal-ink text-sm"
          />
          {shown.stanceAt && (
            <p
              ref={stance}
              aria-hidden="true"
              className="pointer-events-none absolute top-0 right-0 bg-ink px-2 py-1 font-semibold text-paper text-sm"
            />
          )}
        </div>
        <div className="film-controls space-y-2 border-line border-t-2 bg-sheet p-3">
          <div className="flex items-center gap-3">
            <button
              type="button"
              className={`${buttonStyle({ size: 'sm' })} min-h-11 w-20`}
              onClick={film.toggle}
            >
              {film.isPlaying ? 'Pause' : 'Play'}
            </button>
            {!isSmall && <StepButton label="Moment before" isFolded={isSent} onPress={() => stepTo(-1)} />}
            <MomentSlider
              ref={slider}
              subject={subject}
              onScrub={(share) => seek(share * shown.film.lasts)}
            />
            {!isSmall && (
              <StepButton label="Next moment" isFolded={isSent} onPress={() => stepTo(1)} isNext />
            )}
            {isSent && <MoreControls />}
          </div>
          <p role="status" className="sr-only">
            {film.isPlaying ? '' : film.said}
          </p>
          <div className={`space-y-2 ${isSent ? foldedOnPhones : ''}`}>
            {below?.(seek)}
            {!isSmall && <Camera key={view} onTurn={(by) => picture.current?.turn(by)} />}
            <Looks look={look} isSmall={isSmall} onChange={(next) => setLook({ ...look, ...next })} />
          </div>
        </div>
      </div>
      {beside?.(seek)}
    </div>
  )
}

// On a phone the lesson under the picture is its list of moments, and the first step has to be near.
const foldedOnPhones = 'max-lg:[.film-controls:not(:has(details[open]))_&]:hidden'

/** Opens what else a film can do, where there is little room. The browser's own fold; what it shows stands outside of it. */
function MoreControls() {
  return (
    <details className="group shrink-0 lg:hidden">
      <summary
        aria-label="Views and speed"
        className={`${buttonStyle({ variant: 'outline', size: 'icon' })} cursor-pointer`}
      >
        <ChevronIcon className="size-5 transition-transform group-open:rotate-180" />
      </summary>
    </details>
  )
}

type Run = Pick<FilmPlayerProps, 'start' | 'onDraw'> & { speed: number }

/** Plays a film in the parts of its player, and stops it where someone goes to a moment. */
function useFilm(frame: RefObject<HTMLDivElement | null>, shown: Shown, { start, speed, onDraw }: Run) {
  const { film, wordsAt, stanceAt } = shown
  const [isPlaying, setIsPlaying] = useState(start === 'playing')
  const [said, setSaid] = useState('')
  const picture = useRef<PictureHandle>(null)
  const slider = useRef<HTMLInputElement>(null)
  const caption = useRef<HTMLParagraphElement>(null)
  const stance = useRef<HTMLParagraphElement>(null)
  const onMoment = useCallback(
    (at: number) => {
      picture.current?.draw(at)
      write(caption.current, wordsAt(at))
      if (stanceAt) write(stance.current, stanceAt(at))
      if (slider.current) moveThumb(slider.current, at / film.lasts)
      onDraw?.(at)
    },
    [film, wordsAt, stanceAt, onDraw],
  )
  const first = start === 'playing' ? 0 : start
  const at = usePlayback(frame, { isPlaying, speed, lasts: film.lasts, first, onMoment })
  useEffect(() => {
    if (isPlaying) return
    onMoment(Math.min(film.lasts, at.current))
    if (slider.current) showMoment(slider.current, shown, at.current)
  }, [isPlaying, film, shown, at, onMoment])
  const seek = (to: number) => {
    setIsPlaying(false)
    at.current = to
    onMoment(to)
    if (slider.current) showMoment(slider.current, shown, to)
    setSaid(wordsAt(to))
  }
  const stepTo = (by: 1 | -1) => {
    const moments = film.moments.map((moment) => moment.at)
    const now = at.current
    seek(
      by === 1
        ? (moments.find((moment) => moment > now + 0.02) ?? film.lasts)
        : (moments.findLast((moment) => moment < now - 0.02) ?? 0),
    )
  }
  const toggle = () => {
    setSaid('')
    setIsPlaying(!isPlaying)
  }
  return { picture, slider, caption, stance, at, isPlaying, said, toggle, seek, stepTo }
}

type Look = { view: View; speed: Speed; isBoardOnly: boolean }
type LooksProps = { look: Look; isSmall: boolean; onChange: (next: Partial<Look>) => void }

/** From where a film is seen, how fast, and whether without its rider. */
function Looks({ look: { view, speed, isBoardOnly }, isSmall, onChange }: LooksProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <RadioGroup
        legend="Seen from"
        options={viewOptions}
        value={view}
        onChange={(next) => onChange({ view: next })}
        isCompact
      />
      {!isSmall && (
        <>
          <RadioGroup
            legend="Speed"
            options={speedOptions}
            value={speed}
            onChange={(next) => onChange({ speed: next })}
            isCompact
          />
          <button
            type="button"
            aria-pressed={isBoardOnly}
            className={`${buttonStyle({ variant: isBoardOnly ? 'secondary' : 'outline', size: 'sm' })} min-h-11`}
            onClick={() => onChange({ isBoardOnly: !isBoardOnly })}
          >
            Board only
          </button>
        </>
      )}
    </div>
  )
}

/** Turns the picture for those who do not drag it. Not by that word: it is a moment of some tricks. */
function Camera({ onTurn }: { onTurn: (by: number) => void }) {
  return (
    <label className="flex items-center gap-3 font-semibold text-sm">
      Camera
      <input
        type="range"
        min={-180}
        max={180}
        step={5}
        defaultValue={0}
        className="h-11 min-w-0 flex-1 cursor-pointer accent-signal"
        onInput={({ currentTarget }) => onTurn(Number(currentTarget.value))}
      />
    </label>
  )
}

function write(place: HTMLElement | null, words: string): void {
  if (place && place.textContent !== words) place.textContent = words
}

type StepButtonProps = { label: string; onPress: () => void; isNext?: boolean; isFolded?: boolean }

/** One moment back or on. */
function StepButton({ label, onPress, isNext = false, isFolded = false }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`${buttonStyle({ variant: 'outline', size: 'icon' })} ${isFolded ? foldedOnPhones : ''}`}
      onClick={onPress}
    >
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className={`size-4 fill-current ${isNext ? '' : '-scale-x-100'}`}
      >
        <path d="M2 2l8 6-8 6zM11 2h3v12h-3z" />
      </svg>
    </button>
  )
}

type MomentsProps = { ref: Ref<HTMLOListElement>; film: Film; onSeek: (at: number) => void }

/** The moments of a trick by name; a press goes there. */
function Moments({ ref, film, onSeek }: MomentsProps) {
  return (
    <ol ref={ref} className="flex flex-wrap gap-1.5" aria-label="Moments">
      {film.moments.map(({ at, name }) => (
        <li key={`${name} ${at}`}>
          <button
            type="button"
            className="min-h-11 border-2 border-line bg-paper px-2 text-sm hover:bg-flatground hover:text-signal-ink aria-[current]:bg-flatground aria-[current]:text-signal-ink"
            onClick={() => onSeek(at)}
          >
            {name}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Marks the moment that is in the picture; outside React, as it happens many times in a film. */
function markMoment(list: HTMLOListElement | null, index: number): void {
  for (const [at, item] of [...(list?.children ?? [])].entries()) {
    if (at === index) item.firstElementChild?.setAttribute('aria-current', 'true')
    else item.firstElementChild?.removeAttribute('aria-current')
  }
}

type MomentSliderProps = {
  ref: Ref<HTMLInputElement>
  subject: FilmPlayerProps['subject']
  onScrub: (share: number) => void
}

/** Moves through the film by hand. */
function MomentSlider({ ref, subject, onScrub }: MomentSliderProps) {
  return (
    <input
      ref={ref}
      type="range"
      min={0}
      max={1}
      step={subject === 'line' ? 0.0025 : 0.01}
      defaultValue={0}
      aria-label={`Moment of the ${subject}`}
      className="h-11 min-w-0 flex-1 contain-layout contain-paint cursor-pointer accent-signal"
      onInput={({ currentTarget }) => onScrub(Number(currentTarget.value))}
    />
  )
}
