import MiniSearch from 'minisearch'
import type { TrickSummary } from './schema'

type Searchable = Pick<TrickSummary, 'id' | 'name' | 'aliases'>

export type TrickIndex = MiniSearch<Searchable>

// What skaters write for what the canon writes. Applied to names, aliases and questions alike.
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

/** Lower case, plain punctuation, one spelling for each word of the trade. */
export function normalise(text: string): string {
  return spellings.reduce((words, [written, canon]) => words.replace(written, canon), plain(text))
}

/** An index over names and aliases. Building it for the whole library takes a few milliseconds. */
export function buildTrickIndex(tricks: Searchable[]): TrickIndex {
  const index = new MiniSearch<Searchable>({
    fields: ['name', 'aliases'],
    extractField: (trick, field) => (field === 'id' ? trick.id : textOf(trick, field)),
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (/\d/.test(term) || term.length < 3 ? false : term.length < 7 ? 1 : 2),
      boost: { name: 2 },
    },
  })
  index.addAll(tricks)
  return index
}

function textOf(trick: Searchable, field: string): string {
  const names = field === 'aliases' ? trick.aliases : [trick.name]
  // Short forms stay beside the canon's words, so that a slip in a short form is still near to it.
  return names.map((name) => `${normalise(name)} ${plain(name)}`).join(' ')
}

/** Ids of the tricks that answer the text, best first. An exact name or alias always leads. */
export function searchTricks(index: TrickIndex, tricks: Searchable[], text: string): number[] {
  const wanted = normalise(text)
  if (!wanted) return []
  const isExact = (trick: Searchable) =>
    normalise(trick.name) === wanted || trick.aliases.some((alias) => normalise(alias) === wanted)
  const exact = tricks.filter(isExact).map(({ id }) => id)
  const found = index.search(wanted).map(({ id }) => id as number)
  return [...new Set([...exact, ...found])]
}
