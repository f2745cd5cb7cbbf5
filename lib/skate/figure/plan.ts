import type { Motion, Stance } from '../motion.ts'
import { leadOf, type Natural, popFootOf, seenFromAbove } from '../stance.ts'

/** A direction along one axis. */
type Sign = 1 | -1

/** Degrees turned between two moments. */
interface Span {
  readonly deg: number
  readonly from: number
  readonly to: number
}

/** Everything needed to draw a trick at any moment, in numbers of the space it happens in. */
export interface Plan {
  /** Which side the toes are on at the start: 1 to the left of travel. */
  readonly toe: Sign
  /** Where the natural front foot is at the start: 1 leading. */
  readonly front: Sign
  /** The end that is popped, and the end called the nose: 1 leading. */
  readonly popEnd: Sign
  readonly nose: Sign
  readonly popFoot: 'front' | 'back'
  readonly isPopped: boolean
  /** Anticlockwise from above. */
  readonly yaw: readonly Span[]
  readonly body: readonly Span[]
  /** Positive lifts the left side of the board. */
  readonly roll: readonly Span[]
  /** End over end; positive dips the end that led. */
  readonly wrap: readonly Span[]
  /** The end of the board, 1 leading, under the foot that it goes round. */
  readonly wrapEnd: Sign | 0
  /** Set off with the toes over the heel-side edge, or with the heel over the toe-side edge. */
  readonly flick: 'kick' | 'heel' | null
  readonly flickAt: number
  /** When the board moves without the feet. */
  readonly loose: readonly (readonly [from: number, to: number])[]
  readonly height: number
  readonly isPlanted: boolean
  /** The end that stays low in a manual. */
  readonly manualEnd: Sign | 0
}

/** Moments of a trick, from 0 (rolling up) to 1 (rolling away). */
export const POP = 0.24
const PEAK = 0.5
export const LANDING = 0.76

/** From when to when a thing turns. */
const EARLY = [0.28, 0.72] as const
const LATE = [PEAK + 0.02, LANDING - 0.02] as const
/** Done in time for what comes after the peak. */
const BEFORE_LATE = [EARLY[0], PEAK] as const
const SPIN = [POP - 0.02, LANDING + 0.02] as const
const REVERT = [0.8, 0.94] as const

/** How to draw a motion for a rider; null for what has no board that turns in the air in a known way. */
export function planOf(motion: Motion, rider: Natural): Plan | null {
  const air = airOf(motion)
  if (!air) return null
  const { stance } = motion
  const toe = toeOf(stance, rider)
  const popEnd = popEndOf(stance)
  const seen = (deg: number) => seenFromAbove(deg, stance, rider)
  const roll = air.flatMap((part, at) => rollsOf(part, toe, at < air.length - 1))
  const isTogether = air.every((part) => part.bodyDeg === part.boardDeg)
  const revert = seen(revertDeg(motion))
  const alone = air.length > 1 ? BEFORE_LATE : EARLY
  const yaw = air.flatMap((part) =>
    span(seen(part.boardDeg ?? 0), part.late ? LATE : isTogether ? SPIN : alone),
  )
  const body = air.flatMap((part) => span(seen(part.bodyDeg ?? 0), part.late ? LATE : SPIN))
  const flicked = air.find(({ flip }) => flip.kind === 'kick' || flip.kind === 'heel')
  const { wrap, wrapEnd } = wrapOf(motion, popEnd)
  return {
    toe,
    front: leadOf(stance) === 'F' ? 1 : -1,
    popEnd,
    nose: noseOf(stance),
    popFoot: popFootOf(stance),
    isPopped: motion.pop && !motion.contact,
    yaw: [...yaw, ...span(revert, REVERT)],
    body: [...body, ...span(revert, REVERT)],
    roll,
    wrap,
    wrapEnd,
    flick: flicked?.flip.kind === 'heel' ? 'heel' : flicked ? 'kick' : null,
    flickAt: roll[0]?.from ?? 0,
    loose: looseOf({ yaw, body, roll, wrap }),
    height: heightOf(motion, roll),
    isPlanted: motion.style === 'No Comply',
    manualEnd: manualEnd(motion),
  }
}

/**
 * What happens in the one air of a trick: the motion itself, or its pieces when all but the first are late.
 * Null when that is more than one air, not on flat ground, or not known in numbers.
 */
export function airOf(motion: Motion): readonly Motion[] | null {
  if (isPlainManual(motion) && motion.parts.length === 0) return [motion]
  const air = motion.parts.length > 0 ? motion.parts : [motion]
  if (!air.every((part) => isKnown(part) && isFlat(part))) return null
  if (!air.slice(1).every((part) => isLate(part) && part.stance === motion.stance)) return null
  const [first] = air
  if (first && air.length > 1 && isLate(first)) return null
  // A second late piece would need a second peak.
  return air.length > 2 || air.slice(0, -1).some(({ revert }) => revert) ? null : air
}

/** A balance on two wheels, from rolling to rolling, without a turn. */
function isPlainManual(motion: Motion): boolean {
  const { contact, bodyDeg, boardDeg, flip, style, to, revert } = motion
  const isPlain = !style && !to && !revert && flip.kind === 'none'
  return contact?.kind === 'manual' && bodyDeg === 0 && boardDeg === 0 && isPlain
}

function isKnown({ bodyDeg, boardDeg, boardTurn, flip, wrap }: Motion): boolean {
  const isBoardKnown =
    wrap === 'forward' ? boardTurn === null || boardTurn % 180 === 0 : isHalfTurns(boardDeg)
  return isHalfTurns(bodyDeg) && isBoardKnown && flip.kind !== null && flip.count !== null
}

