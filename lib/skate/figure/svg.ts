import { HEIGHT, type Paint, type Shape, WIDTH } from './drawing.ts'

/** How a paint is laid on: its color, whether it has an outline, how much shows through. */
interface Style {
  readonly fill: string
  readonly isBare?: true
  readonly opacity?: number
}

export const INK = '#151310'

/** The brand's colors, fixed: the ground is bright in both themes. */
const STYLES: Readonly<Record<Paint, Style>> = {
  mark: { fill: INK, isBare: true, opacity: 0.25 },
  shadow: { fill: INK, isBare: true, opacity: 0.2 },
  grip: { fill: '#2b2824' },
  graphic: { fill: '#ff5a1f' },
  ply: { fill: '#ffab8f' },
  nose: { fill: '#d9bcff' },
  truck: { fill: '#d1d0cb' },
  wheel: { fill: '#fffdf7' },
  'front shoe': { fill: '#fffdf7' },
  'back shoe': { fill: '#8fd0ff' },
  trousers: { fill: '#4a6076' },
  shirt: { fill: '#ff5a1f' },
  skin: { fill: '#d9a06f' },
  cap: { fill: '#2b2824' },
  concrete: { fill: '#e9e6df' },
  'concrete side': { fill: '#d1d0cb' },
  'concrete dark': { fill: '#b9b7b0' },
  steel: { fill: '#c9d2d8' },
  'steel side': { fill: '#aab4bb' },
  'steel dark': { fill: '#98a3aa' },
  wood: { fill: '#efd3a4' },
  'wood side': { fill: '#e8c58c' },
  'wood dark': { fill: '#d2a964' },
  slope: { fill: '#f4dcb2', isBare: true },
  brick: { fill: '#e6a48a' },
  'brick side': { fill: '#d98f72' },
  'brick dark': { fill: '#d98f72' },
}

/** How thick an outline is: the brand's hand. */
export const LINE = 1.6

/** So many steps as a number in words that are kept: turning fractions into text is half of a frame's time. */
function written(steps: number, step: number): string {
  const known = step === 0.5 ? HALVES[steps + FAR] : undefined
  return known ?? String(steps * step)
}

/** The halves from -400 to 400, as text. */
const FAR = 800
const HALVES = Array.from({ length: 2 * FAR + 1 }, (_, index) => String((index - FAR) / 2))

/** Points as a path: each one by its way from the one before, which takes fewest digits. */
function pathOf({ points, radius, width }: Shape, step: number): string {
  const number = (value: number) => written(Math.round(value / step), step)
  const [first] = points
  if (radius && first) {
    const r = number(radius)
    return `M${number(first.x - radius)} ${number(first.y)}a${r} ${r} 0 1 0 ${number(2 * radius)} 0a${r} ${r} 0 1 0 -${number(2 * radius)} 0Z`
  }
  let d = ''
  let [lastX, lastY] = [0, 0]
  for (const [index, { x, y }] of points.entries()) {
    const [stepsX, stepsY] = [Math.round(x / step), Math.round(y / step)]
    const [across, down] = [stepsX - lastX, stepsY - lastY]
    const command = ['M', 'l'][index] ?? (across < 0 ? '' : ' ')
    d += `${command}${written(across, step)}${down < 0 ? '' : ' '}${written(down, step)}`
    lastX = stepsX
    lastY = stepsY
  }
  return width ? d : `${d}Z`
}

/** A stroke or an area as it is painted: a limb is a thick stroke on a thicker one of ink. */
export interface Stroke {
  readonly d: string
  readonly fill: string
  readonly stroke: string
  readonly width: number
  readonly opacity: number
}

/** A picture's shapes as what an SVG paints, from back to front; points to the nearest `step` of a unit. */
export function strokesOf(shapes: readonly Shape[], step = 0.5): Stroke[] {
  return shapes.flatMap((shape): Stroke[] => {
    const { fill, isBare, opacity: own = 1 } = STYLES[shape.paint]
    const opacity = own * (shape.opacity ?? 1)
    // Outlines that show through one another would be a tangle.
    const hasOutline = !isBare && shape.opacity === undefined
    const d = pathOf(shape, step)
    if (shape.width) {
      const inner = { d, fill: 'none', stroke: fill, width: Math.max(1, shape.width), opacity }
      return hasOutline ? [{ ...inner, stroke: INK, width: inner.width + 2 * LINE }, inner] : [inner]
    }
    return [{ d, fill, stroke: hasOutline ? INK : 'none', width: LINE, opacity }]
  })
}

/**
 * A picture's shapes as markup, for a group that is stroked with ink and a line of its thickness. Its quotes are single:
 * in data, which pages carry beside their markup, they need no escape.
 */
export function markupOf(shapes: readonly Shape[], step = 0.5): string {
  const paths = strokesOf(shapes, step).map(({ d, fill, stroke, width, opacity }) => {
    const thickness = step === 1 ? Math.round(width) : Math.round(width * 10) / 10
    const attributes = [
      `d='${d}'`,
      `fill='${fill}'`,
      stroke === INK ? '' : `stroke='${stroke}'`,
      width === LINE ? '' : `stroke-width='${thickness}'`,
      opacity === 1 ? '' : `opacity='${opacity}'`,
    ]
    return `<path ${attributes.filter(Boolean).join(' ')}/>`
  })
  return paths.join('')
}

/** The part of a drawing that a picture shows, in its units. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const whole: Frame = { left: 0, top: 0, width: WIDTH, height: HEIGHT }

/** The still picture of some shapes as a document of its own. */
export function svgOf(
  shapes: readonly Shape[],
  label: string,
  ground: string | null,
  { left, top, width, height }: Frame = whole,
): string {
  const back = ground
    ? `<path d="M${left} ${top}h${width}v${height}h-${width}Z" fill="${ground}" stroke="none"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" role="img" aria-label="${escaped(label)}" stroke="${INK}" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round">${back}${markupOf(shapes)}</svg>`
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
