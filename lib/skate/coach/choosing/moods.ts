import type { Subject, Trait } from '../traits.ts'
import rows from './moods.json' with { type: 'json' }

/** What fits a mood: how hard it may be (1 to 10), what it must or must not have, and what a coach thinks of first. */
export interface Mood {
  readonly least?: number
  readonly most?: number
  readonly ideal?: number
  readonly must?: readonly Trait[]
  readonly never?: readonly Trait[]
  /** Names of tricks, best first. */
  readonly first?: readonly string[]
  /** Goes on after "It is", or stands alone. */
  readonly says: string
  /** Of which tricks that is true, where not of all. */
  readonly speaksOf?: 'first' | readonly Trait[]
  /** Describes the skater, who may yet have said what they land. */
  readonly isPerson?: boolean
}

// The rows are checked against the traits and the library by a test.
const MOODS = rows as Readonly<Record<string, Mood>>

/** The mood of a name; null where no row has it. */
export const moodCalled = (name: string): Mood | null =>
  Object.hasOwn(MOODS, name) ? (MOODS[name] ?? null) : null

/** What a body that is told of wants of a trick besides being soft on it. */
export const MOOD_OF_BODY = {
  sore: 'gentle',
  weak: 'injured',
  hurt: 'injured',
  hands: 'hands',
  pregnant: 'pregnant',
  old: 'senior',
  child: 'child',
} as const

/** Whether what is said of a mood is true of a trick. */
export const isSaidOf = (
  { speaksOf, first }: Mood,
  trick: Subject,
  has: (trick: Subject, trait: Trait) => boolean,
): boolean =>
  speaksOf === undefined ||
  (speaksOf === 'first'
    ? (first?.includes(trick.name) ?? false)
    : speaksOf.every((trait) => has(trick, trait)))
