import type { EdgeWords } from './edge-words.ts'
import type { Fault } from './lesson.ts'

/** One way to meet an edge: what it is, getting locked in, staying there, and what goes wrong. */
export interface EdgeLesson {
  readonly is: (words: EdgeWords) => string
  readonly lock: (words: EdgeWords) => string
  readonly hold: (words: EdgeWords) => string
  readonly faults: (words: EdgeWords) => readonly [Fault, Fault]
}
