import { VOCABULARY } from '../../../vocabulary.ts'
import type { Trait } from '../../traits.ts'
import type { Reading } from '../reading.ts'
import { LEXICON, phraseAt, STOP } from './lexicon.ts'
import { meant, ruleOut, startClause, turnTo } from './meanings.ts'
import type { Meaning } from './modes.ts'
import { type NameFound, type TricksByName, trickAt } from './names.ts'

/** What was known of a text before its words were read, each with what `Reading` says of it. */
type Known = Pick<Reading, 'moods' | 'plain' | 'isOfSkating' | 'isTelling' | 'asks'>

/** What the words of a text say, read one after the other; those that it can make nothing of are kept as `ignored`. */
export function readingOf(words: readonly string[], byName: TricksByName, told: Known): Reading {
  const reading: Reading = {
    mode: 'want',
    isSaid: false,
    isLiked: false,
    mentions: [],
    clause: { mentions: 0, wanted: 0, before: null },
    wanted: [],
    excluded: [],
    place: [],
    lacking: [],
    known: [],
    moods: [...told.moods],
    ignored: [],
    heard: [],
    passed: [],
    ease: null,
    isAlike: false,
    isMirrored: false,
    isOnTheWay: false,
    joins: false,
    isOfSkating: told.isOfSkating,
    isTelling: told.isTelling,
    sure: 0,
    plain: told.plain,
    foreign: 0,
    elsewhere: 0,
    asks: told.asks,
  }
  for (let at = 0; at < words.length; ) at += readAt(reading, words, at, byName)
  return reading
}

/** Said behind a trick that does not land. */
const FAILS = /^(?:no|never|bad|weak|terrible)$/

function readAt(reading: Reading, words: readonly string[], at: number, byName: TricksByName): number {
  const word = words[at] ?? ''
  if (STOP.test(word)) return stopped(reading, words, at, byName)
  // "Heelflips yes, kickflips no", "heelflips never".
  const last = reading.mentions.at(-1)
  const endsClause = at + 1 === words.length || STOP.test(words[at + 1] ?? '')
  if (
    last?.end === at &&
    endsClause &&
    FAILS.test(word) &&
    (/^(?:no|never)$/.test(word) || reading.mentions.length > 1)
  ) {
    last.mode = 'cannot'
    return 1
  }
  // "Kickflip good heelflip bad": they are held against each other.
  if (
    last?.end === at &&
    last.mode === 'want' &&
    /^(?:good|ok|okay|fine|yes)$/.test(word) &&
    trickAt(words, at + 1, byName, true)
  ) {
    last.mode = 'can'
    return 1
  }
  // "Flip tricks no, spins no."
  if (word === 'no' && endsClause && reading.wanted.length > reading.clause.wanted) {
    ruleOut(reading, at)
    return 1
  }
  // "No grinds yes slides", "hate rails so the curb": no comma parts what is refused from what is wanted.
  if (/^(?:so|yes|more|love)$/.test(word) && hasRefused(reading) && isThingAt(words, at + 1, byName)) {
    turnTo(reading, 'want', false)
    return 1
  }
  // "After a backside 180, what flip": a kind of trick is asked for from here on.
  if (/^(?:what|which)$/.test(word) && /^(?:flip|grind|slide|spin|grab|stall)$/.test(words[at + 1] ?? ''))
    turnTo(reading, 'want', false)
  const phrase = phraseAt(words, at)
  // "Land fakie bigspins" is no wish for where it ends.
  if (
    phrase?.meaning.is === 'mood' &&
    phrase.meaning.mood === 'ends fakie' &&
    words[at + phrase.length - 1] === 'fakie' &&
    (trickAt(words, at + phrase.length - 1, byName, false)?.length ?? 0) > 1
  )
    return phrase.length - 1
  const trick = trickAt(
    words,
    at,
    byName,
    /^(?:can|cannot|harder|easier|level|after|between)$/.test(reading.mode) ||
      (reading.mode === 'exclude' && /^(?:pump|carv)(?:e|ing)?$/.test(word)) ||
      words[at + 1] === ':',
  )
  const length = Math.max(trick?.length ?? 0, phrase?.length ?? 0)
  // "No flips slides only."
  if (
    length > 0 &&
    reading.mode === 'exclude' &&
    hasRefused(reading) &&
    isLastWord(words, at + length, 'only')
  )
    turnTo(reading, 'want', false)
  if (
    trick &&
    trick.length >= (phrase?.length ?? 0) &&
    !(phrase && trick.length === phrase.length && isGeneral(phrase.meaning, reading))
  )
    return named(reading, trick, words, at)
  if (phrase) return meant(reading, phrase.meaning, phrase.length, words, at)
  if (!/^[&+]$/.test(word)) {
    if (!/^\d+$/.test(word)) reading.foreign++
    // "10 minutes": the count says no more than what is counted.
    if (!/^\d+$/.test(word) || phraseAt(words, at + 1)?.meaning.is !== 'mood') reading.ignored.push(word)
  }
  return 1
}

/** Something was refused, or is not landed, and what comes is still heard so. */
const hasRefused = ({ mode, mentions, excluded, lacking }: Reading) =>
  (mode === 'exclude' && (excluded.length > 0 || mentions.at(-1)?.mode === 'exclude')) ||
  (mode === 'cannot' && (lacking.length > 0 || mentions.at(-1)?.mode === 'cannot'))

