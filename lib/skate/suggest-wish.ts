import type { Motion } from './motion.ts'
import { closestMeaning } from './spelling.ts'
import { HAVING, LIKING, NEGATORS, REFUSING, WANTING } from './suggest-phrases.ts'
import { type Trait, traitsOf } from './suggest-traits.ts'
import { EASE, LEXICON, wordsIn } from './suggest-words.ts'

/** What a text asks for, as far as it can be understood. */
export interface Wish {
  readonly wanted: readonly Trait[]
  readonly unwanted: readonly Trait[]
  /** Tricks named as a wish. */
  readonly named: readonly Motion[]
  /** "Like a kickflip but": the trick to start from and not to answer with. */
  readonly like: Motion | null
  /** Tricks the skater says to have already, and those nobody wants to hear of. */
  readonly known: readonly Motion[]
  readonly refused: readonly Motion[]
  readonly ease: 'easier' | 'harder' | null
}

/** Names of tricks as they are written in a text (`wordsIn`), with the motions they mean. */
export type TrickBook = ReadonlyMap<string, Motion>

const STOPS = /^[.,;:!?\n]$/

type Mode = 'want' | 'refuse' | 'have' | 'like'

interface Reading {
  mode: Mode
  readonly words: readonly string[]
  readonly book: TrickBook
  readonly out: {
    wanted: Trait[]
    unwanted: Trait[]
    named: Motion[]
    likes: Motion[]
    known: Motion[]
    refused: Motion[]
    ease: Wish['ease']
  }
}

function phraseAt<T>(words: readonly string[], at: number, known: ReadonlyMap<string, T>, longest = 6) {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const meaning = known.get(words.slice(at, at + length).join(' '))
    if (meaning !== undefined) return { meaning, length }
  }
  return null
}

function startsWith(words: readonly string[], at: number, phrases: readonly string[]): number {
  const found = phrases.find((phrase) => phrase.split(' ').every((word, index) => words[at + index] === word))
  return found ? found.split(' ').length : 0
}

/** Where the words of a clause turn to something else, and by how many words; 0 where they do not. */
function turn(reading: Reading, at: number): number {
  const { words, book } = reading
  const word = words[at] ?? ''
  // "No comply" refuses nothing.
  if ((phraseAt(words, at, LEXICON)?.length ?? phraseAt(words, at, book)?.length ?? 1) > 1) return 0
  const into = (mode: Mode, length: number) => {
    reading.mode = mode
    return length
  }
  const refusing = startsWith(words, at, REFUSING)
  if (refusing) return into('refuse', refusing)
  if (
    word === 'but' ||
    word === 'though' ||
    word === 'however' ||
    (word === 'except' && reading.mode === 'like')
  )
    return into('want', 1)
  if (NEGATORS.has(word) && !/^(only|sure|done|tried|landed|been)$/.test(words[at + 1] ?? ''))
    return into('refuse', 1)
  const isListed = (reading.mode === 'refuse' || reading.mode === 'have') && word === ','
  if (STOPS.test(word)) return isListed && goesOn(words, at + 1, reading.book) ? 1 : into('want', 1)
  if (word === 'and' && /^(on|in|i|with|over|for|a|an|something|make|it|want)$/.test(words[at + 1] ?? ''))
    return into('want', 1)
  const having = startsWith(words, at, HAVING)
  if (having) return into(reading.mode === 'refuse' ? 'refuse' : 'have', having)
  const liking = startsWith(words, at, LIKING)
  if (
    liking &&
    reading.mode === 'want' &&
    words[at - 1] !== 'id' &&
    words[at - 1] !== 'would' &&
    words[at - 1] !== 'i'
  )
    return into('like', liking)
  const isLikedNot = word === 'like' && reading.mode === 'refuse'
  const wanting = startsWith(words, at, WANTING)
  if (wanting && !isLikedNot && !(reading.mode === 'refuse' && /^(want|need|for|please)$/.test(word)))
    return into('want', wanting)
  return 0
}

/** "No flips, shuvits or grabs": a comma within a list of what is not wanted. */
function goesOn(words: readonly string[], at: number, book: TrickBook): boolean {
  if (/^(and|or|nor)$/.test(words[at] ?? '')) return phraseAt(words, at + 1, book) !== null
  const isThing = phraseAt(words, at, LEXICON) ?? phraseAt(words, at, book)
  return isThing !== null && /^(,|and|or|nor)$/.test(words[at + isThing.length] ?? '')
}

function take(reading: Reading, motion: Motion | undefined, traits: readonly Trait[]): void {
  const { out, mode } = reading
  if (mode === 'refuse') {
    out.unwanted.push(...(motion && isOneThing(motion) ? traitsOf(motion) : motion ? [] : traits))
    if (motion) out.refused.push(motion)
  } else if (mode === 'have') {
    if (motion) out.known.push(motion)
  } else if (mode === 'like' && motion) out.likes.push(motion)
  else if (motion) out.named.push(motion)
  else out.wanted.push(...traits)
}

/** A plain kickflip or tailslide that is not wanted means all of its kind; a longer name means itself. */
function isOneThing(motion: Motion): boolean {
  return traitsOf(motion).length === 1 && !traitsOf(motion)[0]?.startsWith('turn')
}

function read(reading: Reading, at: number): number {
  const { words, book, out } = reading
  const trick = phraseAt(words, at, book, 8)
  const traits = phraseAt(words, at, LEXICON)
  if (trick && trick.length >= (traits?.length ?? 0)) {
    take(reading, trick.meaning, [])
    return trick.length
  }
  if (traits) {
    take(reading, undefined, traits.meaning)
    return traits.length
  }
  const ease = EASE[words[at] ?? '']
  if (ease && reading.mode === 'refuse') out.ease = ease === 'harder' ? 'easier' : 'harder'
  else if (ease && reading.mode !== 'have') out.ease = ease
  return 0
}

/** Words of the trade that are long enough to be known although misspelt. */
function mended(words: readonly string[], book: TrickBook): string[] {
  const known = new Map(
    [...LEXICON.keys(), ...book.keys()]
      .filter((name) => /^[a-z]{6,}$/.test(name))
      .map((name) => [name, name]),
  )
  return words.map((word) =>
    word.length < 6 || known.has(word) || EASE[word] ? word : (closestMeaning(word, known) ?? word),
  )
}

const distinct = <T>(values: readonly T[]) => [...new Set(values)]

/** Longest text that is read to its end. */
const MOST_WORDS = 400

/** Reads a free text; what it does not understand it leaves alone. */
export function readWish(text: string, book: TrickBook): Wish {
  const words = mended(wordsIn(text).slice(0, MOST_WORDS), book)
  const out: Reading['out'] = {
    wanted: [],
    unwanted: [],
    named: [],
    likes: [],
    known: [],
    refused: [],
    ease: null,
  }
  const reading: Reading = { mode: 'want', words, book, out }
  for (let at = 0; at < words.length; ) {
    const turned = turn(reading, at)
    at += turned || read(reading, at) || 1
  }
  const [like = null, ...more] = out.likes
  const wished = distinct([...out.wanted, ...more.flatMap(traitsOf)])
  return { ...out, like, unwanted: distinct(out.unwanted), wanted: wished, named: distinct(out.named) }
}
