import { remedyFor } from '../faults/faults.ts'
import { lessonFor } from '../lessons/lesson.ts'
import type { Knowledge } from './library.ts'
import { FOREIGN } from './reading/foreign.ts'

/** All there is to know. */
export const WHOLE_KNOWLEDGE: Knowledge = {
  lessonOf: (trick) => lessonFor(trick.motion, trick),
  remedyFor,
  languages: FOREIGN,
}
