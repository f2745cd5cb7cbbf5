import { type Contact, type ContactKind, type Lie, type Rest, recordOf } from '../contacts.ts'
import type { Motion, Side } from '../motion.ts'
import { leadOf } from '../stance.ts'
import { turnBy, turned, type Vec } from './geometry.ts'

/** How a board lies on an edge, seen from above, and where the edge is. */
export interface Edge extends Lie {
  /** A ledge is ridden along, a coping is ridden up to. */
  readonly obstacle: 'ledge' | 'coping'
  /** The side of the rider that the obstacle is on; null when the name leaves it open. */
  readonly approach: Side | null
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

/** How the board of a grind, slide or stall lies on its edge; null for any other motion. */
export function edgeOf({ contact, approach }: Motion): Edge | null {
  if (!contact || !isOnEdge(contact)) return null
  const { lie, on } = recordOf(contact)
  return { ...lie, obstacle: on === 'coping' ? 'coping' : 'ledge', approach }
}

/** How a contact is shown, by its kind; null where no picture is drawn. A new kind has to decide here. */
export const PICTURES = {
  grind: 'from above',
  slide: 'from above',
  stall: 'from above',
  manual: 'moving',
  // The hand makes the trick, and no picture shows hands.
  air: null,
  grab: null,
  // Upside down on a hand, or off the board on a foot: no picture shows the rider's body.
  plant: null,
} as const satisfies Readonly<Record<ContactKind, 'from above' | 'moving' | null>>

function isOnEdge(contact: Contact): contact is Contact<'grind' | 'slide' | 'stall'> {
  return PICTURES[contact.kind] === 'from above'
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

/** From above, travel upward, as a regular rider does it; the goofy picture is this one in the mirror. */
export function edgePicture(motion: Motion, edge: Edge): EdgePicture {
  const toes = toesOf(motion)
  const isToeSide = edge.approach !== 'backside'
  const ledge = isToeSide ? toes : -toes
  const isFakie = motion.stance === 'fakie'
  const nose = isFakie ? -1 : 1
  const isCoping = edge.obstacle === 'coping'
  // Which end goes over in a boardslide follows from travel, not from what that end is called.
  const pointing = edge.rest === 'deck' ? 1 : nose
  // Pointing in means toward the ledge; a coping lies across the way, so that is where it starts from.
  const yaw = isCoping ? (90 - edge.angle) * toes : pointing * ledge * edge.angle
  const turn = turnBy(yaw)
  const place = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => {
      const [ahead, left] = turned(turn, [x, y, 0] satisfies Vec)
      return [-left, -ahead] as const
    })
  // On the underside the feet stand on the ends, outside the trucks.
  const front = (leadOf(motion.stance) === 'F' ? 1 : -1) * (edge.isUpsideDown ? 32 : 20)
  const wheels = [-21.5, 21.5].flatMap((x) =>
    [-9.5, 9.5].map((y) => ({ part: 'wheel', points: place(box(x, y, 5.4, 3.4)) }) as const),
  )
  const deck = { part: 'deck', points: place(DECK) } as const
  const [rest = [0, 0] as const] = place([[nose * restingPoint(edge.rest) * 100, 0]])
  return {
    placed: [
      ...(edge.isUpsideDown ? [deck, ...wheels] : [...wheels, deck]),
      { part: 'nose', points: place(box(nose * 30, 0, 4, 18.6)) },
      { part: 'front shoe', points: place(shoe(front, toes)) },
      { part: 'back shoe', points: place(shoe(-front, toes)) },
    ],
    rest,
    side: isCoping ? 'ahead' : ledge === 1 ? 'left' : 'right',
  }
}

/** Toes to the right of travel when the rider's natural front foot leads. */
const toesOf = (motion: Motion) => (leadOf(motion.stance) === 'F' ? -1 : 1)

const box = (x: number, y: number, width: number, height: number) =>
  [
    [x - width / 2, y - height / 2],
    [x + width / 2, y - height / 2],
    [x + width / 2, y + height / 2],
    [x - width / 2, y + height / 2],
  ] as const

/** How far along the board, from its middle toward the nose, the resting part is. */
function restingPoint(rest: Rest): number {
  if (rest === 'deck' || rest === 'both trucks') return 0
  const size = rest.endsWith('truck') ? 0.215 : 0.33
  return rest.startsWith('nose') ? size : -size
}

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

function shoe(at: number, toes: number) {
  return SHOE.map(([x, y]) => [at + y, toes * x] as const)
}
