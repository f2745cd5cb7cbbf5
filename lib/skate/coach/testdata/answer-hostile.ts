import { LEVELS } from '../../difficulty/difficulty.ts'
import { suggest } from '../suggest.ts'
import { coachLibrary } from './coach-library.ts'

/** Short texts that once made the coach think for seconds, or for ever. */
const hostile = [
  'im '.repeat(30),
  'and '.repeat(60),
  'how to how to '.repeat(22),
  'kickflip and '.repeat(50),
  'and whats '.repeat(60),
  '½'.repeat(300),
  '1/'.repeat(900),
]

// A program of its own: what hangs can only be stopped from outside.
const answers = hostile.flatMap((text) => suggest(coachLibrary, { text, levels: LEVELS }) ?? [])
console.log(answers.length)
