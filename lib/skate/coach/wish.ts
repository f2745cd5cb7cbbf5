import { exactDifficulty } from '../difficulty/difficulty.ts'
import { type Motion, STANCES } from '../motion.ts'
import { exitOf } from '../stance.ts'
import { VOCABULARY } from '../vocabulary.ts'
import { bodyIn } from './body.ts'
import { withJoinedNames } from './compounds.ts'
import { contextIn, withoutVaguer } from './context.ts'
import { contradictionIn } from './contradictions.ts'
import { withDepicted } from './depicted.ts'
import { isAskedElsewhere, isLearner, isOfSkating } from './elsewhere.ts'
import { type Hero, heroIn } from './heroes.ts'
import { otherSide } from './mirrored.ts'
import type { Mood } from './moods.ts'
import { corrected, type NameFound, parsed, type TricksByName, trickAt } from './names.ts'
import { withoutNumbers } from './numbers.ts'
import { type Question, questionIn } from './questions.ts'
import { inPlainWords } from './sayings.ts'
import { withoutSlips } from './slips.ts'
import { saysItFails, troubleTold } from './telling.ts'
import { folded, inEnglish } from './tongues.ts'
import { type Trait, traitsOf } from './traits.ts'
import { isUnderstood } from './understood.ts'
import { LEXICON, type Meaning, type Mode, wordsIn } from './words.ts'

/** What a text asks for, as far as it can be understood. */
export interface Wish {
  /** Tricks that the skater lands, by their own word, and those that do not work yet. */
  readonly can: readonly Motion[]
  readonly cannot: readonly Motion[]
  readonly want: { readonly tricks: readonly Motion[]; readonly traits: readonly Trait[] }
  readonly exclude: { readonly tricks: readonly Motion[]; readonly traits: readonly Trait[] }
  readonly relation: Relation | null
  readonly ease: {
    readonly to: 'easier' | 'harder'
    readonly isMost: boolean
    readonly isThan: boolean
  } | null
  /** Feeling, body, era and style; who skates. */
  readonly moods: readonly Mood[]
  readonly place: readonly Trait[]
  /** Two tricks that were held against each other. */
  readonly choice: { readonly easier: Motion; readonly harder: Motion } | null
  readonly problem: { readonly motion: Motion; readonly symptom: string } | null
  /** A plain question about the one trick that is wanted. */
  readonly question: Question | null
  /** Whose tricks are wanted. */
  readonly hero: Hero | null
  /** Two things that do not go together, to be said back; null when all is well. */
  readonly contradiction: string | null
  /** Words that nothing could be made of, as they were written. */
  readonly ignored: readonly string[]
  /** False when nothing at all could be made of the text. */
  readonly isUnderstood: boolean
}

/** How the answer is to stand to tricks that were named. */
export type Relation =
  | { readonly is: 'like' | 'harder' | 'easier' | 'after' | 'level'; readonly to: Motion }
  /** `isAsked` when what leads to it was asked for, rather than that it does not work yet. */
  | { readonly is: 'toward'; readonly to: Motion; readonly isAsked: boolean }
  | { readonly is: 'between'; readonly from: Motion; readonly to: Motion }

interface Mention {
  readonly motion: Motion
  mode: Mode
  readonly isSure: boolean
  /** The word after its name. */
  readonly end: number
}

interface Reading {
  mode: Mode
  /** The mode was asked for by a word, rather than the one a sentence begins in. */
  isSaid: boolean
  isLiked: boolean
  readonly mentions: Mention[]
  readonly wanted: Trait[]
  readonly excluded: Trait[]
  readonly place: Trait[]
  /** What the skater cannot do yet, short of a trick. */
  readonly lacking: Trait[]
  /** Where the skater does what is landed. */
  readonly known: Trait[]
  readonly moods: Mood[]
  readonly ignored: string[]
  ease: Wish['ease']
  isAlike: boolean
  isMirrored: boolean
  /** What leads to something was asked for. */
  isOnTheWay: boolean
  joins: boolean
  /** Words that nothing else is made of say that it is about skating. */
  readonly isOfSkating: boolean
  /** Somebody tells of themselves, in more than a few words. */
  readonly isTelling: boolean
  /** Words that only a skater uses, everyday words that mean something here, and words that mean nothing. */
  sure: number
  plain: number
  foreign: number
  elsewhere: number
  asks: number
}

/** Longest text that is read to its end. */
const MOST_WORDS = 400
const LONGEST_PHRASE = 6

