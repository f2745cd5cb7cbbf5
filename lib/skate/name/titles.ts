import type { Motion } from '../motion.ts'
import { parseTrick } from '../read/parse.ts'
import { labelOf } from './name.ts'
import { nameKey } from './query.ts'

/** A trick that a title names. */
export interface Naming {
  readonly motion: Motion
  /** The words that name it, written as one in small letters. */
  readonly word: string
}

/** Words of a title that are looked at, and of one name. */
const MOST_WORDS = 60
const LONGEST_SPAN = 9

/** Where one name ends and another may begin; a hyphen within a word is part of it. */
const BREAK = /[|:;()[\]"“”!?.,/•·–—+>]|\s-+\s|\s-+(?=\w)|\bvs\b|\bversus\b|\bor\b|\bthen\b|\bplus\b/gi
/** Joins two names, and is a word of some: "rock and roll". */
const JOINT = new Set(['and', '&', "'n'"])

/** No name begins with one: "how to 5-0". */
const NO_START = new Set([...JOINT, 'to', 'in', 'of', 'out', 'on', 'a', 'an', 'the', 'my', 'your'])

const IN_BRACKETS = /[([]nollie[)\]]/i
const STANCE = /^(?:switch|sw|nollie|fakie)$/
const SIDE = /^(?:frontside|backside|fs|bs)$/

type Span = { readonly words: readonly string[]; readonly motion: Motion }

/**
 * The tricks that a title names, in its order, as it spells them: no slip of spelling is corrected, because a title is
 * made of other words too ("How to cook" is no crook). A stance or side that stands apart counts for every name
 * without one: "Kickflip (switch)", "5-0 (FS & BS)".
 */
export function tricksNamedIn(title: string): readonly Naming[] {
  const spans: Span[] = []
  const apart = new Set<string>()
  // "(Nollie)" is how, "Nollie" between two others is what.
  if (IN_BRACKETS.test(title)) apart.add('nollie')
  for (const part of partsOf(title.replace(IN_BRACKETS, ' '))) readPart(part, spans, apart)
  return spans.flatMap((span) => withApart(span, [...apart]).map(toNaming))
}

const toNaming = ({ words, motion }: Span): Naming => ({ motion, word: nameKey(words.join('')) })

function partsOf(title: string): string[][] {
  const text = title.normalize('NFKC').replace(/[’‘`]/g, "'")
  let left = MOST_WORDS
  return text.split(BREAK).map((part) => {
    const words = part.toLowerCase().split(/\s+/).filter(Boolean).slice(0, Math.max(left, 0))
    left -= words.length
    return words
  })
}

function readPart(words: readonly string[], spans: Span[], apart: Set<string>): void {
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const span = longestFrom(words, at)
    const next = span && longestFrom(words, at + span.words.length)
    // What no one can do nollie is no nollie and then something else.
    const isStance = span?.words.length === 1 && word === 'nollie' && next
    if (span && !isStance) spans.push(span)
    if (!span && (STANCE.test(word) || SIDE.test(word))) apart.add(word)
    at += isStance ? 1 + next.words.length : (span?.words.length ?? 1)
  }
}

function longestFrom(words: readonly string[], start: number): Span | null {
  if (NO_START.has(words[start] ?? '')) return null
  for (let end = Math.min(words.length, start + LONGEST_SPAN); end > start; end--) {
    const span = spanOf(words.slice(start, end))
    if (span) return span
  }
  return null
}

/** What words mean as one name, in the singular or the plural; names that are only listed are several. */
function spanOf(written: readonly string[]): Span | null {
  // "3 kickflip tips" are three tips; a 3 flip and a 3 shuv are tricks.
  if (written[0] === '3' && !/^(?:flip|shuv|shove)/.test(written[1] ?? '')) return null
  for (const words of [written.map(singular), written]) {
    const motion = read(words.join(' '))
    const isList = motion !== null && motion.parts.length > 0 && words.some((word) => JOINT.has(word))
    if (motion && !isList) return { words, motion }
  }
  return null
}

const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)

function read(name: string): Motion | null {
  const parsed = parseTrick(name, undefined, 'exact')
  return parsed.ok ? parsed.motion : null
}

/** A name with each stance and side that stands apart, where it has none of its own. */
function withApart(span: Span, apart: readonly string[]): readonly Span[] {
  const own = span.words.some((word) => STANCE.test(word) || /cab/.test(word))
  const ownSide = span.words.some((word) => SIDE.test(word))
  const stances = own ? [] : apart.filter((word) => STANCE.test(word))
  const sides = ownSide ? [] : apart.filter((word) => SIDE.test(word))
  const made = (stances.length > 0 ? stances : [null]).flatMap((stance) =>
    (sides.length > 0 ? sides : [null]).flatMap((side): Span[] => {
      const words = [stance, side, ...span.words].filter((word) => word !== null)
      const motion = read(words.join(' '))
      return motion ? [{ words: span.words, motion }] : []
    }),
  )
  return made.length > 0 ? made : [span]
}

/** Two names of one trick have one key; where it is ground makes no other trick of it. */
export const trickKey = (motion: Motion): string => nameKey(labelOf(motion).replace(/ on Coping\b/, ''))
