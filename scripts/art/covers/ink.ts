import type { Point } from '../../../lib/skate/board/hull.ts'

/** The house's inks: the page's paper and orange, the hero's violet, and the stickers' colours. */
export const INK = {
  black: '#151310',
  paper: '#f4f0e6',
  bright: '#fffdf7',
  orange: '#ff5a1f',
  violet: '#34248a',
  lilac: '#4733b5',
  night: '#1d1550',
  grip: '#2c2836',
  yellow: '#ffd23f',
  blue: '#8fd0ff',
  salmon: '#ffab8f',
  green: '#9fe39a',
  lavender: '#d9bcff',
  pink: '#ffa8d5',
  teal: '#7fe8d8',
  grey: '#d1d0cb',
} as const

export const WIDTH = 1600
export const HEIGHT = 900
/** How thick a line is drawn, in the picture's units. */
export const LINE = 9

export type Pair = readonly [x: number, y: number]

const tenth = (value: number) => Math.round(value * 10) / 10
const at = ([x, y]: Pair) => `${tenth(x)} ${tenth(y)}`

export const pairs = (points: readonly Point[]): Pair[] => points.map(({ x, y }) => [x, y])

/** An area with these corners, as path data. */
export const area = (points: readonly Pair[]) => (points.length ? `M${points.map(at).join('L')}Z` : '')

/** A line along these points, as path data. */
export const along = (points: readonly Pair[]) => `M${points.map(at).join('L')}`

/** A soft line through these points, as path data. */
export function through(points: readonly Pair[], isClosed = false): string {
  const count = points.length
  const point = (index: number): Pair => {
    const held = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[held] ?? [0, 0]
  }
  const legs = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, next] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const out: Pair = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const into: Pair = [to[0] - (next[0] - from[0]) / 6, to[1] - (next[1] - from[1]) / 6]
    return `C${at(out)} ${at(into)} ${at(to)}`
  })
  return `M${at(point(0))}${legs.join('')}${isClosed ? 'Z' : ''}`
}

interface Stroke {
  readonly fill?: string
  readonly line?: string
  readonly width?: number
  readonly dash?: string
  readonly cap?: 'round' | 'butt' | 'square'
}

/** A path with a fill, a line, or both. */
export function path(d: string, { fill = 'none', line, width = LINE, dash, cap = 'round' }: Stroke): string {
  const stroke = line
    ? ` stroke="${line}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="${cap}"`
    : ''
  return `<path d="${d}" fill="${fill}"${stroke}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
}

/** An area of one colour in a thick black line. */
export const solid = (points: readonly Pair[], fill: string, width = LINE) =>
  path(area(points), { fill, line: INK.black, width })

/** An area of one colour without a line. */
export const flat = (points: readonly Pair[], fill: string) => path(area(points), { fill })

export const box = (x: number, y: number, width: number, height: number): Pair[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** The corners of a disc, or of an ellipse when the second radius differs. */
export function round(x: number, y: number, radius: number, upright = radius, steps = 48): Pair[] {
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * Math.PI * 2
    return [x + radius * Math.cos(angle), y + upright * Math.sin(angle)]
  })
}

/** Points on an arc, in degrees clockwise from the right. */
export function arc(
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  upright = radius,
): Pair[] {
  const steps = Math.max(4, Math.ceil(Math.abs(to - from) / 6))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + upright * Math.sin(angle)]
  })
}

export const ground = (fill: string) => flat(box(0, 0, WIDTH, HEIGHT), fill)

/** Everything moved, and turned about the place it is moved to. */
export const placed = (x: number, y: number, drawing: string, turn = 0, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`

let clips = 0

/** A drawing seen only inside an outline. */
export function within(outline: string, drawing: string): string {
  clips += 1
  return `<clipPath id="c${clips}"><path d="${outline}"/></clipPath><g clip-path="url(#c${clips})">${drawing}</g>`
}
