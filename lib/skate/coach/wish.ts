import { CONTACT_NAMES, contactNamed, recordOf } from '../contacts.ts'
import type { Motion } from '../motion.ts'
import { closestMeaning } from '../read/spelling.ts'
import { type Trait, traitsOf } from './traits.ts'

/** What a text asks for, as far as it can be understood. */
export interface Wish {
  readonly wanted: readonly Trait[]
  readonly unwanted: readonly Trait[]
  /** Tricks named as a wish. */
  readonly named: readonly Motion[]
  /** "Like a kickflip but": the trick to start from, which is not suggested itself. */
  readonly like: Motion | null
  /** Tricks that the rider lands already, and those that must not be suggested. */
  readonly known: readonly Motion[]
  readonly refused: readonly Motion[]
  readonly ease: 'easier' | 'harder' | null
}

/** Names of tricks as they are written in a text (`wordsIn`), with the motions they mean. */
export type TrickBook = ReadonlyMap<string, Motion>

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

/** Longest text that is read to its end. */
const MOST_WORDS = 400

/** Reads a free text; what it does not understand it leaves alone. */
export function readWish(text: string, book: TrickBook): Wish {
  const words = corrected(wordsIn(text).slice(0, MOST_WORDS), book)
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

/** Each line: what is meant, then how skaters write it. */
const MEANINGS: readonly (readonly [readonly Trait[], string])[] = [
  [['stance nollie'], 'nollie|nolly|off the nose'],
  [['stance fakie'], 'fakie|fakey|rolling backwards|riding backwards|rolling backward|backwards'],
  [['stance switch'], 'switch|switchstance|wrong foot forward|other foot forward'],
  [['stance regular'], 'my normal stance|normal stance|own stance|natural stance'],
  [['frontside'], 'frontside|fs|front side'],
  [['backside'], 'backside|bs|back side'],
  [
    ['spin'],
    'spin|spinning|rotation|rotate|rotating|turn my body|body turn|body rotation|turn around|spinny|twist',
  ],
  [['turn 180'], '180|one eighty|half turn|halfway around'],
  [['turn 360'], '360|three sixty|full turn|full rotation|all the way around'],
  [['turn 540'], '540|five forty'],
  [['turn 720'], '720|seven twenty'],
  [['turn 900'], '900|nine hundred'],
  [['flip'], 'flip|flippy|flip trick|flipping|board flip'],
  [['kickflip'], 'kick flip'],
  [['heelflip'], 'heel flip'],
  [['board turn'], 'varial'],
  [['double'], 'double|two flips|flips twice|flip twice'],
  [['triple'], 'triple|three flips'],
  [['late'], 'late'],
  [['revert'], 'revert'],
  [['shuvit'], 'shuvit|shuv|shove it|shove|shuv it|shovit|shoveit|board spin|spin the board|scoop'],
  [['impossible'], 'impossible|wrap'],
  [['combination'], 'combo|combination|two tricks in one'],
  [['combination', 'flip'], 'flip in|flip out'],
  [['pop'], 'pop|popping|jump|jumping'],
  [
    ['place flat'],
    'flatground|flat ground|flat|parking lot|no obstacle|driveway|street in front|garage|flatland',
  ],
  [['place manual'], 'manual|manny|manual pad|manny pad|wheelie|balance|balancing|two wheels|wheely'],
  [['place edge'], 'ledge|curb|kerb|bench|box|hubba|grindable|parking block|edge'],
  [['place edge', 'on Rail'], 'rail|handrail|flatbar|flat bar|round bar'],
  [['kind grind'], 'grind|grinding|grinds'],
  [['kind slide'], 'slide|sliding'],
  [
    ['transition'],
    'mini ramp|miniramp|mini|ramp|quarter pipe|quarter|quarterpipe|halfpipe|half pipe|transition|coping|bowl|pool',
  ],
  [['place air'], 'vert|vert ramp|air|airs|big air|above the coping|mega ramp'],
  [['kind stall'], 'stall|lip trick|on the lip'],
  [['grab'], 'grab|grabbed|grabbing'],
  [['kind plant'], 'handplant|hand plant|invert|plant'],
  [['gap'], 'stairs|stair set|stair|gap|steps|over a gap'],
]

const FIXED = new Set([
  'stairs',
  'steps',
  'wheels',
  'backwards',
  'airs',
  'grinds',
  'always',
  'this',
  'flips',
  'fs',
  'bs',
])

const SINGULAR: Record<string, string> = {
  flips: 'flip',
  airs: 'air',
  grinds: 'grind',
  stairs: 'stair',
  steps: 'step',
}

/** Everything about a trick that can be said without naming one. */
const LEXICON = build()

function build(): ReadonlyMap<string, readonly Trait[]> {
  const lexicon = new Map<string, readonly Trait[]>()
  const add = (phrase: string, traits: readonly Trait[]) => lexicon.set(wordsIn(phrase).join(' '), traits)
  for (const name of CONTACT_NAMES) {
    const long = [name, ...recordOf(contactNamed(name)).spellings].filter(
      (phrase) => phrase.length > 4 || /\d/.test(phrase),
    )
    if (name !== 'Manual' && name !== 'Air') for (const phrase of long) add(phrase, [`contact ${name}`])
  }
  for (const style of [
    'No Comply',
    'Boneless',
    'Pressure',
    'Casper',
    'Hippie Jump',
    'Powerslide',
    'Wallride',
  ])
    add(style, [`style ${style}`])
  for (const [traits, phrases] of MEANINGS) for (const phrase of phrases.split('|')) add(phrase, traits)
  return lexicon
}

/** Words of a text, and the marks that end a clause. */
export function wordsIn(text: string): string[] {
  const found =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/5-0|50-50|[a-z0-9'’]+|[.,;:!?\n]/g) ?? []
  return found.map((word) => (/\w/.test(word) ? singular(word) : word))
}

function singular(word: string): string {
  const plain = plainWord(word)
  return SINGULAR[plain] ?? plain
}

/** One form for each word: lower case, no apostrophes, no plural. */
function plainWord(word: string): string {
  const plain = word.toLowerCase().replace(/['’]/g, '')
  return /^(?:\d+s|.{3,}[^su]s)$/.test(plain) && !FIXED.has(plain) ? plain.slice(0, -1) : plain
}

/** What makes the wish easier or harder; negated it means the other. */
const EASE: Record<string, 'easier' | 'harder'> = {
  easy: 'easier',
  easier: 'easier',
  easiest: 'easier',
  simple: 'easier',
  simpler: 'easier',
  basic: 'easier',
  first: 'easier',
  beginner: 'easier',
  newbie: 'easier',
  chill: 'easier',
  safe: 'easier',
  gentle: 'easier',
  scary: 'harder',
  dangerous: 'harder',
  hard: 'harder',
  harder: 'harder',
  hardest: 'harder',
  difficult: 'harder',
  challenging: 'harder',
  challenge: 'harder',
  insane: 'harder',
  gnarly: 'harder',
  crazy: 'harder',
  impressive: 'harder',
  technical: 'harder',
  tech: 'harder',
}

/** The words with slips of spelling mended, where a word is long enough to be sure. */
function corrected(words: readonly string[], book: TrickBook): string[] {
  const known = new Map(
    [...LEXICON.keys(), ...book.keys()]
      .filter((name) => /^[a-z]{6,}$/.test(name))
      .map((name) => [name, name]),
  )
  return words.map((word) =>
    word.length < 6 || known.has(word) || EASE[word] ? word : (closestMeaning(word, known) ?? word),
  )
}

/** The same in several words. */
const REFUSING = [
  'sick of',
  'tired of',
  'bored of',
  'instead of',
  'other than',
  'rather than',
  'anything but',
  'everything but',
  'fed up with',
  'not into',
  'scared of',
  'afraid of',
  'stay away from',
  'done with',
  'hold the',
  'zero',
]

/** Words after which things are not wanted. */
const NEGATORS = new Set(
  'no|not|without|dont|never|avoid|except|excluding|hate|minus|cant|cannot|skip|wont|isnt|nothing|neither|nor|arent'.split(
    '|',
  ),
)

const STOPS = /^[.,;:!?\n]$/

/** What a skater says to have already follows. */
const HAVING = [
  'i can',
  'i already',
  'i know',
  'i have',
  'ive got',
  'ive landed',
  'i land',
  'ive mastered',
  'i mastered',
  'i do',
  'ive learned',
  'i got',
  'i learned',
  'after learning',
  'ive been doing',
  'im good at',
  'im comfortable with',
  'i just landed',
  'i just learned',
  'next after',
  'comfortable with',
  'my',
]

/** The trick to start from follows. */
const LIKING = [
  'like',
  'similar to',
  'variation of',
  'variation on',
  'version of',
  'close to',
  'based on',
  'builds on',
  'build on',
  'reminds of',
]

/** What is wanted follows again. */
const WANTING = [
  'i want',
  'want',
  'something',
  'give me',
  'show me',
  'just',
  'only',
  'instead',
  'rather',
  'looking for',
  'id like',
  'please',
  'need',
  'suggest',
  'teach me',
  'prefer',
  'for',
]

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

/** "No flips, shuvits or grabs": a comma within a list of what is not wanted. */
function goesOn(words: readonly string[], at: number, book: TrickBook): boolean {
  if (/^(and|or|nor)$/.test(words[at] ?? '')) return phraseAt(words, at + 1, book) !== null
  const isThing = phraseAt(words, at, LEXICON) ?? phraseAt(words, at, book)
  return isThing !== null && /^(,|and|or|nor)$/.test(words[at + isThing.length] ?? '')
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

const distinct = <T>(values: readonly T[]) => [...new Set(values)]
