import type { Subject, Trait } from '../traits.ts'

/** How hard an answer may be, on the scale of 1 to 10; `ideal` is what a coach would aim at. */
export interface Window {
  readonly least?: number
  readonly most?: number
  readonly ideal?: number
}

/** What fits a mood. */
export interface Taste extends Window {
  /** Must be so. */
  readonly must?: readonly Trait[]
  readonly never?: readonly Trait[]
  /** What a coach thinks of first, best first. */
  readonly first?: readonly string[]
  /** What is said about it, to go on after "It is" or to stand alone. */
  readonly says: string
  /** Of which tricks that is true, where more than `must` and `never` decides it: those named `first`, or a test. */
  readonly speaksOf?: 'first' | ((trick: Subject) => boolean)
  /** Describes the skater, who may yet have said what they land. */
  readonly isPerson?: boolean
}
