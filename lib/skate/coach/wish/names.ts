import type { Motion } from '../../motion.ts'
import { labelOf } from '../../name/name.ts'
import { parseTrick } from '../../read/parse.ts'
import { closestMeaning, spellingDistance } from '../../read/spelling.ts'
import { VOCABULARY } from '../../vocabulary.ts'
import { LEXICON } from './words.ts'

/** Names of tricks as they are written in a text (`wordsIn`), with the motions they mean. */
export type TricksByName = ReadonlyMap<string, Motion>

/** A name has at most so many words. */
const LONGEST_SPAN = 7

/** A name of a trick in a text. */
export interface NameFound {
  readonly motion: Motion
  readonly length: number
  /** Not a word of every day. */
  readonly isSure: boolean
}

/** Words that no name begins with, though the grammar could make something of them. */
const NO_NAME =
  /^(?:to|in|out|of|and|or|on|off|over|up|down|back|front|the|a|with|for|into|from|air|one|two|three|no|roll|rolls|push|pushing|drop|pop|big|body|board|nose|tail|lip|grind|slide|wall|turn|late|double|triple|half|full|old|hang|step|walk|kick|heel|flip|toe|hand|switch|grab|stall|plant|rock|hard|inward|manual|gap|foot|wrap|north|south|quick|scissor|out|transfer|spin|stand|ride|run|carve|carving|pump|pumping|camel|method|stick|position|regular|wheelbites?|falling|hospital|coffin)$/
/** Such words all the same, where someone counts up what they land. */
const LANDED_NAME = /^(?:method|push|pushing|180|360|540|carve|pump|carving|pumping|manual)$/
/** Single words that only a skater writes; a dragon is also in other stories. */
const SURE_NAME =
  /flip|shuv|slide|grind|ollie|nollie|fakie|varial|boneless|caballerial|fingerflip|50-50|5-0|mctwist|bigspin|spacewalk|noseblunt|railstand|crooks?|wallride|heelie|stalefish|melon|benihana|benny|tre$|casper|biebel|hurricane|nosepick|wallie|primo|rewind|hardflip|laser|kickturn|cab$/

const spans = new Map<string, Motion | null>()
const MOST_SPANS = 20_000

/** The longest name of a trick that begins at a word; among landed tricks some everyday words are names, too. */
export function trickAt(
  words: readonly string[],
  start: number,
  byName: TricksByName,
  isLanded: boolean,
): NameFound | null {
  const most = Math.min(LONGEST_SPAN, words.length - start)
  for (let length = most; length > 0; length--) {
    const span = words.slice(start, start + length)
    if (
      length === 1 &&
      (NO_NAME.test(span[0] ?? '') || /^\d+$/.test(span[0] ?? '')) &&
      !(isLanded && LANDED_NAME.test(span[0] ?? ''))
    )
      continue
    if (span.some((word) => /^(?:with|over|an?|but|not|except|without|[.,;:!?&+\n])$/.test(word))) continue
    const key = span.join(' ')
    if (/^(?:vert|big|bowl|ramp) air$|^(?:one|front|back) foot$/.test(key)) continue
    const own = byName.get(key)
    const motion = own ?? (isNameLike(span) ? parsed(key) : null)
    if (motion && !own && isLanded && (isRow(span, byName) || labelOf(motion).includes(', '))) continue
    if (motion && (isList(motion, span) || (isCount(span) && !byName.has(key)))) continue
    if (motion) return { motion, length, isSure: length > 1 || (SURE_NAME.test(key) && !/^\d+$/.test(key)) }
  }
  return null
}

/** "Kickflip heelflip hardflip" counts up three tricks, and so does "smith feeble 5-0". */
const isList = ({ parts }: Motion, span: readonly string[]) =>
  parts.length > 1 &&
  (parts.every(({ contact }) => contact === null) || parts.every(({ contact }) => contact !== null)) &&
  !span.some((word) => /^(?:to|into|out|late|rewind|body|varial)$/.test(word))

/** Words that change the trick behind them and are none of their own in a row. */
const CHANGES = /^(?:nollie|fakie|switch|late|double|half cab|frontside half cab|ollie)$/

/** "Heelflip fs 180 50-50 manual" without a comma: names of their own stand one behind the other. */
function isRow(span: readonly string[], byName: TricksByName, from = 0): boolean {
  for (let to = from + 1; to <= span.length; to++) {
    if (from === 0 && to === span.length) return false
    const name = span.slice(from, to).join(' ').replace(/^fs /, 'frontside ').replace(/^bs /, 'backside ')
    const isName =
      (byName.has(name) && !/^\d+$/.test(name)) ||
      name === 'manual' ||
      /^(?:frontside|backside) \d{3}$/.test(name)
    if (
      isName &&
      !(to < span.length && CHANGES.test(name)) &&
      (to === span.length || isRow(span, byName, to))
    )
      return true
  }
  return false
}

/** "Kickflip heelflip varial flip" has more flips than one name. */
const isCount = (span: readonly string[]) =>
  span.filter((word) => /^(?:(?:kick|heel|hard)flip|flip)$/.test(word)).length > 1 &&
  !span.some((word) => /^(?:to|into|out|late|rewind|in)$/.test(word))

