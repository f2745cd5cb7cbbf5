import { VOCABULARY } from '../../vocabulary.ts'
import { type TricksByName, unvoweled } from './names.ts'
import { LEXICON, plainWord } from './words.ts'

/** Ordinary words that the sense of a wish hangs on, longest ones with room for two slips. */
const ORDINARY =
  'difference different between comes after before harder easier hardest easiest beginner already something anything without invented called learn learning opposite should would except instead which first next easy trick tricks currently consistent because favorite similar another never scared landing together sometimes always basics compared'.split(
    ' ',
  )

const KNOWN = new Set([...ORDINARY, ...[...LEXICON.keys()].flatMap((phrase) => phrase.split(' '))])

const sorted = (word: string) => [...word].sort().join('')

/** One letter too many. */
const isOneMore = (long: string, short: string) =>
  long.length === short.length + 1 &&
  [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)

/** Letters that changed places, or one too many or too few: another letter instead may make another word. */
function isSlipOf(word: string, meant: string): boolean {
  if (word[0] !== meant[0]) return false
  if (sorted(word) === sorted(meant)) return true
  if (word.length < 5) return false
  if (isOneMore(word, meant) || isOneMore(meant, word)) return true
  // One too many and another too few, in a long word that ends as it should.
  return (
    meant.length > 7 &&
    word.length === meant.length &&
    word.at(-1) === meant.at(-1) &&
    [...word].some((_, at) => isOneMore(meant, word.slice(0, at) + word.slice(at + 1)))
  )
}

const mended = new Map<string, string>()
const MOST_MENDED = 5_000

function nearest(word: string): string {
  const known = mended.get(word)
  if (known !== undefined) return known
  const near = ORDINARY.filter((meant) => isSlipOf(word, meant))
  const meant = near.length === 1 ? (near[0] ?? word) : word
  if (mended.size >= MOST_MENDED) mended.clear()
  mended.set(word, meant)
  return meant
}

/** "Ollieee", "sooo": a letter held down. */
function shortened(word: string, byName: TricksByName): string {
  const [once, twice] = ['$1', '$1$1'].map((letter) => word.replace(/([a-z])\1{2,}/g, letter))
  return (
    [once, twice].find((each) => each && (KNOWN.has(each) || VOCABULARY.has(each) || byName.has(each))) ??
    word
  )
}

/** What is said in passing and changes nothing. */
const IN_PASSING =
  /\b(?:no cap|ngl|tbh|imo|imho|fr fr|fr|lowkey|highkey|deadass|on god|istg|i swear|bruh|if (?:possible|you can|u can)|or (?:something|smth|whatever|so)(?= ?(?:[,.?!]|$))|(?:one day|some ?day|eventually)(?= ?(?:[,.?!]|$))|(?:some|any) (?:kind|sort|type) of|in it(?= ?(?:[?.!]|$))|lol|lmao|haha+)\b|^\d{1,2},? (?=never\b)/g

/** A text without what is said in passing. */
export const withoutAsides = (text: string): string =>
  text
    .replace(IN_PASSING, ' ')
    .replace(/\bb4\b/g, 'before')
    .replace(/ {2,}/g, ' ')
    .trim()

/** A text with slips in ordinary words mended; whatever may be a part of a trick's name stays as it is. */
export const withoutSlips = (text: string, byName: TricksByName): string =>
  text
    .replace(/[a-z]*([a-z])\1{2,}[a-z]*/g, (word) => shortened(word, byName))
    .replace(/\b[bcdfghjklmnpqrstvwxz]{3,}\b/g, (word) =>
      byName.has(word) || KNOWN.has(word) || /^s(?:m)?th$/.test(word) ? word : (unvoweled(word) ?? word),
    )
    .replace(/\b[a-z]{4,}\b/g, (word) =>
      KNOWN.has(word) || KNOWN.has(plainWord(word)) || VOCABULARY.has(word) || byName.has(word)
        ? word
        : nearest(word),
    )
