import { FEET, type Feet, sweptBy } from '../feet.ts'
import type { Motion } from '../motion.ts'
import { nameTrick } from '../name/name.ts'
import type { Ground } from '../stance.ts'
import { inSentence } from '../wording.ts'
import type { Context } from './phrases.ts'

/** How the rider's turn and the board's go together. */
type Shape = 'straight' | 'shuvit' | 'spin' | 'ahead' | 'behind' | 'varial' | 'mystic' | 'anti'

/** A motion of one piece as a coach looks at it. */
export interface Analysis {
  readonly motion: Motion
  readonly feet: Feet
  readonly shape: Shape
  /** How far rider and board turn, whichever way. */
  readonly body: number
  readonly board: number
  /** The board's turn as the rider sees it. */
  readonly relative: number
  /** The chest comes around to travel first (true) or the back does; null when the name does not say which way. */
  readonly opens: boolean | null
  /** Where the popped end is swept to; null when it is not swept. */
  readonly sweep: 'heel' | 'toe' | null
  /** Its name says what the board does under the feet, not over the ground: "Hardflip Backside 180". */
  readonly isToldByFeet: boolean
  /** The other end swings to the side the flicking foot leaves by. */
  readonly clashes: boolean
  readonly isFlipped: boolean
}

/**
 * Looks at a motion of one piece as a coach does. Under a name that says what the board does under the feet, one that
 * keeps its line is scooped against the rider's turn.
 */
export function analyze(motion: Motion): Analysis {
  const relative = (motion.boardDeg ?? motion.bodyDeg ?? 0) - (motion.bodyDeg ?? 0)
  const isToldByFeet =
    isFlipTurned(motion, relative) && /hard|inward|varial (kick|heel)/i.test(nameTrick(motion)?.name ?? '')
  const isScooped = isToldByFeet && motion.boardTurn === 0
  const shape = isScooped ? 'mystic' : shapeOf(motion)
  const turnsChest = motion.bodyDeg === null || motion.bodyDeg === 0 ? null : motion.bodyDeg > 0
  return {
    motion,
    feet: FEET[motion.stance],
    shape,
    body: motion.bodyTurn ?? 0,
    board: isScooped ? Math.abs(relative) : (motion.boardTurn ?? 0),
    relative,
    opens: turnsChest === null ? null : turnsChest !== (motion.stance === 'fakie'),
    sweep: isScooped ? sweptBy(relative, motion.stance) : sweepOf(motion, shape),
    isToldByFeet,
    clashes: clashes(motion, relative),
    isFlipped: motion.flip.kind === 'kick' || motion.flip.kind === 'heel',
  }
}

/**
 * A piece of a combination by its name in the middle of a sentence, "turn" where it has none. That it starts fakie
 * goes without saying after half a turn, except of a manual.
 */
export function spoken(part: Motion, at = 0): string {
  const name = inSentence(nameTrick(part)?.name ?? '')
    .replace(/^ollie (?=\d)/, '')
    .replace('ho ho', 'ho-ho')
  if (!name || /[^a-z0-9 -]|\b(\w+) \1\b/i.test(name)) return 'turn'
  if (name.length > LONGEST_NAME) return nounOf(name.replace(/ (?:to|(?:\w+side )?revert)\b.*/, ''))
  return at > 0 && part.contact?.kind !== 'manual' ? name.replace(/^fakie (?!ollie)/, '') : name
}

/** Characters of a name that can be said in the middle of a sentence. */
const LONGEST_NAME = 40

/** Of a long name the last words, which are the noun: "double kickflip", "front foot impossible". */
function nounOf(name: string): string {
  const words = name.split(' ')
  return words.length < 4
    ? name
    : words.slice(words.at(-2) === 'foot' || words.at(-2) === 'the' ? -3 : -2).join(' ')
}

function shapeOf(motion: Motion): Shape {
  const body = motion.bodyTurn ?? 0
  const board = motion.boardTurn ?? 0
  if (body === 0) return board === 0 ? 'straight' : 'shuvit'
  if (motion.boardTurn === null) return 'spin'
  if (board === 0) return 'varial'
  const isAgainst = (motion.bodyDeg ?? 0) * (motion.boardDeg ?? 0) < 0
  if (isAgainst) return board === body ? 'mystic' : 'anti'
  return board === body ? 'spin' : board > body ? 'ahead' : 'behind'
}

function sweepOf(motion: Motion, shape: Shape): Analysis['sweep'] {
  const { boardDeg } = motion
  return boardDeg === null || boardDeg === 0 || shape === 'spin' ? null : sweptBy(boardDeg, motion.stance)
}

/** Whether the rider turns, and the board does a flip and half a turn as the rider sees it. */
const isFlipTurned = ({ flip, bodyDeg }: Motion, relative: number): boolean =>
  (flip.kind === 'kick' || flip.kind === 'heel') &&
  bodyDeg !== null &&
  bodyDeg !== 0 &&
  Math.abs(relative) === 180

function clashes(motion: Motion, relative: number): boolean {
  if (relative === 0) return false
  const farEndGoes = relative < 0 === (motion.stance !== 'nollie') ? 'toe' : 'heel'
  return farEndGoes === (motion.flip.kind === 'heel' ? 'toe' : 'heel')
}

/** Ramp tricks come back down the wall; a grab on the flat does not. */
export function groundOf({ obstacles = [] }: Context): Ground | undefined {
  return obstacles.length > 0 && obstacles.every((obstacle) => obstacle === 'Flat Ground')
    ? 'flat'
    : undefined
}

/** The same thing out of a stand on the nose: the feet's jobs and the ends exchanged. */
export function offTheNose(trick: Analysis): Analysis {
  const { feet, sweep, relative, clashes } = trick
  const { pop, flick, end, far, isEndLeading } = feet
  return {
    ...trick,
    feet: { ...feet, pop: flick, flick: pop, end: far, far: end, isEndLeading: !isEndLeading },
    sweep: sweep && (sweep === 'heel' ? 'toe' : 'heel'),
    clashes: relative !== 0 && !clashes,
  }
}