/** Reads a free text; what it does not understand it leaves alone, and says so. */
export function readWish(text: string, byName: TricksByName): Wish {
  // In capitals it is the game.
  const told = folded(/[a-z]/.test(text) ? text.replace(/\bSKATE\b/g, 'game of skate') : text)
  const plain = inPlainWords(withDepicted(withoutSlips(told, byName)))
  const translated = inEnglish(plain)
  const english = withJoinedNames(translated)
  const question = questionIn(english, byName)
  if (question)
    return { ...NOTHING, want: { tricks: [question.about], traits: [] }, question, isUnderstood: true }
  if (isAskedElsewhere(english)) return NOTHING
  const { rest: nameless, hero } = heroIn(english)
  const context = contextIn(nameless)
  const body = bodyIn(context.rest)
  const numbers = withoutNumbers(body.rest)
  const { rest } = numbers
  const moods = [...context.moods, ...body.moods, ...numbers.moods]
  const words = corrected(wordsIn(rest).slice(0, MOST_WORDS), byName)
  const reading: Reading = {
    mode: 'want',
    isSaid: false,
    isLiked: false,
    mentions: [],
    wanted: [],
    excluded: [],
    place: [],
    lacking: [],
    known: [],
    moods: [...moods],
    ignored: [],
    ease: null,
    isAlike: false,
    isMirrored: false,
    isOnTheWay: false,
    joins: false,
    isOfSkating: isOfSkating(english),
    isTelling: words.length > 3 && isLearner(english),
    sure: 0,
    plain: moods.length * 2 + context.moods.length * 2,
    foreign: 0,
    elsewhere: 0,
    asks: 0,
  }
  for (let at = 0; at < words.length; ) at += readAt(reading, words, at, byName)
  const wish = concluded(reading, context.rest, translated !== plain, (clause) =>
    motionsIn(corrected(wordsIn(clause), byName), byName),
  )
  if (!hero || !wish.isUnderstood) return wish
  // Whose tricks are wanted says when they were done.
  return { ...wish, hero, moods: wish.moods.filter((mood) => !ERAS.test(mood)) }
}

const ERAS = /^(?:comeback|old school|nineties|street style|vert style)$/

const STOP = /^[.,;:!?\n]$/

function readAt(reading: Reading, words: readonly string[], at: number, byName: TricksByName): number {
  const word = words[at] ?? ''
  if (STOP.test(word)) return stopped(reading, words, at, byName)
  // "Heelflips yes, kickflips no."
  const last = reading.mentions.at(-1)
  if (
    last &&
    word === 'no' &&
    last.end === at &&
    (at + 1 === words.length || STOP.test(words[at + 1] ?? ''))
  ) {
    last.mode = 'cannot'
    return 1
  }
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
    /^(?:can|cannot|harder|easier|level|after|between)$/.test(reading.mode) || words[at + 1] === ':',
  )
  if (
    trick &&
    trick.length >= (phrase?.length ?? 0) &&
    !(phrase && trick.length === phrase.length && isGeneral(phrase.meaning, reading))
  )
    return named(reading, trick, at)
  if (phrase) return meant(reading, phrase.meaning, phrase.length, words, at)
  if (!/^[&+]$/.test(word)) {
    if (!/^\d+$/.test(word)) reading.foreign++
    reading.ignored.push(word)
  }
  return 1
}

/** A word such as "flip" or "180" is a kind of trick before it is one, except among tricks that are landed. */
function isGeneral(meaning: Meaning, { mode }: Reading): boolean {
  if (meaning.is !== 'traits') return true
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
  const isList = words[at] === ',' && /^(?:exclude|can|cannot|after)$/.test(reading.mode)
  const next = words[at + 1] ?? ''
  const goesOn =
    isList &&
    (trickAt(words, at + 1, byName, true) !== null ||
      LEXICON.get(next)?.is === 'traits' ||
      (next.length > 1 && next !== 'with' && VOCABULARY.has(next)) ||
      /^(and|or|nor)$/.test(next))
  if (!goesOn) turnTo(reading, 'want', false)
  return 1
}

function turnTo(reading: Reading, mode: Mode, isSaid: boolean): void {
  reading.mode = mode
  reading.isSaid = isSaid
  reading.isOnTheWay ||= mode === 'toward'
}

function named(reading: Reading, { motion, length, isSure }: NameFound, at: number): number {
  reading.mentions.push({ motion, mode: reading.mode, isSure: reading.isSaid, end: at + length })
  if (isSure) reading.sure += 2
  else reading.plain += 1
  if (reading.mode === 'like') reading.isLiked = true
  return length
}

