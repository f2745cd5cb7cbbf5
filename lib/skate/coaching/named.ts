import type { Fault } from './lesson.ts'
import texts from './named.json' with { type: 'json' }

/** A trick that is a movement of its own rather than a sum of turns and flips. */
export interface NamedLesson {
  readonly is: string
  readonly steps: readonly string[]
  readonly faults: readonly Fault[]
  /** Rolls away as the rider came, so that the way out can be told. */
  readonly rollsOn: boolean
}

/** Such tricks by the name of their style. */
export const NAMED_LESSONS: Readonly<Record<string, NamedLesson | undefined>> = texts