/** Whether a trick, a kind of it or a place is named next. */
function isThingAt(words: readonly string[], from: number, byName: TricksByName): boolean {
  const past = words
    .slice(from)
    .findIndex((word) => !/^(?:an?|the|my|to|some|just|only|maybe|rather)$/.test(word))
  if (past < 0) return false
  return (
    trickAt(words, from + past, byName, false) !== null ||
    phraseAt(words, from + past)?.meaning.is === 'traits'
  )
}

const isLastWord = (words: readonly string[], at: number, word: string) =>
  words[at] === word && STOP.test(words[at + 1] ?? '.')

/** A word such as "flip" or "180" is a kind of trick before it is one, except among tricks that are landed. */
function isGeneral(meaning: Meaning, { mode }: Reading): boolean {
  // Among landed tricks a carve is one, and no mood.
  if (meaning.is !== 'traits') return mode !== 'can' || meaning.is !== 'mood'
  if (meaning.traits.some((trait) => /^contact|^style|^wall$/.test(trait))) return false
  return (
    !/^(?:can|cannot|harder|easier|level|after|like)$/.test(mode) ||
    !meaning.traits.some((trait) => /^turn|^stance|shuvit|impossible|kind manual|wall/.test(trait))
  )
}

/** A list goes on behind a comma; a sentence does not go on behind a full stop. */
function stopped(reading: Reading, words: readonly string[], at: number, byName: TricksByName): number {
  // "So far: ollie, manual" is a list of what one has.
  if (words[at] === ':' && (reading.mode === 'can' || reading.mode === 'cannot')) return 1
  const isList = words[at] === ',' && /^(?:exclude|can|cannot|after|once)$/.test(reading.mode)
  const next = words[at + 1] ?? ''
  // "No shuvs, spin please": what is asked for is no part of the list.
  const isAsking =
    words[at] === ',' &&
    /^(?:pls|please|plz|instead|yes|only)$/.test(
      words.slice(at + 1).find((_, on, rest) => STOP.test(rest[on + 1] ?? '.')) ?? '',
    )
  const goesOn =
    isList &&
    !isAsking &&
    !isStanceAlone(reading, words, at + 1) &&
    !isPlaceAlone(reading, words, at + 1) &&
    (trickAt(words, at + 1, byName, true) !== null ||
      (/^(?:do|doing|also|and|an?|the|my|both|some)$/.test(next) &&
        trickAt(words, at + 2, byName, true) !== null) ||
      LEXICON.get(next)?.is === 'traits' ||
      (next.length > 1 && next !== 'with' && VOCABULARY.has(next)) ||
      /^(and|or|nor)$/.test(next))
  if (!goesOn) turnTo(reading, 'want', false)
  if (!goesOn) startClause(reading)
  return 1
}

/** "No flips, fakie": a stance behind what is refused is wanted, unless one was refused before it. */
function isStanceAlone({ mode, excluded }: Reading, words: readonly string[], at: number): boolean {
  const isStance = (trait: Trait) => trait.startsWith('stance')
  const meaning = LEXICON.get(words[at] ?? '')
  return (
    mode === 'exclude' &&
    meaning?.is === 'traits' &&
    meaning.traits.every(isStance) &&
    STOP.test(words[at + 1] ?? '.') &&
    !excluded.some(isStance)
  )
}

/** "No grabs, transition": a place that stands alone behind a kind that is refused is where it is wanted. */
function isPlaceAlone({ mode, excluded, mentions }: Reading, words: readonly string[], at: number): boolean {
  const phrase = phraseAt(words, at)
  const isRefusedKind =
    mentions.at(-1)?.mode === 'exclude' ||
    /^(?:kind|flip|grab|spin|shuvit|stance|pop|jump)/.test(excluded.at(-1) ?? '')
  return (
    mode === 'exclude' &&
    isRefusedKind &&
    phrase?.meaning.is === 'traits' &&
    phrase.meaning.isPlace === true &&
    !phrase.meaning.traits.includes('kind manual') &&
    /^[.;!?\n]$/.test(words[at + phrase.length] ?? '.')
  )
}

const PROPOSES =
  /^(?:should|would|could|shall|try|trying|learn|learning|teach|show|give|want|maybe|is|are|about|ready|for|or|do|into|between|than|instead|of|with|without|like|to|out|vs)$/

/** Whether a word before a name, back to the last mark or name, holds it out as a thing to do. */
function isProposed({ mentions }: Reading, words: readonly string[], at: number): boolean {
  const from = Math.max(mentions.at(-1)?.end ?? 0, at - 5)
  const before = words.slice(from, at)
  return before.slice(before.findLastIndex((word) => STOP.test(word)) + 1).some((word) => PROPOSES.test(word))
}

/** "A hardflip or an inward heelflip." */
function isAlternative({ mentions }: Reading, words: readonly string[], at: number): boolean {
  const between = words.slice(mentions.at(-1)?.end ?? at, at).join(' ')
  return /^or(?: an?| the| my)?$/.test(between)
}

function named(
  reading: Reading,
  { motion, length, isSure }: NameFound,
  words: readonly string[],
  at: number,
): number {
  reading.mentions.push({
    motion,
    mode: reading.mode,
    isSure: reading.isSaid,
    isProposed: isProposed(reading, words, at),
    isAlternative: isAlternative(reading, words, at),
    end: at + length,
  })
  if (isSure) reading.sure += 2
  else reading.plain += 1
  reading.heard.push(words.slice(at, at + length).join(' '))
  if (reading.mode === 'like') reading.isLiked = true
  return length
}