function meant(
  reading: Reading,
  meaning: Meaning,
  length: number,
  words: readonly string[],
  at: number,
): number {
  switch (meaning.is) {
    case 'traits':
      // "No ledges" says where one is, and rules nothing out.
      if (meaning.isPlace && words[at] === 'no') turnTo(reading, 'want', false)
      return taken(reading, meaning, length)
    case 'mode':
      if (isTurned(reading, meaning.mode, words, at, length)) turnTo(reading, meaning.mode, true)
      if (isSomethingToDo(words, at)) {
        reading.asks++
        reading.plain += 0.5
      }
      return length
    case 'mood':
      // A phrase of several words says more than a word that may stand anywhere.
      reading.plain += length
      if (reading.mode === 'can' && !PERSONAL.has(meaning.mood) && hasListed(reading)) return length
      if (reading.mode === 'exclude' && meaning.mood === 'scary')
        reading.ease = { to: 'easier', isMost: false, isThan: false }
      else if (reading.mode !== 'exclude' || PERSONAL.has(meaning.mood)) reading.moods.push(meaning.mood)
      else if (/^(?:technical|gnarly|banger|aggressive|sweaty)$/.test(meaning.mood)) {
        reading.ease = { to: 'easier', isMost: false, isThan: false }
        if (meaning.mood === 'technical') reading.excluded.push('flip')
      }
      if (meaning.mood === 'child') reading.mode = 'want'
      return length
    case 'ease': {
      if (reading.mode === 'can' && words[at] !== 'what') return length
      const isTurnedRound = reading.mode === 'exclude'
      reading.ease = {
        to: isTurnedRound === (meaning.ease === 'easier') ? 'harder' : 'easier',
        isMost: meaning.isMost ?? false,
        isThan: meaning.isThan ?? false,
      }
      reading.plain += 1
      return length
    }
    case 'ask':
      if (meaning.isPlain) reading.plain += words.length <= 5 ? 0.5 : 0.25
      else reading.sure += 1
      reading.asks++
      if (reading.mode === 'can' && words[at + length] !== ':') turnTo(reading, 'want', false)
      return length
    case 'landed':
      // "What grabs are there?"
      if (words[at + 1] === 'there' && /^(?:what|which|how|an?y)$/.test(words[0] ?? '')) return length
      // "Landed my first kickflip": it may stand before what it speaks of.
      if (
        !reading.mentions.some(({ mode }) => mode === 'want') &&
        /^(?:landed|mastered|learned|sorted|nailed|figured out|stomped|dialed)$/.test(
          words.slice(at, at + length).join(' '),
        )
      )
        turnTo(reading, 'can', true)
      for (const mention of reading.mentions)
        if (mention.mode === 'want' && !mention.isSure) mention.mode = 'can'
      // "All my shuvits are done."
      if (reading.mentions.length === 0 && !reading.isSaid)
        for (const motion of standIns([
          ...reading.wanted.splice(0),
          ...reading.place.filter((trait) => trait === 'kind manual'),
        ]))
          reading.mentions.push({ motion, mode: 'can', isSure: false, end: at })
      return length
    case 'sometimes': {
      reading.plain += 1
      const last = reading.mentions.at(-1)
      if (last?.end === at) last.mode = 'sometimes'
      else turnTo(reading, 'sometimes', true)
      return length
    }
    case 'failing': {
      // "Ollie and shuvit solid, heelflip not yet": only what was named since the last mark.
      for (const mention of reading.mentions.slice(-1)) if (hasListed(reading)) mention.mode = 'cannot'
      return length
    }
    case 'variation': {
      const last = reading.mentions.at(-1)
      if (last?.end === at && last.mode === 'want') {
        last.mode = 'like'
        reading.isLiked = true
      }
      return length
    }
    case 'too': {
      const last = reading.mentions.at(-1)
      if (last?.end === at && reading.mentions.some(({ mode }) => mode === 'can')) last.mode = 'can'
      return length
    }
    case 'ruled out':
      for (const mention of reading.mentions)
        if (mention.mode === 'want' && !mention.isSure) mention.mode = 'exclude'
      reading.excluded.push(...reading.wanted.splice(0))
      return length
    case 'alike':
      reading.isAlike = true
      return length
    case 'mirrored':
      reading.plain += 1
      reading.isMirrored = true
      return length
    case 'both sides':
      reading.plain += 1
      return length
    case 'join':
      reading.joins ||= reading.mentions.some(({ mode }) => mode === 'want')
      return length
    case 'but':
      if (reading.mode !== 'exclude' || words[at] !== 'only') {
        const last = reading.mentions.at(-1)
        // "Kickflip but nollie" begins at the kickflip.
        if (last?.mode === 'want' && goesOnAbout(words, at + length)) {
          last.mode = 'like'
          reading.isLiked = true
        }
        turnTo(reading, 'want', false)
      }
      return length
    case 'elsewhere':
      reading.elsewhere++
      reading.ignored.push(words.slice(at, at + length).join(' '))
      return length
    case 'filler':
      return length
  }
}

