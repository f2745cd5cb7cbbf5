import type { Mood } from '../tastes/moods.ts'

/** Something that is told of the skater or of where they are, rather than asked for. */
export interface Circumstance {
  readonly said: RegExp
  /** What it means for the answer; null where it only has to be no part of the wish. */
  readonly mood: Mood | null
  /** Words beside which it means something else. */
  readonly unless?: RegExp
  /** What stays of the words, for whoever reads on. */
  readonly leaves?: string
}
