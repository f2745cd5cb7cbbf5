import type { Motion } from '../../motion.ts'
import { parseTrick } from '../../read/parse.ts'
import { tokensOf } from './lexer.ts'

// What a name means. Apart from finding names in a text, which takes the lexicon: the ranking goes without.

/** Names of tricks, each word in the form of the lexer, with the motions they mean. */
export type TricksByName = ReadonlyMap<string, Motion>

/** One key for one spelling: "Kick-flip's" and "kick flip" have the same. */
export const nameKey = (name: string): string =>
  tokensOf(name)
    .map(({ form }) => form)
    .join(' ')

const spans = new Map<string, Motion | null>()
const MOST_SPANS = 20_000

/** What a name means, read once; null when the engine reads no trick in it. */
export function motionCalled(name: string): Motion | null {
  const known = spans.get(name)
  if (known !== undefined) return known
  const result = parseTrick(name, undefined, 'exact')
  if (spans.size >= MOST_SPANS) spans.clear()
  const motion = result.ok ? result.motion : null
  spans.set(name, motion)
  return motion
}
