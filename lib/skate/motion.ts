import type { Contact } from './contacts.ts'

/** How the rider rolls and pops. Lead and popping foot follow from it (stance.ts). */
export type Stance = (typeof STANCES)[number]

/** In the order in which they are offered. */
export const STANCES = ['regular', 'nollie', 'fakie', 'switch'] as const

/** Frontside or backside: of a turn, or of the obstacle as the rider comes to it. */
export type Side = 'frontside' | 'backside'

/** Turns of the board about its long axis. Half a flip is caught upside down; null: the words do not say. */
export interface Flip {
  readonly kind: 'kick' | 'heel' | 'none' | null
  readonly count: number | null
  readonly late: boolean
}

/** The board going end over end: around the back foot, around the front foot, or forward under the rider. */
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
  /** The way it is done or the named trick it is, a key of styles.ts: no comply, pressure, airwalk. */
  readonly style: string | null
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

/** The board does not flip. */
export const NO_FLIP: Flip = { kind: 'none', count: 0, late: false }

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

/** Whether the board is flipped, by whatever part of the rider. */
export const isFlipped = ({ flip }: Motion): boolean => flip.kind !== 'none' && flip.kind !== null
