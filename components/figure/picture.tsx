import {
  type PointerEvent,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react'
import { useInView } from '@/components/ui/behavior/rendering'
import { HEIGHT, type Look, lookOf, type View, WIDTH } from '@/lib/skate/figure/camera'
import { drawingAt } from '@/lib/skate/figure/drawing'
import { type Film, filmOf } from '@/lib/skate/figure/film'
import { filmSentence } from '@/lib/skate/figure/sentence'
import { HAND, type Stroke, strokesOf } from '@/lib/skate/figure/svg'
import type { Motion } from '@/lib/skate/motion'
import type { Lead } from '@/lib/skate/stance'
import { momentAt, paint, play } from './stage'
import { useRiderStance } from './stance-switch'

/** Who is drawn: regular until the visitor has said otherwise. */
export const useRider = () => (useRiderStance() === 'goofy' ? 'goofy' : 'regular')

/** A film, and how it is seen and named from moment to moment. Keep it between renders. */
export type Shown = {
  film: Film
  sentence: string
  wordsAt: (at: number) => string
  /** How the rider rolls, for a corner of its own. */
  stanceAt?: (at: number) => string
  aimAt: (at: number, view: View) => { look: Look; span?: number }
}

/** The film of a trick for who is drawn. */
export function useTrickFilm(motion: Motion, name: string, exit: Lead | null = null): Shown {
  const rider = useRider()
  return useMemo(() => {
    const film = filmOf(motion, rider, exit)
    return {
      film,
      sentence: filmSentence(motion, name),
      wordsAt: (at) => momentAt(film, at).name,
      aimAt: (_, view) => ({ look: lookOf(film, view) }),
    }
  }, [motion, name, exit, rider])
}

/** A trick that is landed once, without controls. */
export function FigureClip({ motion, name }: { motion: Motion; name: string }) {
  const shown = useTrickFilm(motion, name)
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<PictureHandle>(null)
  const onMoment = useCallback((moment: number) => picture.current?.draw(moment), [])
  const { lasts } = shown.film
  const at = usePlayback(frame, { isPlaying: true, speed: 1, lasts, first: 0, onMoment, isOnce: true })
  return (
    <div ref={frame}>
      <Picture ref={picture} shown={shown} view="side" isBoardOnly={false} at={at} label={shown.sentence} />
    </div>
  )
}

type Playback = {
  isPlaying: boolean
  speed: number
  lasts: number
  /** Where it stands before it plays, in seconds. */
  first: number
  onMoment: (at: number) => void
  /** Whether it stays at its end. */
  isOnce?: boolean
}

/**
 * Runs from 0 to the end and again while it plays and is in view. The moment lives outside React: sixty renders
 * a second would cost more than the drawing.
 */
export function usePlayback(
  element: RefObject<Element | null>,
  { isPlaying, speed, lasts, first, onMoment, isOnce = false }: Playback,
) {
  const at = useRef(first)
  const isInView = useInView(element, { rootMargin: '0px', once: false, initial: true })
  useEffect(() => {
    if (!isPlaying || !isInView) return
    return play(at, { speed, lasts, onMoment, isOnce })
  }, [isPlaying, isInView, speed, lasts, onMoment, isOnce])
  return at
}

/** Draws a moment; turns the view by so many degrees from where it began. */
export type PictureHandle = { draw: (at: number) => void; turn: (by: number) => void }

type PictureProps = {
  ref: Ref<PictureHandle>
  shown: Shown
  view: View
  isBoardOnly: boolean
  at: RefObject<number>
  label: string
}

/** The picture that moves; a finger or the mouse turns it. */
export function Picture({ ref, shown, view, isBoardOnly, at, label }: PictureProps) {
  const group = useRef<SVGGElement>(null)
  const { film, aimAt } = shown
  /** How far a hand has turned the picture from where the film is seen. */
  const turned = useRef({ around: 0, up: 0 })
  const draw = useRef<(at: number) => void>(() => undefined)
  useImperativeHandle(
    ref,
    () => ({
      draw: (moment) => draw.current(moment),
      turn: (by) => {
        turned.current = { ...turned.current, around: by }
        draw.current(Math.min(film.lasts, at.current))
      },
    }),
    [film, at],
  )
  useEffect(() => {
    turned.current = { around: 0, up: 0 }
    const painted: Stroke[] = []
    group.current?.replaceChildren()
    draw.current = (moment) => {
      const { look, span } = aimAt(moment, view)
      const around = look.around + turned.current.around
      const up = Math.max(2, Math.min(89, look.up + turned.current.up))
      const framing = { look: { around, up }, isBoardOnly, span: isBoardOnly ? undefined : span }
      if (group.current) paint(group.current, strokesOf(drawingAt(film, moment, framing)), painted)
    }
    draw.current(Math.min(film.lasts, at.current))
  }, [film, aimAt, view, isBoardOnly, at])
  const turn = ({ movementX, movementY, buttons, pointerType }: PointerEvent) => {
    if (buttons === 0) return
    const { around, up } = turned.current
    // A finger that moves up and down scrolls the page.
    const tilt = pointerType === 'touch' ? 0 : movementY * 0.3
    turned.current = { around: around - movementX * 0.6, up: Math.max(-87, Math.min(87, up + tilt)) }
    draw.current(Math.min(film.lasts, at.current))
  }
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block aspect-4/3 w-full cursor-grab touch-pan-y select-none"
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={turn}
    >
      <g ref={group} {...HAND} />
    </svg>
  )
}
