import { nameKey, type Reading, readQuery } from '../skate/name/query'
import { spellingDistance } from '../skate/read/spelling'
import type { TrickSummary } from './schema'
import { wishOf } from './search-wishes'
import { pointsOf } from './taxonomy'

type Searchable = Pick<
  TrickSummary,
  'id' | 'name' | 'aliases' | 'category' | 'difficultyRating' | 'difficulty' | 'isFoundational' | 'order'
>

/** A name or an alias, as the numbers of its words. */
type Form = {
  words: number[]
  sides: number[]
  key: string
  /** The whole and its ends from each later word on, without spaces. */
  ends: string[]
  isAlias: boolean
}

/** What is searched: tricks by what they are called, and every name and alias cut into words. */
export type TrickIndex = {
  /** The ids of the tricks with a name, and of those with an alias, by its key. */
  names: Map<string, number[]>
  aliases: Map<string, number[]>
  entries: { id: number; trick: Searchable; forms: Form[] }[]
  /** Every word in one spelling, and how many names and aliases use it. */
  words: string[]
  uses: number[]
}

// What skaters write, and how the library spells it. Applied to names, aliases and queries alike.
const spellings: [RegExp, string][] = [
  [/\bshove[- ]?it\b/g, 'shuvit'],
  [/\b(shuv|shove|shovit)\b/g, 'shuvit'],
  [/\bfs\b/g, 'frontside'],
  [/\bbs\b/g, 'backside'],
  [/\bfront\b/g, 'frontside'],
  [/\bback\b/g, 'backside'],
  [/\bsw\b/g, 'switch'],
  [/\b(tre|three|3)\b/g, '360'],
  [/\bheel\b/g, 'heelflip'],
  [/\bkick\b/g, 'kickflip'],
  [/\bcab\b/g, 'caballerial'],
  [/\bcrooks?\b/g, 'crooked'],
]

/** The plain trick of a family has none of these. */
const sideWords = ['nollie', 'fakie', 'switch', 'frontside', 'backside']

/** Words for many tricks, which others end in: "heelflip". */
const kindWord = /^(flip|slide|grind|stall|grab|plant|spin|walk|ride|turn)$/
const pluralKind = /\b(flip|slide|grind|stall|grab|plant|spin|walk|ride|turn)s\b/gi

// What is not of our alphabet stays: without it "バックサイド50-50" would be a 50-50.
const plain = (text: string) =>
  text
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const lower = (text: string) => text.toLowerCase().normalize('NFKD')

const respelled = (text: string) =>
  spellings.reduce((words, [written, canon]) => words.replace(written, canon), lower(text))

/** Lower case, without punctuation, with one spelling for each word. */
const normalize = (text: string): string => plain(respelled(text))

/** One key for all spellings of a name, with or without spaces. */
const keyOf = (text: string) => nameKey(respelled(text))

/** Prepares tricks for being searched. They come best known first. */
export function buildTrickIndex(tricks: readonly Searchable[]): TrickIndex {
  const numbers = new Map<string, number>()
  const uses: number[] = []
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size
    numbers.set(word, number)
    uses[number] = (uses[number] ?? 0) + 1
    return number
  }
  const formOf = (text: string, isAlias: boolean): Form => {
    const words = normalize(text).split(' ')
    // As it is written too: either may be begun and not finished.
    const written = plain(lower(text)).split(' ')
    return {
      words: [...new Set([...words, ...written])].map(numberOf),
      sides: words.filter((word) => sideWords.includes(word)).map(numberOf),
      key: keyOf(text),
      ends: words.map((_, at) => words.slice(at).join('')),
      isAlias,
    }
  }
  const names = new Map<string, number[]>()
  const aliases = new Map<string, number[]>()
  const entries = tricks.map((trick) => {
    const forms = [formOf(trick.name, false), ...trick.aliases.map((alias) => formOf(alias, true))]
    for (const { key, isAlias } of forms) {
      const ids = isAlias ? aliases : names
      ids.set(key, [...(ids.get(key) ?? []), trick.id])
    }
    return { id: trick.id, trick, forms }
  })
  return { names, aliases, entries, words: [...numbers.keys()], uses }
}

