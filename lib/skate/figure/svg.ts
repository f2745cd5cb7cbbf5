import { HEIGHT, WIDTH } from './camera.ts'
import type { Point } from './geometry.ts'
import type { Paint, Shape } from './shape.ts'

/** How a paint is laid on: its color, whether it has an outline, how much shows through. */
interface Style {
  readonly fill: string
  readonly isBare?: true
  readonly opacity?: number
}

export const INK = '#151310'

/** The brand's colors, fixed: the ground is bright in both themes. */
const STYLES: Readonly<Record<Paint, Style>> = {
  ink: { fill: INK },
  mark: { fill: INK, isBare: true, opacity: 0.25 },
  shadow: { fill: INK, isBare: true, opacity: 0.2 },
  grip: { fill: '#2c2836' },
  graphic: { fill: '#ffa8d5' },
  ply: { fill: '#ffab8f' },
  nose: { fill: '#fffdf7' },
  truck: { fill: '#d1d0cb' },
  wheel: { fill: '#fffdf7' },
  'front shoe': { fill: '#fffdf7' },
  'back shoe': { fill: '#8fd0ff' },
  sole: { fill: '#ff5a1f' },
  sock: { fill: '#fffdf7' },
  trousers: { fill: '#4733b5' },
  'trousers shade': { fill: '#2b1d80' },
  shirt: { fill: '#7fe8d8' },
  'shirt shade': { fill: '#43b3a3' },
  skin: { fill: '#6f5be8' },
  hair: { fill: '#1d1550' },
  eye: { fill: INK, isBare: true },
  cap: { fill: '#ff5a1f' },
  'cap shade': { fill: '#c93c0b' },
  brim: { fill: '#fffdf7' },
  concrete: { fill: '#e9e6df' },
  'concrete side': { fill: '#d1d0cb' },
  'concrete dark': { fill: '#b9b7b0' },
  steel: { fill: '#c9d2d8' },
  'steel side': { fill: '#aab4bb' },
  'steel dark': { fill: '#98a3aa' },
  wood: { fill: '#efd3a4' },
  'wood side': { fill: '#e8c58c' },
  'wood dark': { fill: '#d2a964' },
  arrow: { fill: '#fffdf7' },
  trail: { fill: '#fffdf7', isBare: true, opacity: 0.5 },
  spark: { fill: '#ffd23f' },
  ground: { fill: '#ffb92e' },
  slope: { fill: '#f4dcb2' },
  flat: { fill: '#efd3a4' },
  brick: { fill: '#e6a48a' },
  'brick side': { fill: '#d98f72' },
  'brick dark': { fill: '#d98f72' },
}

/** How thick an outline is, of which areas cover the inner half: the brand's hand. */
const LINE = 2.2

/** The step to which points are rounded, in units of the picture: finer ones are not seen. */
const FINE = 0.5

/** Whole numbers need no point, so paths are written in halves of a step, in which the middles between points are whole. */
const scaleOf = (step: number) => `scale(${textOf(step / 2)})`

const textOf = (value: number) => String(value).replace(/^0\./, '.')

/** What a group has in which strokes to the finest step are painted. */
export const HAND = {
  stroke: INK,
  strokeWidth: (2 * LINE) / FINE,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  paintOrder: 'stroke',
  transform: scaleOf(FINE),
} as const

/** Points as a path in halves of a step, each one by its way from the one before, which takes fewest digits. */
class Pen {
  d = ''
  #x = 0
  #y = 0
  #start: readonly [number, number] | null = null

  /** Begins an area, of which the last one's beginning is the place to count from. */
  begin(x: number, y: number): void {
    const command = this.#start ? 'm' : 'M'
    if (this.#start) [this.#x, this.#y] = this.#start
    this.to(command, x, y)
    this.#start = [x, y]
  }

  /** Goes to a point, after a command or a space where there must be one. */
  to(command: string, x: number, y: number): void {
    this.#write(command === '' && x >= this.#x ? ' ' : command, x, y)
    this.#x = x
    this.#y = y
  }

  /** Names what pulls the curve to the next point. */
  pull(x: number, y: number): void {
    this.#write('q', x, y)
  }

  #write(command: string, x: number, y: number): void {
    const down = y - this.#y
    this.d += `${command}${x - this.#x}${down < 0 ? '' : ' '}${down}`
  }
}

