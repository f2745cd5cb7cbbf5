import { HEIGHT, WIDTH } from '@/lib/skate/board/camera'
import type { Shape } from '@/lib/skate/board/picture'
import { LINE, PAINTS } from './paint'

type Palette = (token: string) => string

/** Reads tokens once: asking for a style in every frame would cost more than the drawing. */
export function readPalette(element: Element): Palette {
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
export function paintCanvas(canvas: HTMLCanvasElement, shapes: readonly Shape[], palette: Palette): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const scale = canvas.width / WIDTH
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.clearRect(0, 0, WIDTH, HEIGHT)
  context.lineJoin = 'round'
  context.lineWidth = LINE.width
  context.strokeStyle = palette(LINE.colour)
  for (const shape of shapes) {
    const { fill, line, opacity = 1 } = PAINTS[shape.paint]
    context.globalAlpha = opacity
    context.fillStyle = palette(fill)
    trace(context, shape)
    context.fill()
    if (line) context.stroke()
  }
}
