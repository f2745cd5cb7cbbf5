import { type Contact, recordOf } from '../../contacts.ts'
import { FEET, type Feet } from '../../feet.ts'
import type { Stance } from '../../motion.ts'
import { type Context, choose, type Fault } from '../phrases.ts'

/** A contact that an edge is needed for and that is not a stall. */
export type EdgeContact = Contact<'grind' | 'slide'>

/** What the words of an edge depend on. */
export interface EdgeWords {
  readonly feet: Feet
  /** What is ground or slid: ledge, rail, coping. */
  readonly thing: string
  readonly isRamp: boolean
  /** The tail leads, so that it goes over an edge as the nose does rolling forward. */
  readonly isFakie: boolean
  /** The end that goes over the edge in a slide, and of a blunt its wheels; null in a grind. */
  readonly crosses: 'nose' | 'tail' | null
  /** The chest faces travel during a slide, or the back; null: neither, or the words do not say. */
  readonly faces: boolean | null
  readonly seed: number
}

/** How one grind or slide is taught: what it is, getting locked in, staying there, and what goes wrong. */
export interface EdgeLesson {
  readonly is: (words: EdgeWords) => string
  readonly lock: (words: EdgeWords) => string
  readonly hold: (words: EdgeWords) => string
  /** Off the edge, as words before "and roll away", where the plain way of its kind would be wrong. */
  readonly out?: (words: EdgeWords, keepsLead: boolean | null) => string
  /** Two or more. */
  readonly faults: (words: EdgeWords) => readonly Fault[]
}

const THINGS: Record<string, string> = {
  Ledge: 'ledge',
  Curb: 'curb',
  'Manual Pad': 'ledge',
  Rail: 'rail',
  'Mini Ramp': 'coping',
  Bowl: 'coping',
  Vert: 'coping',
}

/** The words for a contact in a stance, on the obstacles that the library knows for the trick, if any. */
export function edgeWords(contact: EdgeContact, stance: Stance, context: Context, seed: number): EdgeWords {
  const isRamp = isOnRamp(contact, context)
  const { obstacles = [] } = context
  const usual = isRamp ? 'coping' : recordOf(contact).on === 'rail' ? 'rail' : 'ledge'
  const isPossible = obstacles.length === 0 || obstacles.some((obstacle) => THINGS[obstacle] === usual)
  const first = obstacles.map((obstacle) => THINGS[obstacle]).find(Boolean)
  return {
    feet: FEET[stance],
    thing: isPossible ? usual : (first ?? usual),
    isRamp,
    isFakie: stance === 'fakie',
    crosses: crossingEnd(contact, stance === 'fakie'),
    faces: null,
    seed,
  }
}

/**
 * What goes over the edge as the board turns across: of a boardslide what leads, of a lipslide what trails. A spin before
 * it that the words leave to the slide comes to the side where its nose, or its tail, goes over.
 */
export function crossingEnd({ kind, name }: EdgeContact, isTailAhead: boolean): EdgeWords['crosses'] {
  if (kind === 'grind') return null
  const { rest, angle } = recordOf({ kind, name }).lie
  if (rest === 'deck') return angle > 0 === isTailAhead ? 'tail' : 'nose'
  return rest.startsWith('nose') ? 'nose' : 'tail'
}

const RAMPS = new Set(['Mini Ramp', 'Bowl', 'Vert'])

function isOnRamp(contact: EdgeContact, { obstacles = [] }: Context): boolean {
  if (obstacles.length > 0) return obstacles.every((obstacle) => RAMPS.has(obstacle))
  return recordOf(contact).on === 'coping'
}

/** What is said in many lessons, in several ways. */
export const oneOf = ({ seed }: EdgeWords, ways: readonly [string, ...string[]]) =>
  choose(seed, ways[0], ways)

/** The truck under that end, in the middle of a sentence. */
export const truck = ({ isFakie }: EdgeWords, end: 'nose' | 'tail') =>
  isFakie ? `truck under the ${end}` : end === 'nose' ? 'front truck' : 'back truck'

export const tailTruck = ({ isFakie }: EdgeWords) =>
  isFakie ? 'truck under the tail, which leads,' : 'back truck'

export const noseTruck = ({ isFakie }: EdgeWords) =>
  isFakie ? 'truck under the nose, which trails,' : 'front truck'

export const turnedEnd = ({ isFakie }: EdgeWords) => (isFakie ? 'trailing' : 'leading')

/** Off a grind that half a turn led into. */
export function turnedOut(_: EdgeWords, keepsLead: boolean | null): string {
  if (keepsLead === null)
    return 'Before it slows unwind the half turn, or let the board drop off as it lies, land low'
  return keepsLead
    ? 'Before it slows swing the half turn back, head first, land on all four wheels'
    : 'Let the board drop off level as it lies, land on all four wheels'
}

/** Of a lipslide what is behind goes over: the foot on it, the foot that stays on the near side, and the end. */
export const crossing = ({ feet, crosses }: EdgeWords) =>
  crosses === 'nose'
    ? { over: feet.nose, near: feet.tail, end: 'nose' }
    : { over: feet.tail, near: feet.nose, end: 'tail' }