/** "Something I can practice" asks for a trick, if for nothing more. */
const isSomethingToDo = (words: readonly string[], at: number) =>
  words[at] === 'something' &&
  words.slice(at + 1, at + 5).some((word) => /^(?:practice|practise|try|skate|learn)$/.test(word))

/** Something was counted up as landed: what is said of it is no wish. */
const hasListed = ({ mentions }: Reading) => mentions.some(({ mode }) => mode === 'can')

const PERSONAL = new Set<Mood>(['gentle', 'injured', 'first day', 'beginner', 'child'])

/** Whether a change to what was just named follows, rather than something that the skater has or has not. */
function goesOnAbout(words: readonly string[], at: number): boolean {
  for (let next = at; next < Math.min(words.length, at + 6); next++) {
    const phrase = phraseAt(words, next)
    if (phrase?.meaning.is === 'traits') return !phrase.meaning.isPlace
    if (phrase?.meaning.is === 'ease') return true
    if (/^(?:kickflip|heelflip)$/.test(words[next] ?? '')) return true
    if (phrase?.meaning.is === 'mode' && /^(exclude|can|cannot)$/.test(phrase.meaning.mode)) return false
  }
  return false
}

/** Some words turn the meaning only where a thing can follow, or not at all where they are part of another. */
function isTurned(
  reading: Reading,
  mode: Mode,
  words: readonly string[],
  at: number,
  length: number,
): boolean {
  const word = words[at] ?? ''
  if (mode === 'want') {
    // "The only things I have are…" goes on with what one has.
    if (/^(?:is|are)$/.test(word) && reading.mode === 'can' && !STOP.test(words[at - 1] ?? '.')) return false
    // "Nothing for stairs", but "no flips for flat".
    return (
      word !== 'for' ||
      reading.mode !== 'exclude' ||
      length > 1 ||
      (isPlaceAt(words, at + 1) && LEXICON.get(words[at - 1] ?? '')?.is !== 'mode')
    )
  }
  if (mode === 'like' && /^(like|like a)$/.test(words.slice(at, at + length).join(' '))) {
    // "I'd like", "feel like" and "I like" are no comparisons; "like" before a trick is.
    if (/^(id|feel|would|i|to)$/.test(words[at - 1] ?? '')) {
      turnTo(reading, 'want', true)
      return false
    }
  }
  if (mode === 'can' && reading.mode === 'exclude' && length === 1 && /^(do|can|my|know)$/.test(word))
    return false
  if (
    mode === 'can' &&
    /^(can|i can|can do)$/.test(words.slice(at, at + length).join(' ')) &&
    /^(what|which|how|something|anything|trick|that)$/.test(words[at - 1] ?? '')
  )
    return false
  if (mode === 'can' && word === 'my' && length === 1) {
    // "My kickflips", but not "my hallway".
    const next = words.slice(at + 1, at + 4)
    return next.some(
      (each) =>
        (VOCABULARY.has(each) || /^\d{3}$/.test(each)) &&
        LEXICON.get(each)?.is !== 'filler' &&
        LEXICON.get(each)?.is !== 'mood',
    )
  }
  if (mode === 'exclude' && reading.mode === 'like' && word === 'except') {
    turnTo(reading, 'want', true)
    return false
  }
  if (mode === 'exclude' && word === 'no' && /^(problem|issue|idea|matter)$/.test(words[at + 1] ?? ''))
    return false
  return true
}

function isPlaceAt(words: readonly string[], at: number): boolean {
  const meaning = phraseAt(words, at)?.meaning
  return meaning?.is === 'traits' && meaning.isPlace === true
}

function taken(
  reading: Reading,
  { traits, isPlace = false, isPlain = false }: Meaning & { is: 'traits' },
  length: number,
): number {
  if (isPlain) reading.plain += isPlace ? 2 : 1
  else reading.sure += 1
  if (reading.mode === 'exclude') reading.excluded.push(...traits)
  // Hands alone say little.
  else if (traits.includes('hand') && length === 1) return length
  // Who cannot jump with such a back is not to.
  else if (traits.includes('jump') && reading.mode === 'cannot' && reading.moods.some(isOfBody))
    reading.excluded.push(...traits)
  // Whoever wants to jump wants to pop.
  else if (traits.includes('jump')) reading.wanted.push('pop')
  else if (reading.mode === 'cannot' && traits.includes('kind air')) reading.lacking.push(...traits)
  // Where it is landed is not where the next one is wanted.
  else if (isPlace && reading.mode === 'can' && hasListed(reading)) reading.known.push(...traits)
  else if (isPlace) reading.place.push(...traits)
  else if (reading.mode === 'cannot') reading.lacking.push(...traits)
  else if (reading.mode !== 'can' && reading.mode !== 'after') reading.wanted.push(...traits)
  return length
}

