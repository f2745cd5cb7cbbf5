import { BODY_KINDS } from '../body.ts'
import { heroCalled } from './choosing/heroes.ts'
import { moodCalled } from './choosing/moods.ts'
import { motionCalled } from './reading/called.ts'
import { isTrait } from './traits.ts'
import type { Comparison, Item, QuestionOf, Role } from './wish.ts'

// What was heard comes back from browsers and models: an item may name only what there is.

export const ROLES = ['can', 'cannot', 'want', 'not'] as const satisfies Role[]
export const SIDES = ['easier', 'harder'] as const
export const COMPARISONS = [
  'like',
  'easier',
  'harder',
  'after',
  'toward',
  'level',
] as const satisfies Comparison[]
export const QUESTIONS = [
  ...(['what', 'how', 'how hard', 'feet', 'exit', 'speed', 'sides', 'origin'] as const),
] as const satisfies QuestionOf[]

/** Whether the engine reads a trick in a name. */
export const isTrickName = (name: string): boolean => motionCalled(name.toLowerCase()) !== null

/** Whether there is a row of this name in moods.json. */
export const isMoodName = (name: string): boolean => moodCalled(name) !== null

/** Whether there is a row of this name in heroes.json. */
export const isHeroName = (name: string): boolean => heroCalled(name) !== null

/** So long is no name. */
const LONGEST = 120

const isOneOf = (words: readonly string[]) => (word: string) => words.includes(word)

/** What each field of an item may hold; a fault is one of many rows, which the ranking does without. */
const HOLDS: Readonly<Record<string, (value: string) => boolean>> = {
  role: isOneOf(ROLES),
  how: isOneOf(COMPARISONS),
  to: isOneOf(SIDES),
  of: isOneOf(QUESTIONS),
  kind: isOneOf(BODY_KINDS),
  isMost: isOneOf(['true', 'false']),
  trick: isTrickName,
  other: isTrickName,
  trait: isTrait,
  mood: isMoodName,
  hero: isHeroName,
}

/** Whether an item of the right form names only what there is, and nothing that takes more than the ranking. */
export const isKnown = ({ is: _, ...fields }: Item): boolean =>
  Object.entries(fields).every(
    ([field, value]) => String(value).length <= LONGEST && HOLDS[field]?.(String(value)) === true,
  )
