import rows from '../lexicon/speakers.json' with { type: 'json' }
import { type Token, tokensOf } from './lexer.ts'

const keyOf = (words: readonly Token[]) => words.map(({ form }) => form).join(' ')
const keysOf = (phrases: readonly string[]) => new Set(phrases.map((phrase) => keyOf(tokensOf(phrase))))

const others = keysOf(rows.others)
const self = keysOf(rows.self)
const anyone = keysOf(rows.anyone)
/** The longest phrase of a row has so many words. */
const LONGEST = Math.max(...[...others].map((key) => key.split(' ').length))

/** Of whom a text speaks. */
export interface Speakers {
  /** Whether a token tells of what somebody else does, each by its place. */
  readonly isOthers: readonly boolean[]
  /** Nothing is told of the one who writes: a child's trick is asked for like one's own. */
  readonly isForOthers: boolean
}

/** Who does what is told: whoever was named last, until somebody else is. */
export function speakersIn(tokens: readonly Token[]): Speakers {
  const isOthers: boolean[] = []
  let isOther = false
  let hasSelf = false
  for (let at = 0; at < tokens.length; ) {
    const length = othersAt(tokens, at)
    if (length > 0) isOther = true
    else if (self.has(tokens[at]?.form ?? '')) {
      isOther = false
      hasSelf = true
    } else if (anyone.has(tokens[at]?.form ?? '')) isOther = false
    for (let end = at + Math.max(1, length); at < end; at++) isOthers.push(isOther)
  }
  return { isOthers, isForOthers: !hasSelf }
}

/** How many words name somebody else there; 0 where none do. */
function othersAt(tokens: readonly Token[], at: number): number {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--)
    if (others.has(keyOf(tokens.slice(at, at + length)))) return length
  return 0
}
