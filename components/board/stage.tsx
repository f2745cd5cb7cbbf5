import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { HEIGHT, type View, WIDTH } from '@/lib/skate/board/camera'
import { pictureAt } from '@/lib/skate/board/picture'
import type { Plan } from '@/lib/skate/board/plan'
import { paintCanvas, readPalette } from './paint-canvas'

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
