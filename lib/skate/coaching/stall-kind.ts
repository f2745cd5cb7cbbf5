import type { Feet } from './feet.ts'
import type { Fault } from './lesson.ts'

/** A way to rest on the coping. */
export interface StallLesson {
  readonly is: string
  /** Getting there, resting there, and the move that brings the board back in. */
  readonly on: (feet: Feet) => readonly string[]
  readonly off: (feet: Feet) => string
  readonly faults: (feet: Feet) => readonly [Fault, Fault]
}
