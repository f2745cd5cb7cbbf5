'use client'

import {
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { buttonStyle } from '@/components/ui/button'
import { optionsFrom, RadioGroup } from '@/components/ui/choices'
import { useInView } from '@/components/ui/use-in-view'
import { HEIGHT, pictureAt, type Shape, type View, WIDTH } from '@/lib/skate/figure/picture'
import { LANDING, type Plan, POP, planOf } from '@/lib/skate/figure/plan'
import { boardSentence } from '@/lib/skate/figure/sentence'
import type { Motion } from '@/lib/skate/motion'
import { outline, paintStyles } from './paint'
import { useRiderStance } from './stance-switch'

const viewOptions = optionsFrom<View>({ side: 'Side', rider: 'Rider', above: 'Above' })

type AnimatedFigureProps = { motion: Motion; name: string; autoPlay: boolean }

/** The moving board with its controls. */
export function AnimatedFigure({ motion, name, autoPlay }: AnimatedFigureProps) {
  const rider = useRiderStance() === 'goofy' ? 'goofy' : 'regular'
  const plan = useMemo(() => planOf(motion, rider), [motion, rider])
  const [isPlaying, setIsPlaying] = useState(autoPlay)
  const [isSlow, setIsSlow] = useState(false)
  const [view, setView] = useState<View>('side')
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<FigureCanvasHandle>(null)
  const slider = useRef<HTMLInputElement>(null)
  const onMoment = useCallback((moment: number) => {
    canvas.current?.draw(moment)
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
    canvas.current?.draw(to)
  }
  if (!plan) return null
  return (
    <div ref={frame}>
      <FigureCanvas
        ref={canvas}
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
          <RadioGroup legend="Seen from" options={viewOptions} value={view} onChange={setView} isCompact />
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

const durationSeconds = 1.7
const slowMotionRate = 0.25
/** Rest after the end before it begins again, as a share of the trick. */
const restShare = 0.3

type Playback = { isPlaying: boolean; isSlow: boolean; onMoment: (moment: number) => void }

/**
 * Runs from 0 to 1 and again while it plays and is in view. The moment lives outside React: sixty renders
 * a second would cost more than the drawing.
 */
function usePlayback(element: RefObject<Element | null>, { isPlaying, isSlow, onMoment }: Playback) {
  const moment = useRef(0)
  const isInView = useInView(element, { rootMargin: '0px', once: false, initial: true })
  useEffect(() => {
    if (!isPlaying || !isInView) return
    let before = performance.now()
    const step = (now: number) => {
      // A tab that comes back must not leap.
      const passed = Math.min(100, Math.max(0, now - before)) / 1000
      before = now
      const next = moment.current + (passed * (isSlow ? slowMotionRate : 1)) / durationSeconds
      const isResting = moment.current >= 1 && next <= 1 + restShare
      moment.current = next > 1 + restShare ? 0 : next
      if (!isResting) onMoment(Math.min(1, moment.current))
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, isInView, isSlow, onMoment])
  return moment
}

type FigureCanvasHandle = { draw: (moment: number) => void }

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
function FigureCanvas({ ref, plan, view, moment, label }: FigureCanvasProps) {
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

/** Sets the slider and its text. Only while nothing plays: screen readers would read every change. */
function showMoment(slider: HTMLInputElement | null, moment: number): void {
  if (!slider) return
  slider.value = String(Math.min(1, moment))
  slider.setAttribute('aria-valuetext', momentWords(Math.min(1, moment)))
}

/** Moves through the trick by hand. */
function MomentSlider({ ref, onScrub }: { ref: Ref<HTMLInputElement>; onScrub: (moment: number) => void }) {
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

type Palette = (token: string) => string

/** Reads tokens once: asking for a style in every frame would cost more than the drawing. */
function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  const found = new Map<string, string>()
  return (token) => {
    const known = found.get(token) ?? style.getPropertyValue(token.slice(4, -1)).trim()
    found.set(token, known)
    return known
  }
}

function trace(context: CanvasRenderingContext2D, { points, radius }: Shape): void {
  context.beginPath()
  const [first] = points
  if (radius && first) context.arc(first.x, first.y, radius, 0, 2 * Math.PI)
  else for (const { x, y } of points) context.lineTo(x, y)
  context.closePath()
}

/** Draws a picture on a canvas of any size with the picture's proportions. */
function paintCanvas(canvas: HTMLCanvasElement, shapes: readonly Shape[], palette: Palette): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const scale = canvas.width / WIDTH
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.clearRect(0, 0, WIDTH, HEIGHT)
  context.lineJoin = 'round'
  context.lineWidth = outline.width
  context.strokeStyle = palette(outline.color)
  for (const shape of shapes) {
    const { fill, line, opacity = 1 } = paintStyles[shape.paint]
    context.globalAlpha = opacity
    context.fillStyle = palette(fill)
    trace(context, shape)
    context.fill()
    if (line) context.stroke()
  }
}