/**
 * Ids of the tricks that a text means, best first: what is called so, what the engine reads in it, then the family of
 * both: the plain trick before its sides and stances, otherwise best known first. A place means what is done there.
 */
export function searchTricks(index: TrickIndex, query: string): number[] {
  const { names, aliases } = index
  const text = stanceAhead(query.replace(pluralKind, '$1'))
  const wanted = normalize(text)
  const key = keyOf(text)
  const readings = readQuery(text)
  const read = idsRead(index, readings)
  const found = familyOf(index, wanted)
  const readFamily = readings.flatMap(({ name }) => familyOf(index, normalize(name)))
  // What is begun and not finished ("kickflip ba") means more than the trick it begins with.
  const isWhole = readings.some((reading) => reading.isWhole)
  const meant = isWhole ? [read, aliases.get(key) ?? [], found] : [aliases.get(key) ?? [], found, read]
  // What is read and not listed leads to its family.
  const near = isWhole && read.length === 0 ? nearestTo(index, normalize(readings[0]?.name ?? '')) : []
  const all = [...new Set([names.get(key) ?? [], wishedFor(index, key), ...meant, readFamily, near].flat())]
  return all.length > 0 ? all : familyOf(index, corrected(index, wanted))
}

/** The id of the one trick that a text is a name of, a nickname, or a slip of either; null if there is none, or two. */
export function trickCalled(index: TrickIndex, text: string): number | null {
  const [reading] = readQuery(text)
  const named = index.names.get(keyOf(text)) ?? (reading?.isWhole ? idsOf(index, reading.name) : [])
  const ids = new Set(named.length > 0 ? named : index.aliases.get(keyOf(text)))
  const [id] = ids
  return ids.size === 1 && id !== undefined ? id : null
}

/** "Treflip switch": the stance said behind the trick, which could be the way out anywhere but in a search. */
function stanceAhead(text: string): string {
  const words = text.split(/\s+/).filter(Boolean)
  const stance = words.at(-1) ?? ''
  if (words.length < 2 || !/^(?:switch|sw|fakie|nollie)$/i.test(stance)) return text
  if (readQuery(text).some(({ isWhole }) => isWhole)) return text
  const moved = [stance, ...words.slice(0, -1)].join(' ')
  return readQuery(moved).some(({ isWhole }) => isWhole) ? moved : text
}

/** The tricks that words mean which name none: a place, a level, what to begin with. */
function wishedFor({ entries, names }: TrickIndex, key: string): number[] {
  const wish = wishOf(key)
  if (!wish) return []
  if ('names' in wish) return wish.names.flatMap((name) => names.get(keyOf(name)) ?? [])
  const tricks = entries.map(({ trick }) => trick)
  const found =
    'category' in wish
      ? tricks.filter(({ category }) => category === wish.category)
      : 'level' in wish
        ? tricks
            .filter(({ difficultyRating }) => difficultyRating === wish.level)
            .sort((one, other) => pointsOf(one) - pointsOf(other))
        : tricks
            .filter(({ isFoundational }) => isFoundational)
            .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
  return found.map(({ id }) => id)
}

/** The tricks that go by a name. */
function idsOf({ names, aliases }: TrickIndex, name: string): number[] {
  const key = keyOf(name)
  return [...(names.get(key) ?? []), ...(aliases.get(key) ?? [])]
}

/** What is listed of what the engine reads. Half a turn whose side is open may be either; frontside is learned first. */
function idsRead(index: TrickIndex, readings: readonly Reading[]): number[] {
  return readings.flatMap(({ name }) => {
    const ids = idsOf(index, name)
    if (ids.length > 0 || !name.includes('180')) return ids
    const plainName = name.replace('Ollie 180', '180')
    return ['Frontside', 'Backside'].flatMap((side) => idsOf(index, plainName.replace('180', `${side} 180`)))
  })
}

