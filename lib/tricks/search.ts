import MiniSearch from 'minisearch'
import { spellingDistance } from '../skate/read/spelling'
import type { TrickSummary } from './schema'

type Searchable = Pick<TrickSummary, 'id' | 'name' | 'aliases'>

/** `words` counts how many names and aliases use each word. */
export type TrickIndex = { names: MiniSearch<Searchable>; words: Map<string, number> }

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

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Lower case, without punctuation, with one spelling for each word. */
export function normalize(text: string): string {
  return spellings.reduce((words, [written, canon]) => words.replace(written, canon), plain(text))
}

/** Builds a search index over names and aliases; for the whole library this takes a few milliseconds. */
export function buildTrickIndex(tricks: Searchable[]): TrickIndex {
  const words = new Map<string, number>()
  const names = new MiniSearch<Searchable>({
    fields: ['name', 'aliases'],
    extractField: (trick, field) => (field === 'id' ? trick.id : textOf(trick, field)),
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: { combineWith: 'AND', prefix: true, boost: { name: 2 } },
  })
  names.addAll(tricks)
  for (const trick of tricks) {
    for (const word of `${textOf(trick, 'name')} ${textOf(trick, 'aliases')}`.split(' ')) {
      words.set(word, (words.get(word) ?? 0) + 1)
    }
  }
  return { names, words }
}

function textOf(trick: Searchable, field: string): string {
  const names = field === 'aliases' ? trick.aliases : [trick.name]
  // Keeps the spelling as written too, and lets 50-50 be written 5050.
  return names.map((name) => `${normalize(name)} ${plain(name)} ${squeezed(name)}`).join(' ')
}

const squeezed = (text: string) => plain(text).replaceAll(' ', '')

/** Ids of the tricks that match a text, best first. Exact names and aliases come first. */
export function searchTricks(index: TrickIndex, tricks: Searchable[], text: string): number[] {
  const wanted = normalize(normalize(text).split(' ').map(correct(index.words)).join(' '))
  if (!wanted) return []
  const isExact = (trick: Searchable) =>
    normalize(trick.name) === wanted || trick.aliases.some((alias) => normalize(alias) === wanted)
  const exact = tricks.filter(isExact).map(({ id }) => id)
  const found = index.names.search(wanted).map(({ id }) => id as number)
  const joined = found.length > 0 ? [] : index.names.search(squeezed(wanted)).map(({ id }) => id as number)
  return [...new Set([...exact, ...found, ...joined])]
}

/** Corrects a word that is not the start of a known one to the nearest known word; of two, the more common one. */
const correct = (words: Map<string, number>) => (word: string) => {
  const limit = word.length < 3 || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2
  const isKnown = limit === 0 || words.keys().some((known) => known.startsWith(word))
  if (isKnown) return word
  let best = { word, distance: limit + 1, uses: 0 }
  for (const [known, uses] of words) {
    const distance = spellingDistance(word, known, limit)
    const isNearer = distance < best.distance || (distance === best.distance && uses > best.uses)
    if (distance <= limit && isNearer) best = { word: known, distance, uses }
  }
  return best.word
}