const isOfBody = (mood: Mood) => /^(?:gentle|injured|hands|pregnant|senior)$/.test(mood)

/** The longest phrase that begins at a word. */
function phraseAt(words: readonly string[], start: number): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    const meaning = LEXICON.get(words.slice(start, start + length).join(' '))
    if (meaning) return { meaning, length }
  }
  return null
}

const STAND_INS: readonly (readonly [Trait, string])[] = [
  ['stance nollie', 'Nollie'],
  ['impossible', 'Impossible'],
  ['shuvit', 'Shuvit'],
  ['turn 180', '180'],
  ['kind manual', 'Manual'],
  ['kind grind', '50-50'],
  ['kind slide', 'Boardslide'],
]

/** The trick that is meant by the word for its kind: "my manuals". */
const standIns = (traits: readonly Trait[]) =>
  STAND_INS.flatMap(([trait, name]) => (traits.includes(trait) ? (parsed(name) ?? []) : []))

const ALL_STANCES = /\b(?:all|every|each) (?:of )?(?:the )?(?:four |4 )?stances?\b/

const IN_A_LINE = /\b(?:in|for) (?:an?|the|my|this) line\b|\blink(?:ing|ed)?\b/

const BOTH_SIDES =
  /\bboth (?:ways|sides)|\beither (?:way|side)|\b(?:fs|front(?:side)?) (?:and|&|n) (?:bs|back(?:side)?)\b/

function motionsIn(words: readonly string[], byName: TricksByName): Motion[] {
  const found: Motion[] = []
  for (let at = 0; at < words.length; ) {
    const trick = trickAt(words, at, byName, false)
    if (trick) found.push(trick.motion)
    at += trick?.length ?? 1
  }
  return found
}

const CHOICE =
  /\bdifferen(?:ce|t)\b.*\b(?:and|or|from|to|vs)\b|\bthe same (?:as|thing as|trick as)\b|\bsame (?:trick|thing)\b|\b(?:which|first|should i|better|best|easier|harder|more)\b.*\b(?:or|vs|versus)\b|\bor\b.*(?:\?|\b(?:first|next|easier|harder|better)\b)|\b(?:vs|versus)\b|^(?:so |hey |well |ok )?(?:is|are) .*\b(?:easier|harder) than\b|\b(?:easier|harder) than\b[^.!]*\?/

/** "Is a heelflip harder than a kickflip?", "noseslide or boardslide first". */
function choiceIn({ mentions, ease }: Reading, text: string): (Wish['choice'] & { first: Motion }) | null {
  const [one, other, third] = mentions.filter(({ mode }) => mode !== 'can').map(({ motion }) => motion)
  if (!one || !other || third || !CHOICE.test(text)) return null
  if (mentions.some(({ mode }) => !/^(?:can|want|harder|easier)$/.test(mode))) return null
  const isLess = exactDifficulty(one) <= exactDifficulty(other)
  const [easier, harder] = isLess ? [one, other] : [other, one]
  return { easier, harder, first: ease?.to === 'harder' ? harder : easier }
}

const ONE_SHUVIT =
  /^(?:(?:how (?:to|do i|do you|can i)|learn(?:ing)?|teach me|i want|want|to|do|the|an?|my|try|first) )*(?:shuv(?:it)?|shove[ -]?it)[?!. ]*$/

const ELSE =
  /\b(?:what|something|anything|tricks?|ones?|things?) else\b|\binstead\b(?! of)|\b(?:an)?other (?:tricks?|options?|things?|ones?|idea)\b|\bsomething different\b/

