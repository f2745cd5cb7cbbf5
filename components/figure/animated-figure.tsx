'use client'

import {
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { buttonStyle } from '@/components/ui/button'
import { HEIGHT, pictureAt, VIEWS, type View, WIDTH } from '@/lib/skate/figure/picture'
import { LANDING, type Plan, POP, planOf } from '@/lib/skate/figure/plan'
import { boardSentence } from '@/lib/skate/figure/sentence'
import type { Motion } from '@/lib/skate/motion'
import { paintCanvas, readPalette } from './paint'
import { useRiderStance } from './stance-switch'

const SECONDS = 1.7
const SLOW = 0.25
/** Rest after the end before it begins again, as a share of the trick. */
const REST = 0.3

/** Whether an element is in sight. */
function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting ?? true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

type Playback = { isPlaying: boolean; isSlow: boolean; onMoment: (moment: number) => void }

/**
 * Runs from 0 to 1 and again while it plays and is in sight. The moment lives outside React: sixty renders
 * a second would cost more than the drawing.
 */
export function usePlayback(element: RefObject<Element | null>, { isPlaying, isSlow, onMoment }: Playback) {
  const moment = useRef(0)
  const isSeen = useIsSeen(element)
  useEffect(() => {
    if (!isPlaying || !isSeen) return
    let before = performance.now()
    const step = (now: number) => {
      // A tab that comes back must not leap.
      const passed = Math.min(100, Math.max(0, now - before)) / 1000
      before = now
      const next = moment.current + (passed * (isSlow ? SLOW : 1)) / SECONDS
      const isResting = moment.current >= 1 && next <= 1 + REST
      moment.current = next > 1 + REST ? 0 : next
      if (!isResting) onMoment(Math.min(1, moment.current))
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, isSeen, isSlow, onMoment])
  return moment
}

export type FigureCanvasHandle = { draw: (moment: number) => void }

type FigureCanvasProps = {
  ref: Ref<FigureCanvasHandle>
  plan: Plan
  view: View
  moment: RefObject<number>
  label: string
}

/** Sharp on dense screens, but never more pixels than a phone can fill in a frame. */
function resize(canvas: HTMLCanvasElement): void {
  const density = Math.min(2, window.devicePixelRatio || 1)
  canvas.width = Math.round(Math.max(canvas.clientWidth, WIDTH / 2) * density)
  canvas.height = Math.round((canvas.width * HEIGHT) / WIDTH)
}

/** The canvas that the board moves on. */
export function FigureCanvas({ ref, plan, view, moment, label }: FigureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const draw = useRef<(moment: number) => void>(() => undefined)
  useImperativeHandle(ref, () => ({ draw: (at) => draw.current(at) }), [])
  useEffect(() => {
    const surface = canvas.current
    if (!surface) return
    const palette = readPalette(surface)
    draw.current = (at) => paintCanvas(surface, pictureAt(plan, view, at), palette)
    const refresh = () => {
      resize(surface)
      draw.current(Math.min(1, moment.current))
    }
    refresh()
    const observer = new ResizeObserver(refresh)
    observer.observe(surface)
    return () => observer.disconnect()
  }, [plan, view, moment])
  return <canvas ref={canvas} role="img" aria-label={label} className="block aspect-4/3 w-full" />
}

function momentWords(moment: number): string {
  const part = Math.round(moment * 100)
  if (moment < POP - 0.06) return `Set-up, ${part} percent`
  if (moment < POP + 0.06) return `Pop, ${part} percent`
  if (moment < LANDING) return `In the air, ${part} percent`
  return `${moment < LANDING + 0.08 ? 'Landing' : 'Rolling away'}, ${part} percent`
}

/** Sets the slider, and says where it stands: only while nothing plays, or it would be read without end. */
export function showMoment(slider: HTMLInputElement | null, moment: number): void {
  if (!slider) return
  slider.value = String(Math.min(1, moment))
  slider.setAttribute('aria-valuetext', momentWords(Math.min(1, moment)))
}

/** Moves through the trick by hand. */
export function MomentSlider({
  ref,
  onScrub,
}: {
  ref: Ref<HTMLInputElement>
  onScrub: (moment: number) => void
}) {
  return (
    <input
      ref={ref}
      type="range"
      min={0}
      max={1}
      step={0.01}
      defaultValue={0}
      aria-label="Moment of the trick"
      className="h-11 min-w-0 flex-1 contain-layout contain-paint cursor-pointer accent-signal"
      onInput={({ currentTarget }) => {
        showMoment(currentTarget, Number(currentTarget.value))
        onScrub(Number(currentTarget.value))
      }}
    />
  )
}

const names: Record<View, string> = { side: 'Side', rider: 'Rider', above: 'Above' }

/** Where the camera stands. */
export function ViewChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const name = useId()
  return (
    <fieldset className="flex">
      <legend className="sr-only">Seen from</legend>
      {VIEWS.map((each) => (
        <label
          key={each}
          className="-ml-0.5 flex min-h-11 cursor-pointer items-center border-2 border-line px-3 text-sm first-of-type:ml-0 has-checked:bg-ink has-focus-visible:outline-3 has-focus-visible:outline-signal-text has-checked:text-paper"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={view === each}
            onChange={() => onChange(each)}
            className="sr-only"
          />
          {names[each]}
        </label>
      ))}
    </fieldset>
  )
}

type AnimatedFigureProps = { motion: Motion; name: string; isPlayingAtOnce: boolean }

/** The moving board with its controls. */
export function AnimatedFigure({ motion, name, isPlayingAtOnce }: AnimatedFigureProps) {
  const rider = useRiderStance() === 'goofy' ? 'goofy' : 'regular'
  const plan = useMemo(() => planOf(motion, rider), [motion, rider])
  const [isPlaying, setIsPlaying] = useState(isPlayingAtOnce)
  const [isSlow, setIsSlow] = useState(false)
  const [view, setView] = useState<View>('side')
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<FigureCanvasHandle>(null)
  const slider = useRef<HTMLInputElement>(null)
  const onMoment = useCallback((moment: number) => {
    stage.current?.draw(moment)
    // Moving the thumb costs more than drawing the board, so it moves in small steps.
    const thumb = slider.current
    if (thumb && Math.abs(Number(thumb.value) - moment) > 0.04) thumb.value = String(moment)
  }, [])
  const moment = usePlayback(frame, { isPlaying, isSlow, onMoment })
  useEffect(() => {
    if (!isPlaying) showMoment(slider.current, moment.current)
  }, [isPlaying, moment])
  const scrub = (to: number) => {
    setIsPlaying(false)
    moment.current = to
    stage.current?.draw(to)
  }
  if (!plan) return null
  return (
    <div ref={frame}>
      <FigureCanvas
        ref={stage}
        plan={plan}
        view={view}
        moment={moment}
        label={`${boardSentence(motion, name)} Seen ${view === 'rider' ? 'by the rider' : `from ${view === 'side' ? 'the toe side' : 'above'}`}.`}
      />
      <div className="space-y-2 border-line border-t-2 bg-sheet p-3">
        <div className="flex items-center gap-3">
          <button
            type="button"
            className={`${buttonStyle({ size: 'sm' })} min-h-11 w-20`}
            onClick={() => setIsPlaying(!isPlaying)}
          >
            {isPlaying ? 'Pause' : 'Play'}
          </button>
          <MomentSlider ref={slider} onScrub={scrub} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ViewChoice view={view} onChange={setView} />
          <button
            type="button"
            aria-pressed={isSlow}
            className={`${buttonStyle({ variant: isSlow ? 'secondary' : 'outline', size: 'sm' })} min-h-11`}
            onClick={() => setIsSlow(!isSlow)}
          >
            Slow motion
          </button>
        </div>
      </div>
    </div>
  )
}
