import { CONTACT_NAMES, contactNamed, recordOf } from '../../../contacts.ts'
import { MOODS } from '../../tastes/moods.ts'
import { SAID_IN_PASSING, SMALL_WORDS } from './fillers.ts'
import { ASKS, EASES, ELSEWHERE, FAILING, LANDED, PLAIN_ASKS, RULED_OUT } from './judgments.ts'
import { type Meaning, MODES } from './modes.ts'
import { EXPERIENCE_WORDS, MOOD_WORDS } from './mood-words.ts'
import { PLACES, PLAIN_TRAITS, TRAITS } from './things.ts'

const lexicon = new Map<string, Meaning>()

/** The phrases of a list with bars between, which may go over several lines. */
const phrasesIn = (list: string) => list.trim().split(/\s*\|\s*/)

/** Puts phrases in; what is there already stays. */
function put(phrases: string, meaning: Meaning): void {
  for (const phrase of phrasesIn(phrases)) {
    const key = wordsIn(phrase).join(' ')
    if (key && !lexicon.has(key)) lexicon.set(key, meaning)
  }
}

/** What an adjective may be at its most, however it is spelled; a word that is none has no use for them. */
function superlativesOf(word: string): string[] {
  if (word.endsWith('y')) return [`${word.slice(0, -1)}iest`]
  return word.endsWith('e') ? [`${word}st`] : [`${word}est`, `${word}${word.at(-1)}est`]
}

/** One form for each word: no plural, no apostrophe. */
export function plainWord(word: string): string {
  const plain = word.replace(/'/g, '')
  if (FIXED.has(plain)) return plain
  if (/^50-50s$|^5-0s$/.test(plain)) return plain.slice(0, -1)
  return /(?:ss|x)es$/.test(plain)
    ? plain.slice(0, -2)
    : /^(?:\d{3}s|[^\d]{2,}[^sui]s)$/.test(plain)
      ? plain.slice(0, -1)
      : plain
}

const FIXED = new Set(
  `
    backwards|always|this|fs|bs|does|goes|was|has|is|its|us|as|yes|towards|90s|80s|70s|class|less|plus|
    previous|ends|boneless|news|z
  `.split('|'),
)

/** A mark that ends a clause. */
export const STOP = /^[.,;:!?\n]$/

/** The words of a text in lower case, and the marks that end a clause. */
export function wordsIn(text: string): string[] {
  const found = text.match(/5-0s?|50-50s?|[\p{L}\p{N}][\p{L}\p{N}'\u3099\u309a]*|[.,;:!?\n+&]/gu) ?? []
  return found.map((word) => (/[\p{L}\p{N}]/u.test(word) ? plainWord(word) : word))
}

for (const [mood, phrases] of MOOD_WORDS) put(phrases, { is: 'mood', mood, isPlain: true })
for (const [mood, phrases] of EXPERIENCE_WORDS) put(phrases, { is: 'mood', mood, isPlain: true })
for (const [meaning, phrases] of EASES) put(phrases, meaning)
// "Ugliest" asks for what "ugly" does.
for (const [mood, phrases] of MOOD_WORDS)
  for (const word of phrasesIn(phrases))
    if (/^[a-z]{3,10}$/.test(word)) put(superlativesOf(word).join('|'), { is: 'mood', mood, isPlain: true })
/** What suits no more than a mood like this is easy. */
const CALM = 3.5
// "Lazier" asks for what is easier, and "steezier" for what "steezy" does.
for (const [mood, phrases] of MOOD_WORDS)
  for (const word of phrasesIn(phrases).filter((each) => /^[a-z]{2,9}y$/.test(each))) {
    const isCalm = (MOODS[mood].most ?? 10) <= CALM
    const easier = { is: 'ease', ease: 'easier', isThan: true, isPlain: true } as const
    put(`${word.slice(0, -1)}ier`, isCalm ? easier : { is: 'mood', mood, isPlain: true })
  }
for (const name of CONTACT_NAMES) {
  if (name === 'Manual' || name === 'Air' || name === 'Rock') continue
  const known = [name, ...recordOf(contactNamed(name)).spellings].map((each) => each.toLowerCase())
  for (const each of known.filter(
    (each) => (each.length > 4 || /\d/.test(each)) && !/^(board|blunt|boards|front|grind|slide)$/.test(each),
  ))
    put(each, { is: 'traits', traits: [`contact ${name}`] })
}
for (const style of ['No Comply', 'Boneless', 'Pressure', 'Casper', 'Hippie Jump', 'Powerslide'])
  put(style.toLowerCase(), { is: 'traits', traits: [`style ${style}`] })
put('slide around|sliding around|slide about|skid around|skidding around', {
  is: 'traits',
  traits: ['style Powerslide'],
})
for (const [traits, phrases] of TRAITS) put(phrases, { is: 'traits', traits })
for (const [traits, phrases, isPlain = false] of PLACES)
  put(phrases, { is: 'traits', traits, isPlace: true, isPlain })
for (const [traits, phrases] of PLAIN_TRAITS) put(phrases, { is: 'traits', traits, isPlain: true })
put(
  `
    both ways|both sides|either side|either way|both fs and bs|fs and bs|frontside and backside|
    both frontside and backside|front and back
  `,
  { is: 'both sides' },
)
put(ELSEWHERE, { is: 'elsewhere' })
put(RULED_OUT, { is: 'ruled out' })
put('mirrored', { is: 'mirrored' })
put('too|as well|aswell', { is: 'too' })
put(LANDED, { is: 'landed' })
put('lands sometimes|so so|meh', { is: 'sometimes' })
put(FAILING, { is: 'failing' })
put('variation|variant|version|alternative|substitute|replacement', {
  is: 'variation',
})
put(
  `
    similar|but similar|like that|like those|same kind|in that direction|along those lines|same family|
    like them
  `,
  { is: 'alike' },
)
put(ASKS, { is: 'ask' })
put('but|though|however|although|but with', { is: 'but' })
for (const [mode, phrases, isPlain = false] of MODES) put(phrases, { is: 'mode', mode, isPlain })
put(PLAIN_ASKS, { is: 'ask', isPlain: true })
put('into|in to|and then|plus', { is: 'join' })
put(
  `
    coming back down|coming back in|coming back around|comes back down|coming back up|wrist guard|knee pad|
    elbow pad|no coping|without coping|skate hard|wheelbite|wheel bite|knee high|shin high|waist high|
    hip high|ankle high ledge|teaching|the ground|hits the ground|on the ground|touches the ground|
    to the ground|the floor|the wall of text|brand new
    `,
  { is: 'filler' },
)
put([...SMALL_WORDS, 'boss said', 'thirty seconds', 'rock hard'].join('|'), { is: 'filler' })
put([...SAID_IN_PASSING, 'in japan', 'from japan', 'to japan', 'mid air', 'midair', 'in mid air'].join('|'), {
  is: 'filler',
  isContent: true,
})

const LONGEST_PHRASE = 6

/** What words mean in a wish, by their plain forms with spaces between. */
export const LEXICON: ReadonlyMap<string, Meaning> = lexicon

/** All words that stand in some phrase of it: they are spelled as they are meant. */
export const LEXICON_WORDS: ReadonlySet<string> = new Set(
  [...lexicon.keys()].flatMap((phrase) => phrase.split(' ')),
)

/** The longest phrase that begins at a word. */
export function phraseAt(
  words: readonly string[],
  start: number,
): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    const meaning = LEXICON.get(words.slice(start, start + length).join(' '))
    if (meaning) return { meaning, length }
  }
  return null
}