/** What all that was read comes to. */
function concluded(
  reading: Reading,
  text: string,
  isTranslated: boolean,
  namedIn: (clause: string) => Motion[],
): Wish {
  const { mentions, moods } = reading
  // Three names and not a word besides count up what one has.
  if (
    mentions.length > 2 &&
    mentions.every(({ mode, isSure }) => mode === 'want' && !isSure) &&
    reading.wanted.length + reading.place.length + reading.moods.length + reading.asks === 0 &&
    !/\b(?:or|vs)\b/.test(text)
  )
    for (const mention of mentions) mention.mode = 'can'
  const choice = choiceIn(reading, text)
  // A first handrail for somebody who grinds is no smaller trick.
  const isGrinding = mentions.some(
    ({ mode, motion }) => mode === 'can' && /grind|slide/.test(motion.contact?.kind ?? ''),
  )
  const ease = choice || (isGrinding && FIRST_ONE.test(text)) ? null : reading.ease
  const isElse = ELSE.test(text)
  // "Scared of heelflips, what else": the trick that does not work is not the one to go on with.
  if (isElse) for (const mention of mentions) if (mention.mode === 'cannot') mention.mode = 'exclude'
  const of = (...modes: Mode[]) =>
    mentions.filter(({ mode }) => modes.includes(mode)).map(({ motion }) => motion)
  const isToward = mentions.some(({ mode }) => mode === 'toward')
  const isNamed = mentions.length > 0
  const named = [
    ...mentions
      .filter(({ mode }) => (mode !== 'exclude' && mode !== 'aside') || (saysItFails(text) && !isElse))
      .map(({ motion }) => motion),
    ...(isNamed ? [] : standIns([...reading.wanted, ...reading.place]).slice(0, 1)),
  ]
  const isAsking =
    /what.*next|what(?:'?s)? now|what (?:would|should|do|can|could) (?:you|u|i) (?:learn|do|try|practice|go for)\b/.test(
      text,
    ) && !(saysItFails(text) && mentions.every(({ mode }) => mode !== 'can'))
  const [rare] = mentions.filter(({ mode }) => mode === 'can').length > 1 && isAsking ? [] : of('sometimes')
  const told = isToward || isAsking || isElse || choice ? null : troubleTold(reading, named, text, namedIn)
  const problem =
    rare && (!told || told.symptom === 'stuck') ? { motion: rare, symptom: 'now and then' } : told
  let relation = problem || choice ? null : relationOf(reading)
  let tricks = choice ? [choice.first] : of('want')
  const isBare = reading.wanted.length === 0 && of('want', 'cannot', 'like', 'toward').length === 0
  let wanted = distinct(isBare ? [...reading.lacking] : [...reading.wanted])
  // "Kickflip into a slide": the kickflip is a part of what is wanted.
  if (
    tricks.length > 0 &&
    wanted.some((trait) => /^(kind|place|flip|spin out|shuvit out)/.test(trait)) &&
    (reading.joins || wanted.some((trait) => / out$|flip in/.test(trait)))
  ) {
    wanted = distinct([
      ...wanted,
      ...tricks.flatMap(traitsOf),
      ...tricks.flatMap(({ approach }) => (approach === 'backside' ? (['backside'] as const) : [])),
      ...(reading.joins && tricks.some(({ flip }) => flip.kind !== 'none') ? (['flip in'] as const) : []),
    ])
    tricks = []
  }
  const [only, ...others] = tricks
  // "A heelflip with a 180": both are parts of it.
  if (
    only &&
    others.length === 0 &&
    !relation &&
    wanted.length > 0 &&
    !wanted.every((trait) => traitsOf(only).includes(trait))
  ) {
    // A hardflip in nollie is still a hardflip.
    const isManner = wanted.every((trait) =>
      /^stance|^frontside|^backside|^late|^double|^triple|^revert/.test(trait),
    )
    if (isManner) relation = { is: 'like', to: only }
    else wanted = distinct([...wanted, ...traitsOf(only)])
    tricks = []
  }
  // A trick with a change to it: "a manual but fancy", "fakie version of a bigspin", "nollie 360 flip but easier".
  if (!relation && only && others.length === 0 && ease?.isThan) {
    relation = { is: ease.to, to: only }
    tricks = []
  }
  const [last] = mentions.filter(({ mode }) => mode === 'can').slice(-1)
  if (!relation && !problem && reading.isAlike && last) relation = { is: 'like', to: last.motion }
  // "Kickflip, or something similar".
  else if (!relation && !problem && reading.isAlike && only && others.length === 0) {
    relation = { is: 'like', to: only }
    tricks = []
  }
  const once = mentions.find(({ mode }) => mode === 'once')
  if (!relation && !problem && once) relation = { is: 'easier', to: once.motion }
  // Said of a ledge, a blunt is a slide.
  if (reading.place.includes('place edge') && tricks.some(({ contact }) => contact?.name === 'Blunt')) {
    tricks = tricks.filter(({ contact }) => contact?.name !== 'Blunt')
    wanted = distinct([...wanted, 'contact Bluntslide'])
  }
  const turned = reading.isMirrored ? (relation ? relation.to : only) : undefined
  const [mirrored] = turned ? otherSide(turned) : []
  if (mirrored) {
    tricks = [mirrored]
    relation = null
  }
  // In a line the next trick begins as the last one ended.
  if (relation?.is === 'after' && IN_A_LINE.test(text)) {
    if (exitOf(relation.to) === 'B') wanted = distinct([...wanted, 'stance fakie'])
    relation = null
  }
  // "Like a 360 flip but heelflip": it is the flick that is to be another.
  if (relation?.is === 'like' && tricks.length > 0 && tricks.every(isOneThing)) {
    wanted = distinct([...wanted, ...tricks.flatMap(traitsOf)])
    tricks = []
  }
  // A grab is what is done in the air.
  if (wanted.includes('grab') || tricks.some(({ contact }) => contact?.kind === 'grab')) {
    wanted = distinct([...wanted, ...tricks.filter(isAir).flatMap(traitsOf)]).filter(
      (trait) => trait !== 'contact Air' && trait !== 'kind air',
    )
    tricks = tricks.filter((made) => !isAir(made))
  }
  // "Spins 360 and flips": it may be the board that spins.
  if (
    wanted.some((trait) => /flip$/.test(trait)) &&
    wanted.includes('turn 360') === false &&
    wanted.includes('body 360')
  )
    wanted = distinct([...wanted.filter((trait) => trait !== 'body 360' && trait !== 'spin'), 'turn 360'])
  // "How do I shuvit" asks for that one, not for any of its kind.
  if (
    wanted.length === 1 &&
    wanted[0] === 'shuvit' &&
    tricks.length === 0 &&
    !relation &&
    ONE_SHUVIT.test(text)
  ) {
    tricks = standIns(wanted)
    wanted = []
  }
  // So does "impossible".
  if (wanted.length === 1 && wanted[0] === 'impossible' && tricks.length === 0 && !relation) {
    tricks = standIns(wanted)
    wanted = []
  }
  // Whoever wants to jump stands on flat ground, if nothing else is said.
  if (wanted.length === 1 && wanted[0] === 'pop' && reading.place.length === 0) wanted.push('place flat')
  const excluded = distinct(reading.excluded)
  // "Half cab into something."
  const [head] = tricks
  if (head && tricks.length === 1 && wanted.length === 0 && INTO_SOMETHING.test(text)) {
    wanted = distinct(['into', ...traitsOf(head)])
    tricks = []
  }
  const refused = of('exclude')
  // "A flip trick except kickflip and heelflip" leaves all the other flips.
  const isExcept = wanted.includes('flip') && (refused.filter(isOneThing).length > 1 || EXCEPT.test(text))
  const asked = [...wanted, ...tricks.flatMap(traitsOf)]
  const isWanted = (made: Motion) => traitsOf(made).some((trait) => asked.includes(trait))
  if (NO_OLLIE.test(text)) {
    excluded.push('ollie')
    // A curb wants no ollie.
    if (relation?.is === 'toward' && reading.place.includes('place edge')) relation = null
  }
  for (const made of refused)
    if (isOneThing(made) && !isExcept && !isWanted(made))
      excluded.push(...traitsOf(made).filter((trait) => !trait.startsWith('kind')))
  const landed = rare ? of('can', 'after') : of('can', 'after', 'sometimes')
  const sided = BOTH_SIDES.test(text) ? [...landed, ...landed.flatMap(otherSide)] : landed
  const can = ALL_STANCES.test(text)
    ? sided.flatMap((made) => STANCES.map((stance) => ({ ...made, stance })))
    : sided
  const cannot = of('cannot')
  const isBeginning =
    (ease?.to === 'easier' && !ease.isThan) ||
    moods.some((mood) => /^(?:first day|beginner|child)$/.test(mood))
  const isPushing = can.length > 0 && can.every(({ style }) => style === 'Pushing') && !/\bturn/.test(text)
  const all: Wish = {
    can: problem ? can.filter((made) => made !== problem.motion) : can,
    cannot,
    want: { tricks: problem ? [] : tricks, traits: wanted },
    exclude: {
      tricks: refused.filter((made) => made !== problem?.motion),
      traits: problem && refused.includes(problem.motion) ? distinct(reading.excluded) : distinct(excluded),
    },
    relation,
    ease:
      relation && (relation.is === 'harder' || relation.is === 'easier')
        ? null
        : // The hardest thing to set is still to be landed.
          ease?.isMost && moods.includes('game')
          ? { ...ease, isMost: false }
          : ease,
    // A child that begins is a child first; whoever only pushes begins with turning.
    moods: withoutVaguer(distinct<Mood>(isPushing ? ['first day', ...moods] : moods), can.length === 0)
      .filter((mood) => mood !== 'beginner' || !moods.includes('child'))
      .filter((mood) => mood !== 'both' || can.length > 0)
      // Whoever says where is not sent elsewhere for the noise.
      .filter((mood) => mood !== 'quiet' || !/transition|edge/.test(reading.place.join()))
      // Where a line ends is said more closely than that it does.
      .filter((mood) => mood !== 'banger' || !moods.some((other) => /^ends (?:fakie|switch)$/.test(other)))
      // What is to be set is said more closely than by the game.
      .filter((mood) => !/^(?:game|game opener|banger|rare)$/.test(mood) || !moods.some(isSet))
      .map((mood) => (mood === 'game' && (isBeginning || SURE_SET.test(text)) ? 'game opener' : mood)),
    place: oneOf(
      distinct(reading.place.length + wanted.length > 0 ? reading.place : reading.known)
        // A grab is in the air anyhow.
        .filter((trait) => trait !== 'kind air' || !wanted.includes('grab'))
        // Nobody begins above the coping.
        .map((trait) => (trait === 'place air' && isBeginning ? 'transition' : trait)),
    ),
    problem,
    question: null,
    hero: null,
    choice,
    contradiction: null,
    // The words that tell what goes wrong were understood.
    ignored: problem ? [] : distinct(reading.ignored),
    isUnderstood:
      (problem !== null && (reading.elsewhere === 0 || mentions.length > 0)) ||
      isUnderstood(isTranslated ? { ...reading, foreign: 0 } : reading, mentions.length > 0),
  }
  // What means nothing must not color the guess.
  if (!all.isUnderstood) return { ...NOTHING, ignored: all.ignored }
  // "It won't flip" rules nothing out.
  return { ...all, contradiction: problem ? null : contradictionIn(all) }
}