/** Ids of the tricks of which a name or alias has all these words, begun or whole; where none has, those with this text inside, from the beginning of a word first. */
function familyOf({ entries, words }: TrickIndex, wanted: string): number[] {
  if (!wanted) return []
  const wantedWords = distinctWords(wanted)
  // A letter begins a word only while it is being typed: "k grind" is no kickflip feeble grind.
  const begun = wantedWords.map((word, at) =>
    word.length === 1 && at < wantedWords.length - 1 ? numbersSaid(words, word) : numbersOf(words, word),
  )
  // A kind alone means all of them; beside other words ("frontside slide") only where nothing has it as a word.
  const isKind = kindWord.test(wanted)
  const isLoose = isKind || !entries.some(({ forms }) => forms.some((form) => holdsAll(form, begun)))
  const asked = isLoose
    ? wantedWords.map((word, at) =>
        word.length === 1 ? (begun[at] ?? new Set<number>()) : numbersOf(words, word, true),
      )
    : begun
  const isAsked = (number: number) => asked.some((numbers) => numbers.has(number))
  const squeezed = wanted.replaceAll(' ', '')
  const ranked = (holds: (form: Form) => boolean) =>
    entries
      .flatMap(({ id, forms }) => {
        const ranks = forms.filter(holds).map(({ words: own, sides, isAlias }) => {
          // Of a kind all are as good; of a name, the one that has nothing else is best.
          if (!isKind && own.every(isAsked)) return -1
          const others = sides.filter((side) => !isAsked(side)).length
          return 2 * others + (isAlias ? 1 : 0)
        })
        return ranks.length > 0 ? [{ id, rank: Math.min(...ranks) }] : []
      })
      .sort((one, other) => one.rank - other.rank)
      .map(({ id }) => id)
  const found = asked.every(({ size }) => size > 0) ? ranked((form) => holdsAll(form, asked)) : []
  if (found.length > 0 || squeezed.length < 3) return found
  const beginning = ranked(({ ends }) => ends.some((end) => end.startsWith(squeezed)))
  return [...new Set([...beginning, ...ranked(({ key }) => key.includes(squeezed))])]
}

/** Whoever says a word many times wants nothing else than once. */
const distinctWords = (text: string) => [...new Set(text.split(' '))]

const holdsAll = ({ words }: Form, asked: readonly Set<number>[]) =>
  asked.every((numbers) => words.some((number) => numbers.has(number)))

/** The numbers of the words that one may stand for: those it begins, and for a kind those that end in it. */
function numbersOf(words: readonly string[], word: string, alsoEndings = false): Set<number> {
  const isEnding = alsoEndings && kindWord.test(word)
  const numbers = new Set<number>()
  words.forEach((known, number) => {
    if (known.startsWith(word) || (isEnding && known.endsWith(word))) numbers.add(number)
  })
  return numbers
}

/** The number of a word as it is. */
function numbersSaid(words: readonly string[], word: string): Set<number> {
  const number = words.indexOf(word)
  return new Set(number < 0 ? [] : [number])
}

/** The family of a trick that is not listed, found by fewer and fewer of the words of its name. */
function nearestTo(index: TrickIndex, name: string): number[] {
  for (let words = distinctWords(name); words.length > 1; words = words.slice(1)) {
    const found = [words.slice(1), words.slice(0, -1)].flatMap((fewer) => familyOf(index, fewer.join(' ')))
    if (found.length > 0) return [...new Set(found)]
  }
  return []
}

/** Each word that no known one begins with, as the nearest known word; of two, the more common one. */
const corrected = ({ words, uses }: TrickIndex, wanted: string): string =>
  distinctWords(wanted)
    .map((word) => {
      const limit = word.length < 3 || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2
      if (limit === 0 || words.some((known) => known.startsWith(word))) return word
      let best = { word, distance: limit + 1, uses: 0 }
      words.forEach((known, number) => {
        const distance = spellingDistance(word, known, limit)
        const count = uses[number] ?? 0
        const isNearer = distance < best.distance || (distance === best.distance && count > best.uses)
        if (distance <= limit && isNearer) best = { word: known, distance, uses: count }
      })
      return best.word
    })
    .join(' ')