function corners(pen: Pen, points: readonly Point[], step: number): void {
  for (const [index, { x, y }] of points.entries()) {
    const [halvesX, halvesY] = [2 * Math.round(x / step), 2 * Math.round(y / step)]
    if (index === 0) pen.begin(halvesX, halvesY)
    else pen.to(index === 1 ? 'l' : '', halvesX, halvesY)
  }
}

/** A closed curve through the middles between points: what pulls it is the last one's mirror image, and need not be said. */
function curve(pen: Pen, points: readonly Point[], step: number): void {
  const steps = points.map(({ x, y }) => [Math.round(x / step), Math.round(y / step)] as const)
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return
  pen.begin(first[0] + last[0], first[1] + last[1])
  pen.pull(2 * first[0], 2 * first[1])
  for (const [index, [x, y]] of steps.entries()) {
    const next = steps[index + 1] ?? first
    pen.to(index === 1 ? 't' : '', x + next[0], y + next[1])
  }
}

function pathOf({ points, more = [], isRound, width }: Shape, step: number): string {
  const pen = new Pen()
  for (const area of [points, ...more]) {
    ;(isRound ? curve : corners)(pen, area, step)
    if (!width) pen.d += 'Z'
  }
  return pen.d
}

/** A stroke or an area as it is painted: a limb is a thick stroke on a thicker one of ink. Widths in halves of a step. */
export interface Stroke {
  readonly d: string
  readonly fill: string
  readonly stroke: string
  readonly width: number
  readonly opacity: number
}

/** A picture's shapes as what an SVG paints, from back to front; points to the nearest `step` of a unit. */
export function strokesOf(shapes: readonly Shape[], step = FINE): Stroke[] {
  return shapes.flatMap((shape): Stroke[] => {
    const { fill, isBare, opacity: own = 1 } = STYLES[shape.paint]
    const opacity = own * (shape.opacity ?? 1)
    // Outlines that show through one another would be a tangle.
    const hasOutline = !isBare && shape.opacity === undefined && shape.line !== 0
    const d = pathOf(shape, step)
    const written = (width: number) => Math.round((2 * width) / step)
    const line = shape.line === undefined ? LINE : 2 * shape.line
    if (shape.width) {
      const wide = Math.max(1, shape.width)
      const inner = { d, fill: 'none', stroke: fill, width: written(wide), opacity }
      return hasOutline ? [{ ...inner, stroke: INK, width: written(wide + line) }, inner] : [inner]
    }
    return [{ d, fill, stroke: hasOutline ? INK : 'none', width: written(hasOutline ? line : LINE), opacity }]
  })
}

/**
 * A picture's shapes as markup, a group that has the brand's hand. Its quotes are single: in data, which pages carry
 * beside their markup, they need no escape.
 */
export function markupOf(shapes: readonly Shape[], step = FINE): string {
  const hand = Math.round((2 * LINE) / step)
  const paths = strokesOf(shapes, step).map(({ d, fill, stroke, width, opacity }) => {
    const attributes = [
      `d='${d}'`,
      fill === INK ? '' : `fill='${fill}'`,
      stroke === INK ? '' : `stroke='${stroke}'`,
      stroke === 'none' || width === hand ? '' : `stroke-width='${width}'`,
      opacity === 1 ? '' : `opacity='${opacity}'`,
    ]
    return `<path ${attributes.filter(Boolean).join(' ')}/>`
  })
  return `<g fill='${INK}' stroke='${INK}' stroke-width='${hand}' stroke-linejoin='round' stroke-linecap='round' paint-order='stroke' transform='${scaleOf(step)}'>${paths.join('')}</g>`
}

/** The part of a drawing that a picture shows, in its units. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const whole: Frame = { left: 0, top: 0, width: WIDTH, height: HEIGHT }

/** As small as in a row, the ink around a figure is thicker, so that it keeps its shape. */
const SMALL = '<style>@media(max-width:99px){path:not([fill])[stroke-width]{stroke-width:30}}</style>'

/** The still picture of some shapes as a document of its own. */
export function svgOf(
  shapes: readonly Shape[],
  label: string,
  ground: string | null,
  { left, top, width, height }: Frame = whole,
): string {
  const back = ground ? `<path d="M${left} ${top}h${width}v${height}h-${width}Z" fill="${ground}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" role="img" aria-label="${escaped(label)}">${SMALL}${back}${markupOf(shapes)}</svg>`
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
