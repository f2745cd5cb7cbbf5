import { type Contact, recordOf } from './contacts.ts'
import { type Flip, NO_FLIP } from './flip.ts'
import { STYLES, type StyleName } from './styles.ts'

/** How the rider rolls and pops. Lead and popping foot follow from it (stance.ts). */
export type Stance = (typeof STANCES)[number]

/** In the order in which they are offered. */
export const STANCES = ['regular', 'nollie', 'fakie', 'switch'] as const

/** Frontside or backside: of a turn, or of the obstacle as the rider comes to it. */
export type Side = 'frontside' | 'backside'

/**
 * The board going end over end: around the popping foot, which a name without a foot means and which is called the back
 * foot here although in nollie it is the front one; around the front foot; or forward under the rider.
 */
export type Wrap = 'back foot' | 'front foot' | 'forward'

/**
 * What a rider and a board do, without the name. Degrees are signed, frontside positive, in the sense of the
 * stance (fakie keeps the natural sense); the board's turn is measured against the ground, not the rider.
 * What the words of a name leave open is null.
 */
export interface Motion {
  readonly stance: Stance
  readonly bodyDeg: number | null
  readonly boardDeg: number | null
  /** How far the rider turns, whichever way: known for "540" although its direction is not. */
  readonly bodyTurn: number | null
  /** How far the board turns against the ground, whichever way. */
  readonly boardTurn: number | null
  readonly flip: Flip
  readonly wrap: Wrap | null
  /** The turn comes after the peak ("late shuvit"); a late flip is `flip.late`. */
  readonly late: boolean
  /** Left the ground by a pop; decides between a shuvit and a pop shuvit. */
  readonly pop: boolean
  /** The way it is done or the named trick it is: no comply, pressure, airwalk. */
  readonly style: StyleName | null
  readonly contact: Contact | null
  /** The side the obstacle is on. */
  readonly approach: Side | null
  /** A last half turn slid on the wheels. */
  readonly revert: Side | 'either' | null
  /** The way out of a grind, slide, stall or air, when it is said. */
  readonly to: 'fakie' | 'regular' | 'switch' | null
  /** The obstacle sends the rider back the way he came. */
  readonly reverses: boolean
  /** The pieces of a combination in order, else empty; the fields above then sum them up. */
  readonly parts: readonly Motion[]
}

/** A motion from the fields that matter; unsigned turns follow from the signed ones. */
export function motion(fields: Partial<Motion> = {}): Motion {
  const bodyDeg = fields.bodyDeg === undefined ? 0 : fields.bodyDeg
  const boardDeg = fields.boardDeg === undefined ? 0 : fields.boardDeg
  return {
    stance: fields.stance ?? 'regular',
    bodyDeg,
    boardDeg,
    bodyTurn: bodyDeg === null ? (fields.bodyTurn ?? null) : Math.abs(bodyDeg),
    boardTurn: boardDeg === null ? (fields.boardTurn ?? null) : Math.abs(boardDeg),
    flip: fields.flip ?? NO_FLIP,
    wrap: fields.wrap ?? null,
    late: fields.late ?? false,
    pop: fields.pop ?? true,
    style: fields.style ?? null,
    contact: fields.contact ?? null,
    approach: fields.approach ?? null,
    revert: fields.revert ?? null,
    to: fields.to ?? null,
    reverses: fields.reverses ?? false,
    parts: fields.parts ?? [],
  }
}

function sum(values: readonly (number | null)[]): number | null {
  let total = 0
  for (const value of values) {
    if (value === null) return null
    total += value
  }
  return total
}

/** How far several turns go together when only one of them is a turn; null when that cannot be said. */
function onlyTurn(turns: readonly (number | null)[]): number | null {
  const [only, ...others] = turns.filter((turn) => turn !== 0)
  return others.length === 0 ? (only ?? 0) : null
}

/** Several motions one after another as one: degrees add up, the first flip and the last contact stand for it. */
export function combine(parts: readonly Motion[]): Motion {
  const [first] = parts
  if (!first) return motion()
  if (parts.length === 1) return first
  return motion({
    stance: first.stance,
    bodyDeg: sum(parts.map((part) => part.bodyDeg)),
    boardDeg: sum(parts.map((part) => part.boardDeg)),
    bodyTurn: onlyTurn(parts.map((part) => part.bodyTurn)),
    boardTurn: onlyTurn(parts.map((part) => part.boardTurn)),
    flip: parts.find((part) => part.flip.kind !== 'none')?.flip ?? NO_FLIP,
    wrap: parts.find((part) => part.wrap)?.wrap ?? null,
    pop: first.pop,
    contact: parts.findLast((part) => part.contact)?.contact ?? null,
    approach: parts.findLast((part) => part.approach)?.approach ?? null,
    reverses: parts.some((part) => part.reverses),
    parts,
  })
}

/** Whether the plain word for these numbers means a popped trick; only a shuvit is scooped without one. */
export function isPoppedPlainly(made: Motion): boolean {
  if (made.contact) return made.style !== 'Slappy'
  if (made.style && !STYLES[made.style].isWay) return STYLES[made.style].pop
  const isShuvit = made.bodyDeg === 0 && made.boardTurn === 180 && made.flip.kind === 'none'
  const isPlain = made.wrap === null && !made.late
  return !(isShuvit && isPlain)
}

/** Whether a grind or slide runs along a coping: it lies nowhere else, the words say so, or its manner does. */
export function isOnCoping({ contact, reverses, style }: Motion): boolean {
  if (contact?.kind !== 'grind' && contact?.kind !== 'slide') return false
  return reverses || style === 'Alley-Oop' || style === 'Layback' || recordOf(contact).on === 'coping'
}

/** Whether the rider goes over in it, head below the board: a rodeo or a flair backward, a McTwist over the leading shoulder. */
export function overheadOf({ style, contact, bodyDeg }: Motion): 'rodeo' | 'mctwist' | null {
  if (style === 'Rodeo' || style === 'Flair') return 'rodeo'
  return contact?.name === 'Mute' && bodyDeg === -540 ? 'mctwist' : null
}

/** Whether a bare no comply or boneless leads onto an edge or a pad: it is how one gets there and no trick of its own. */
export function isWayOnto(way: Motion, onto: Contact): boolean {
  const { style, bodyDeg, boardDeg, flip, wrap, late, contact, revert, to, parts } = way
  const isBare = bodyDeg === 0 && boardDeg === 0 && flip.kind === 'none' && !wrap && !late && !contact
  const isLed = style === 'No Comply' || style === 'Boneless'
  const isMet = onto.kind === 'grind' || onto.kind === 'slide' || onto.kind === 'manual'
  return isLed && isBare && isMet && !revert && !to && parts.length === 0 && way.pop === isPoppedPlainly(way)
}

/**
 * Whether a style is only how what comes next is done: a foot off the board in a powerslide, the second hand of a
 * street plant.
 */
export function isWayOfDoing(way: Motion, next: Motion): boolean {
  if (way.revert || way.to || way.contact) return false
  if (way.style === 'Double Hand') return next.contact?.name === 'Street Plant'
  const isBare = way.bodyDeg === 0 && way.boardDeg === 0 && way.flip.kind === 'none'
  return way.style === 'One Foot' && isBare && next.style === 'Powerslide'
}
