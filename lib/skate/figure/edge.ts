import type { Motion, Side } from '../motion.ts'
import { leadOf } from '../stance.ts'
import { turnBy, turned, type Vec } from './geometry.ts'

/** The part of the board that is on the edge. */
type Rest = 'deck' | 'nose' | 'tail' | 'both trucks' | 'nose truck' | 'tail truck'

/** How a board lies on an edge, seen from above. */
export interface Edge {
  /** A ledge is ridden along, a coping is ridden up to. */
  readonly obstacle: 'ledge' | 'coping'
  readonly rest: Rest
  /** How far the nose points in over the edge: 90 across it, 0 along it, negative back to where it came from. */
  readonly angle: number
  /** The end held higher than the edge, and the end that dips below it. */
  readonly high: 'nose' | 'tail' | null
  readonly low: 'nose' | 'tail' | null
  /** The side of the rider that the obstacle is on; null when the name leaves it open. */
  readonly approach: Side | null
}

type Lie = Pick<Edge, 'rest' | 'angle'> & Partial<Pick<Edge, 'high' | 'low'>>

const ON_LEDGE: Record<string, Lie> = {
  '50-50': { rest: 'both trucks', angle: 0 },
  '5-0': { rest: 'tail truck', angle: 0, high: 'nose' },
  Nosegrind: { rest: 'nose truck', angle: 0, high: 'tail' },
  'Smith Grind': { rest: 'tail truck', angle: -22, low: 'nose' },
  'Feeble Grind': { rest: 'tail truck', angle: 22, low: 'nose' },
  'Suski Grind': { rest: 'tail truck', angle: -22, high: 'nose' },
  'Salad Grind': { rest: 'tail truck', angle: 22, high: 'nose' },
  'Crooked Grind': { rest: 'nose truck', angle: 25, high: 'tail' },
  'Overcrook Grind': { rest: 'nose truck', angle: -25, high: 'tail' },
  'Losi Grind': { rest: 'nose truck', angle: -22, low: 'tail' },
  'Willy Grind': { rest: 'nose truck', angle: 22, low: 'tail' },
  Boardslide: { rest: 'deck', angle: 90 },
  Lipslide: { rest: 'deck', angle: -90 },
  Noseslide: { rest: 'nose', angle: 90 },
  Tailslide: { rest: 'tail', angle: -90 },
  Bluntslide: { rest: 'tail truck', angle: -90, high: 'nose' },
  'Noseblunt Slide': { rest: 'nose truck', angle: 90, high: 'tail' },
}

const ON_COPING: Record<string, Lie> = {
  'Axle Stall': { rest: 'both trucks', angle: 0 },
  'Rock to Fakie': { rest: 'deck', angle: 90 },
  'Rock and Roll': { rest: 'deck', angle: 90 },
  Rock: { rest: 'deck', angle: 90 },
  'Nose Stall': { rest: 'nose', angle: 90 },
  'Tail Stall': { rest: 'tail', angle: -90 },
  Disaster: { rest: 'deck', angle: -90 },
  Blunt: { rest: 'tail truck', angle: 90, high: 'nose' },
  Pivot: { rest: 'tail truck', angle: 30, high: 'nose' },
  'Smith Stall': { rest: 'tail truck', angle: -22, low: 'nose' },
  'Feeble Stall': { rest: 'tail truck', angle: 22, low: 'nose' },
}

/** How the board of a grind, slide or stall lies on its edge; null when there is none or nobody has told. */
export function edgeOf(motion: Motion): Edge | null {
  const { contact, approach } = motion
  if (!contact) return null
  const isStall = contact.kind === 'stall'
  const lie = (isStall ? ON_COPING : ON_LEDGE)[contact.name]
  if (!lie) return null
  return { high: null, low: null, ...lie, obstacle: isStall ? 'coping' : 'ledge', approach }
}

/** How far along the board, from its middle toward the nose, the resting part is. */
function restingPoint(rest: Rest): number {
  if (rest === 'deck' || rest === 'both trucks') return 0
  const size = rest.endsWith('truck') ? 0.215 : 0.33
  return rest.startsWith('nose') ? size : -size
}

/** A part of the drawing: its outline in centimetres around the board's middle, right and down. */
export interface Placed {
  readonly part: 'wheel' | 'deck' | 'nose' | 'front shoe' | 'back shoe'
  readonly points: readonly (readonly [number, number])[]
}

/** Everything needed to draw a board on an edge from above, for a regular rider. */
export interface EdgePicture {
  readonly placed: readonly Placed[]
  /** The middle of the part on the edge. */
  readonly rest: readonly [number, number]
  /** The side of the ledge; a coping is ahead. */
  readonly side: 'left' | 'right' | 'ahead'
}

const DECK = [
  [26, -10],
  [34, -9],
  [39, -5],
  [40, 0],
  [39, 5],
  [34, 9],
  [26, 10],
  [-26, 10],
  [-34, 9],
  [-39, 5],
  [-40, 0],
  [-39, -5],
  [-34, -9],
  [-26, -10],
] as const
const SHOE = [
  [14, 0],
  [12, 4],
  [4, 5],
  [-6, 3.4],
  [-13, 2],
  [-13, -2],
  [-6, -3.4],
  [4, -5],
  [12, -4],
] as const

const box = (x: number, y: number, width: number, height: number) =>
  [
    [x - width / 2, y - height / 2],
    [x + width / 2, y - height / 2],
    [x + width / 2, y + height / 2],
    [x - width / 2, y + height / 2],
  ] as const

/** Toes to the right of travel when the rider's natural front foot leads. */
const toesOf = (motion: Motion) => (leadOf(motion.stance) === 'F' ? -1 : 1)

function shoe(at: number, toes: number) {
  return SHOE.map(([x, y]) => [at + y, toes * x] as const)
}

/** From above, travel upward, as a regular rider does it; the goofy picture is this one in the mirror. */
export function edgePicture(motion: Motion, edge: Edge): EdgePicture {
  const toes = toesOf(motion)
  const isToeSide = edge.approach !== 'backside'
  const ledge = isToeSide ? toes : -toes
  const isFakie = motion.stance === 'fakie'
  const nose = isFakie ? -1 : 1
  const isCoping = edge.obstacle === 'coping'
  // Which end goes over in a boardslide follows from travel, whatever that end is called.
  const pointing = edge.rest === 'deck' ? 1 : nose
  // Pointing in means toward the ledge; a coping lies across the way, so that is where it starts from.
  const yaw = isCoping ? (90 - edge.angle) * toes : pointing * ledge * edge.angle
  const turn = turnBy(yaw)
  const place = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => {
      const [ahead, left] = turned(turn, [x, y, 0] satisfies Vec)
      return [-left, -ahead] as const
    })
  const front = (leadOf(motion.stance) === 'F' ? 1 : -1) * 20
  const wheels = [-21.5, 21.5].flatMap((x) => [-9.5, 9.5].map((y) => box(x, y, 5.4, 3.4)))
  const [rest = [0, 0] as const] = place([[nose * restingPoint(edge.rest) * 100, 0]])
  return {
    placed: [
      ...wheels.map((points) => ({ part: 'wheel', points: place(points) }) as const),
      { part: 'deck', points: place(DECK) },
      { part: 'nose', points: place(box(nose * 30, 0, 4, 18.6)) },
      { part: 'front shoe', points: place(shoe(front, toes)) },
      { part: 'back shoe', points: place(shoe(-front, toes)) },
    ],
    rest,
    side: isCoping ? 'ahead' : ledge === 1 ? 'left' : 'right',
  }
}
