import type { Stance } from '../../skate/motion'
import type { MasteryLevel } from '../taxonomy'
import rows from './words.json' with { type: 'json' }

// What skaters write beside the names of tricks, in the languages of those who keep lists: rows of words.json.

export type Side = 'frontside' | 'backside'
export type Column = keyof typeof rows.column

/** What is said of a trick beside its name. */
export type Said = { level: MasteryLevel | null; stances: Stance[]; side: Side | null }

const marks: readonly (readonly [MasteryLevel, readonly string[]])[] = [
  ['MASTERED', ['✅✅', '⭐', '🌟', '★', '💯', '🔒', '🏆']],
  ['CONSISTENT', ['[x]', '(x)', '[v]', '[✓]', '[✔]', '✓', '✔', '✅', '☑', '🗹', '👍', '🟢', '●', '◎', '○']],
  [
    'LEARNING',
    ['[ ]', '[]', '( )', '[-]', '☐', '☒', '❌', '✗', '✘', '✖', '×', '⬜', '🔲', '🔴', '🟡', '🚧', '△'],
  ],
]
/** A word that, alone in a cell of ticks, is one. */
const plainTick = /^(?:x|v|1|\+)$/i

/** One spelling for each word: small letters without accents, apostrophes and the variants of signs. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Variation_Selector}|[\u0300-\u036f]|['\u2019`]/gu, '')
    .normalize('NFC')

type Token = { word: string; start: number; end: number }

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}'\u2019`%]+/gu)].map((found) => ({
    word: plain(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }))

/** The words of a phrase, as a key. */
const phraseOf = (tokens: readonly Pick<Token, 'word'>[]) => tokens.map(({ word }) => word).join(' ')

type Phrases<Value> = { byWords: ReadonlyMap<string, Value>; most: number }

function phrasesOf<Value>(
  given: readonly (readonly [Value, readonly (readonly string[])[]])[],
): Phrases<Value> {
  const byWords = new Map<string, Value>()
  let most = 1
  for (const [value, lines] of given)
    for (const phrase of lines.flat()) {
      const tokens = tokensOf(phrase)
      most = Math.max(most, tokens.length)
      // What is said in two languages stands for the row that came first.
      if (!byWords.has(phraseOf(tokens))) byWords.set(phraseOf(tokens), value)
    }
  return { byWords, most }
}

function turned<Value, Other>(
  { byWords, most }: Phrases<Value>,
  turn: (value: Value) => Other,
): Phrases<Other> {
  return { byWords: new Map([...byWords].map(([words, value]) => [words, turn(value)])), most }
}

const entriesOf = <Key extends string>(group: Record<Key, string[][]>) =>
  Object.entries(group) as [Key, string[][]][]

const levels = phrasesOf<MasteryLevel>(entriesOf(rows.level))
const stances = phrasesOf<Stance>(entriesOf(rows.stance))
const sides = phrasesOf<Side>(entriesOf(rows.side))
const columns = phrasesOf<Column>(entriesOf(rows.column))
const nots = phrasesOf([[true, rows.not]])
const nos = phrasesOf([[true, rows.no]])
const fillers = phrasesOf([[true, rows.filler]])
const topics = phrasesOf([[true, rows.topic]])
const months = phrasesOf(rows.month.map((words, at) => [at + 1, [words]] as const))

/** The month that a word names, from 1; null for any other word. */
export const monthNamed = (word: string): number | null => months.byWords.get(plain(word)) ?? null