const isSet = (mood: Mood) => mood === 'game surprise' || mood === 'game trap'
const FIRST_ONE = /\bfirst (?:ever |real )?(?:hand ?rail|rail|ledge|hubba|round|down rail)\b/
const INTO_SOMETHING = /\binto (?:something|anything|stuff|whatever|some|another)\b/
const SURE_SET = /\b(?:safe|opener|opening|sure|consistent|reliable|easy)\b/
const EXCEPT = /\b(?:except|other than|besides|apart from|but not)\b/
/** What needs an ollie is ruled out with it, unless it is only that something else is wanted. */
const NO_OLLIE =
  /\b(?:without|no|can'?t|cannot|can not|don'?t|not)(?: (?:an?|to|needing|having|even|do|doing|an?y|yet|need|the))* oll(?:ies?|ying)\b|\bollie (?:is|does)(?:n'?t| not)\b/

const NOTHING: Wish = {
  can: [],
  cannot: [],
  want: { tricks: [], traits: [] },
  exclude: { tricks: [], traits: [] },
  relation: null,
  ease: null,
  moods: [],
  place: [],
  problem: null,
  question: null,
  hero: null,
  choice: null,
  contradiction: null,
  ignored: [],
  isUnderstood: false,
}

const isAir = ({ contact }: Motion) => contact?.name === 'Air'

/** Of several things in one place, the one that the trick is done on: what leads to it goes without saying. */
function oneOf(place: readonly Trait[]): Trait[] {
  const has = (trait: Trait) => place.includes(trait)
  const on = place.filter((trait) => {
    if (trait === 'place flat') return place.length === 1
    if (has('kind manual')) return !/^(place edge|on |gap|bank)/.test(trait)
    if (has('place edge')) return !/^(gap|hip|bank)/.test(trait)
    return true
  })
  return on
}

function relationOf({ mentions, wanted, isOnTheWay }: Reading): Relation | null {
  const first = (mode: Mode) => mentions.find((mention) => mention.mode === mode)?.motion
  const [from, to] = mentions.filter(({ mode }) => mode === 'between').map(({ motion }) => motion)
  if (from && to) return { is: 'between', from, to }
  const goal = first('toward')
  if (goal) return { is: 'toward', to: goal, isAsked: true }
  for (const is of ['harder', 'easier', 'level', 'like', 'after'] as const) {
    const motion = first(is)
    if (motion) return { is, to: motion }
  }
  const cannot = first('cannot')
  return cannot && wanted.length === 0 && mentions.every(({ mode }) => /^(?:can|cannot|aside)$/.test(mode))
    ? { is: 'toward', to: cannot, isAsked: isOnTheWay }
    : null
}

/** A plain kickflip or tailslide that is not wanted means all of its kind; a longer name means itself. */
function isOneThing(motion: Motion): boolean {
  const traits = traitsOf(motion).filter((trait) => !trait.startsWith('kind'))
  return traits.length === 1 && !/^(?:turn|stance)/.test(traits[0] ?? '')
}

const distinct = <T>(values: readonly T[]) => [...new Set(values)]