/** Whether all words may be words of one name; lists and sentences are none. */
function isNameLike(span: readonly string[]): boolean {
  const [first = ''] = span
  const last = span.at(-1) ?? ''
  if (
    /^(?:to|in|out|of|and|or|on|off|over|up|down|the|a|with|into|from|no)$/.test(first) &&
    !/^no comply/.test(span.join(' '))
  )
    return false
  if (
    /^(?:to|in|of|and|into|a|an|the|on|by|with)$/.test(last) &&
    !/\b(?:drop|roll|dropping|rolling) in$/.test(span.join(' '))
  )
    return false
  if (/^(?:backwards?|rolling|riding)$/.test(last) || span.includes('the')) return false
  return (
    span.every(
      (word) =>
        isNameWord(word) ||
        /^(?:to|in|out|of|no|half|dog|fakie|fiveo|wheelie|ride|roll|and|dropping|rolling)$/.test(word) ||
        isKana(word) ||
        (word.length > 6 && parsed(word) !== null),
    ) && !(span.includes('and') && !/rock and roll|in and out/.test(span.join(' ')))
  )
}

/** Whether a word may be a part of a name. */
export const isNameWord = (word: string) =>
  VOCABULARY.has(word) || /^\d|^5-0$|^50-50$/.test(word) || isHalf(word)

const isKana = (word: string) => /^[\u3040-\u30ff]/.test(word)
/** Halves of words that are written apart: "shove it", "no comply". */

const isHalf = (word: string) =>
  /^(?:full|shove|shuv|it|comply|tac|tic|kick|flip|heel|spin|slide|grind|stall|walk|turn|cab|bean|plant|foot|board|lip|blunt|pole|jam|jump|hippie|hippy|acid|drop|finger|truck|stand|rail|end|coco|air|grab|big|open|skyhook|nose|tail|pick|bonk|body|varial|varials|jar|old|school|one|footed|wall|ollie|rewind|japan|roast|beef|christ|judo|tuck|knee|front|back|side|hand|saran|walkthedog|spacewalk|street|fast|egg|ho)$/.test(
    word,
  )

/** What a name means, read once. */
export function parsed(key: string): Motion | null {
  const known = spans.get(key)
  if (known !== undefined) return known
  const result = parseTrick(key)
  if (spans.size >= MOST_SPANS) spans.clear()
  const motion = result.ok ? result.motion : null
  spans.set(key, motion)
  return motion
}

/** Words of every day that a wish turns on; they are near to many others, so a single slip is all that is mended. */
const EVERYDAY = new Set(
  [...LEXICON].flatMap(([phrase, { is }]) =>
    is === 'ease' || is === 'mood' || is === 'variation'
      ? phrase.split(' ').filter((word) => word.length > 5)
      : [],
  ),
)

const nearWords = new WeakMap<TricksByName, ReadonlyMap<string, string>>()

/** Words that a misspelled one may have meant: those of names, and the longer ones of a wish. */
function nearTo(byName: TricksByName): ReadonlyMap<string, string> {
  const known = nearWords.get(byName)
  if (known) return known
  const names = [...byName.keys()].flatMap((name) => name.split(' '))
  const skating = [...LEXICON].flatMap(([phrase, { is }]) =>
    is === 'traits' || is === 'ask' ? phrase.split(' ') : [],
  )
  const all = new Set(
    [...names, ...VOCABULARY.keys(), ...skating, ...EVERYDAY].filter((word) => /^[a-z]{5,}$/.test(word)),
  )
  const made = new Map([...all].map((word) => [word, word]))
  nearWords.set(byName, made)
  return made
}

/** All words that stand in some phrase: they are spelled as they are meant. */
const SPELLED = new Set([...LEXICON.keys()].flatMap((phrase) => phrase.split(' ')))

/** The words with slips of spelling mended. */
export function corrected(words: readonly string[], byName: TricksByName): string[] {
  const near = nearTo(byName)
  return words.flatMap((word) => {
    if (SPELLED.has(word) || VOCABULARY.has(word) || byName.has(word)) return word
    if (/^[bcdfghjklmnpqrstvwxz]{3,}$/.test(word)) return unvoweled(word) ?? word
    if (!/^[a-z]{4,}$/.test(word)) return word
    const meant = closestMeaning(word, near) ?? slipped(word)
    if (meant && EVERYDAY.has(meant) && spellingDistance(word, meant, 1) > 1) return word
    return meant && (word.length > 4 || Math.abs(meant.length - word.length) === 1) ? meant : word
  })
}

const consonants = (word: string) => word.replace(/[aeiouy]/g, '')

/** "Grnd": the one word of a name that is left when the vowels go. */
export function unvoweled(word: string): string | null {
  const near = [...VOCABULARY.keys(), 'spin'].filter(
    (known) => /^[a-z]{4,}$/.test(known) && consonants(known) === word,
  )
  const shortest = near.filter(({ length }) => length === Math.min(...near.map((each) => each.length)))
  return shortest.length === 1 ? (shortest[0] ?? null) : null
}

/** Two slips in one word of a trick's name that begins and ends as it should. */
function slipped(word: string): string | null {
  if (word.length < 6) return null
  const near = [...VOCABULARY.keys()].filter(
    (known) =>
      known.length > 5 &&
      known[0] === word[0] &&
      known.at(-1) === word.at(-1) &&
      spellingDistance(word, known, 2) <= 2,
  )
  return near.length === 1 ? (near[0] ?? null) : null
}