/** What a head says of the cells below it; null for a word of no such column. */
export const columnNamed = (head: string): Column | null =>
  // "lastPracticed", "date_landed" as well.
  columns.byWords.get(phraseOf(tokensOf(head.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')))) ??
  columns.byWords.get(phraseOf(tokensOf(head))) ??
  null

type Meaning =
  | { is: 'level'; level: MasteryLevel }
  | { is: 'stance'; stance: Stance }
  | { is: 'side'; side: Side }
  | { is: 'other'; isFiller: boolean }
  | 'not'

/** A phrase of a text: the numbers of its first word and of the one behind it. */
type Found = { value: Meaning; from: number; to: number }

const meanings: readonly Phrases<Meaning>[] = [
  turned(levels, (level) => ({ is: 'level', level })),
  turned(stances, (stance) => ({ is: 'stance', stance })),
  turned(sides, (side) => ({ is: 'side', side })),
  turned(nots, () => 'not'),
  turned(fillers, () => ({ is: 'other', isFiller: true })),
]
const mostWords = Math.max(...meanings.map(({ most }) => most))

/** The phrases of a text in their order, each as long as one can be; of two as long, a level before the rest. */
function phrasesIn(tokens: readonly Token[]): Found[] {
  const found: Found[] = []
  for (let at = 0; at < tokens.length; ) {
    const next = longestAt(tokens, at)
    found.push(next)
    at = next.to
  }
  return found
}

function longestAt(tokens: readonly Token[], at: number): Found {
  for (let length = Math.min(mostWords, tokens.length - at); length > 0; length--) {
    const words = phraseOf(tokens.slice(at, at + length))
    for (const { byWords } of meanings) {
      const value = byWords.get(words)
      if (value !== undefined) return { value, from: at, to: at + length }
    }
  }
  return { value: { is: 'other', isFiller: false }, from: at, to: at + 1 }
}

/** Whether a "not" stands before a phrase, with nothing but little words between. */
function isDenied(all: readonly Found[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const value = all[before]?.value
    if (value === 'not') return true
    if (!(value && value.is === 'other' && value.isFiller)) return false
  }
  return false
}

/** All that the words of a text say of a trick; `isAllSaid` where there is no other word. */
export function saidIn(text: string): Said & { isAllSaid: boolean } {
  const marked = takeMarks(text)
  const all = phrasesIn(tokensOf(marked.rest))
  const said = saidBy(all)
  const isAllSaid = all.every(({ value }) => value === 'not' || value.is !== 'other' || value.isFiller)
  return { ...said, level: said.level ?? marked.level, isAllSaid }
}

function saidBy(all: readonly Found[]): Said {
  const said: Said = { level: null, stances: [], side: null }
  all.forEach(({ value }, at) => {
    if (value === 'not') return
    if (value.is === 'level') said.level ??= isDenied(all, at) ? 'LEARNING' : value.level
    else if (value.is === 'stance') said.stances.push(value.stance)
    else if (value.is === 'side') said.side ??= value.side
  })
  return said
}

const isBeside = ({ value }: Found) =>
  value === 'not' || value.is === 'level' || (value.is === 'other' && value.isFiller)

/**
 * The name in a text that has words of a level, or words that say nothing, before it or behind it. Words within a name
 * are the name's: the "no" of a no comply.
 */
export function nameBeside(
  text: string,
  isName: (text: string) => boolean,
): { name: string; level: MasteryLevel | null } | null {
  const tokens = tokensOf(text)
  const all = phrasesIn(tokens)
  const first = all.findIndex((each) => !isBeside(each))
  if (first < 0) return null
  const last = all.findLastIndex((each) => !isBeside(each))
  for (const [from, to] of [
    [0, last],
    [first, all.length - 1],
    [first, last],
  ]) {
    const [begin, end] = [all[from ?? 0], all[to ?? 0]]
    if (!begin || !end) continue
    const name = text.slice(tokens[begin.from]?.start, tokens[end.to - 1]?.end)
    if (!isName(name)) continue
    const dropped = [...all.slice(0, from), ...all.slice((to ?? 0) + 1)]
    return { name, level: saidBy(dropped).level }
  }
  return null
}

/** A text without ticks and other signs, and the level that they mean. */
export function takeMarks(text: string): { level: MasteryLevel | null; rest: string } {
  let level: MasteryLevel | null = null
  let rest = text
    .replace(/\ufe0f/g, '')
    .replace(/\[\s*x\s*\]/gi, '[x]')
    .replace(/\(\s*x\s*\)/gi, '(x)')
    .replace(/(?<=\S\s)[xv]\s*$/i, '[x]')
  for (const [meant, signs] of marks)
    for (const sign of signs) {
      if (!rest.includes(sign)) continue
      level ??= meant
      rest = rest.replaceAll(sign, ' ')
    }
  return { level, rest }
}

/** Where ticks and other signs stand in a text. */
export function marksIn(text: string): { start: number; end: number }[] {
  const signs = marks.flatMap(([, each]) => each)
  const found: { start: number; end: number }[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = signs.find((each) => text.startsWith(each, at))
    if (!sign) continue
    found.push({ start: at, end: at + sign.length })
    at += sign.length - 1
  }
  return found
}

/** The level that a cell of its own says: a word, a tick, yes or no; null where it says none. */
export const levelSaid = (cell: string): MasteryLevel | null =>
  plainTick.test(cell.trim()) ? 'CONSISTENT' : saidIn(cell).level

/** Whether a cell of ticks says that something is not so. */
export const isNo = (cell: string): boolean =>
  /^[\s–—-]*$/u.test(cell) ||
  takeMarks(cell).level === 'LEARNING' ||
  nos.byWords.has(phraseOf(tokensOf(cell)))

/** Whether a text is what a part of a list is about: "Flatground", "Ledge tricks". */
export const isTopic = (text: string): boolean => {
  const tokens = tokensOf(text)
  const rest = tokens.filter(({ word }) => !fillers.byWords.has(word))
  return rest.length > 0 && topics.byWords.has(phraseOf(rest))
}