function isHalfTurns(deg: number | null): boolean {
  return deg !== null && deg % 180 === 0
}

const STYLES_DRAWN: readonly (string | null)[] = [null, 'No Comply']

function isFlat({ style, contact, reverses, to }: Motion): boolean {
  return STYLES_DRAWN.includes(style) && contact === null && !reverses && to === null
}

const isLate = ({ late, flip }: Motion): boolean => late || flip.late

const toeOf = (stance: Stance, rider: Natural): Sign =>
  (rider === 'goofy') === (leadOf(stance) === 'F') ? 1 : -1

const popEndOf = (stance: Stance): Sign => (stance === 'nollie' || stance === 'fakie' ? 1 : -1)

function rollsOf(motion: Motion, toe: Sign, hasLater: boolean): Span[] {
  const { kind, count, late } = motion.flip
  if (kind === null || kind === 'none' || count === null) return []
  const sense = rollSense(kind, toe)
  const [from, to] = late ? LATE : hasLater ? BEFORE_LATE : EARLY
  if (motion.wrap === 'forward') {
    // Half a roll turns the grip up again that half an end over end turned down.
    const size = (motion.boardTurn ?? 180) + (count - 1) * 360
    return span(sense * size, [from, to])
  }
  if (count !== 0.5) return span(sense * count * 360, [from, to])
  const middle = (from + to) / 2
  return [...span(sense * 180, [from, middle]), ...span(sense * -180, [middle, to])]
}

/**
 * The toes flick out past the heel-side edge and press it down on the way, so in a kickflip that edge sinks
 * first and the toe-side edge comes up and over, toward the heels: seen from behind, anticlockwise for a
 * regular rider. The heel pushes the toe-side edge down, so a heelflip rolls the other way.
 */
function rollSense(kind: 'kick' | 'heel', toe: Sign): Sign {
  return kind === 'kick' ? toe : toe === 1 ? -1 : 1
}

const span = (deg: number, [from, to]: readonly [number, number]): Span[] => (deg ? [{ deg, from, to }] : [])

function revertDeg({ revert, bodyDeg, boardDeg }: Motion): number {
  if (!revert) return 0
  if (revert !== 'either') return revert === 'frontside' ? 180 : -180
  // Sliding on in the sense of the turn is what both a spin and a shuvit lead into.
  return (bodyDeg || boardDeg || -1) > 0 ? 180 : -180
}

function wrapOf(motion: Motion, popEnd: Sign): { wrap: Span[]; wrapEnd: Sign | 0 } {
  if (!motion.wrap) return { wrap: [], wrapEnd: 0 }
  const far: Sign = popEnd === 1 ? -1 : 1
  // The far end is kicked down and the popped end comes up between the legs.
  if (motion.wrap === 'forward') return { wrap: span(far * (motion.boardTurn ?? 180), EARLY), wrapEnd: 0 }
  // Scooped, the popped end goes down and under; dragged round the other foot, it is the far end that does.
  const isPopFoot = motion.wrap === 'back foot' || motion.stance === 'nollie'
  const end = isPopFoot ? popEnd : far
  return { wrap: span(end * 360, EARLY), wrapEnd: end }
}

/** Fakie keeps the nose under the front foot, so the tail leads. */
const noseOf = (stance: Stance): Sign => (stance === 'fakie' ? -1 : 1)

function looseOf(plan: Pick<Plan, 'yaw' | 'body' | 'roll' | 'wrap'>): [number, number][] {
  const isApart = JSON.stringify(plan.yaw) !== JSON.stringify(plan.body)
  const apart = isApart ? [...plan.yaw, ...plan.body].filter(({ from }) => from < LANDING) : []
  return [...apart, ...plan.roll, ...plan.wrap].map(({ from, to }) => [from, to])
}

function heightOf(motion: Motion, rolls: readonly Span[]): number {
  if (motion.contact) return 0
  if (!motion.pop) return 0.1
  const size = rolls.reduce((deg, roll) => deg + Math.abs(roll.deg), 0)
  return motion.wrap ? 0.52 : size > 360 ? 0.5 : 0.42
}

function manualEnd(motion: Motion): Sign | 0 {
  if (!motion.contact) return 0
  const nose = noseOf(motion.stance)
  return motion.contact.name === 'Nose Manual' ? nose : nose === 1 ? -1 : 1
}

/** From 0 to 1 between two moments, starting and ending gently. */
export function ramp(from: number, to: number, t: number): number {
  const u = clamp((t - from) / (to - from))
  return u * u * (3 - 2 * u)
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/** Degrees turned by a moment. */
export function turnedBy(spans: readonly Span[], t: number): number {
  return spans.reduce((deg, span) => deg + span.deg * swing(span.from, span.to, t), 0)
}

/** A thing in the air turns nearly evenly: half even, half eased, so that it does not jerk. */
function swing(from: number, to: number, t: number): number {
  return (clamp((t - from) / (to - from)) + ramp(from, to, t)) / 2
}

/** Height of a throw that leaves at the pop and lands, for a peak of 1. */
export function flight(t: number): number {
  const u = clamp((t - POP) / (LANDING - POP))
  return 4 * u * (1 - u)
}

/** Rises from 0 to 1 and comes back, within two moments. */
export function bump(from: number, to: number, t: number): number {
  const middle = (from + to) / 2
  return t < middle ? ramp(from, middle, t) : 1 - ramp(middle, to, t)
}

/** A value that goes gently from key to key; keys are moments with their values, in order. */
export function keyed(keys: readonly (readonly [moment: number, value: number])[], t: number): number {
  return keys.reduce((value, [moment, next], at) => {
    const before = keys[at - 1]
    return before ? value + (next - before[1]) * ramp(before[0], moment, t) : next
  }, 0)
}
