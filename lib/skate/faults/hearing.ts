import { type Token, tokensOf } from '../coach/reading/lexer.ts'
import WORDS from './words.json' with { type: 'json' }

/** Something a text says, whatever words it says it in: a row of words.json, or a word or phrase that stands for itself. */
export type Unit = number

/** Where a text says what. */
export interface Heard {
  readonly units: readonly Unit[]
  /** Words that mean something before it; a pause counts as some more, and the end of a sentence as many. */
  readonly at: number
  /** The first and the last token. */
  readonly from: number
  readonly to: number
}

/** What is said within so many words is said of one thing. */
export const NEAR = 8
const AFTER_PAUSE = 1
const AFTER_BREAK = 4
const AFTER_SENTENCE = NEAR + 1

const PAUSES = new Set([',', ':'])
const DOUBLED = /([b-df-hj-np-tv-z])\1$/

/** One form for "slip", "slips", "slipping" and "slipped". */
export function stemOf(form: string): string {
  if (form.length < 4) return form
  // "Barely" is no bar.
  if (/.{3}ly$/.test(form)) return form.slice(0, -2)
  const bare = form
    .replace(/(?<=.{3})ing$|(?<=.{3})ed$|(?<=o)es$/, '')
    .replace(DOUBLED, '$1')
    .replace(/(?<=.{2})e$/, '')
  return bare.replace(/y$/, 'i')
}

const stems = (words: readonly string[]) => new Set(words.flatMap((word) => tokensOf(word).map(stemOfToken)))
const stemOfToken = ({ form }: Token) => stemOf(form)
const passing = stems(WORDS.passing)
const breaks = stems(WORDS.breaks)

const wordsOf = (phrase: string): string[] =>
  tokensOf(phrase)
    .filter(({ isStop }) => !isStop)
    .map(stemOfToken)

const names: string[] = []
const unitOf = new Map<string, Unit>()

function named(words: readonly string[]): Unit {
  const name = words.join(' ')
  const known = unitOf.get(name)
  if (known !== undefined) return known
  unitOf.set(name, names.length)
  return names.push(name) - 1
}

const rows = Object.entries<readonly string[]>(WORDS.same).map(([key, phrases]) => ({
  key: wordsOf(key),
  phrases: phrases.map(wordsOf),
}))
const keys = new Set(rows.map(({ key }) => named(key)))
const isKey = (words: readonly string[]) => keys.has(unitOf.get(words.join(' ')) ?? -1)
/** Of the names of rows, in words. */
const LENGTHS = [4, 3, 2, 1]

/** The rows that a word or phrase stands in. */
const inRows = new Map<Unit, Unit[]>()
for (const { key, phrases } of rows)
  for (const phrase of phrases) {
    const unit = named(phrase)
    inRows.set(unit, [...(inRows.get(unit) ?? []), named(key)])
  }

/** All that a word or phrase says: itself, its rows, and the rows that those stand in. */
function allOf(unit: Unit): Unit[] {
  const found = new Set([unit])
  for (const each of found) for (const row of inRows.get(each) ?? []) found.add(row)
  return [...found]
}

interface Node {
  readonly next: Map<string, Node>
  units: readonly Unit[]
}

const root: Node = { next: new Map(), units: [] }

function teach(words: readonly string[]): Unit {
  let node = root
  for (const word of words) {
    const next = node.next.get(word) ?? { next: new Map(), units: [] }
    node.next.set(word, next)
    node = next
  }
  const unit = named(words)
  node.units = allOf(unit)
  return unit
}

for (const { key, phrases } of rows) for (const words of [key, ...phrases]) if (words.length > 0) teach(words)

/** A word, and the rows of one word that it stands in: where those may stand, it may stand as well. */
const labelsOf = (stem: string): string[] => {
  const unit = unitOf.get(stem)
  const others = unit === undefined ? [] : allOf(unit).flatMap((each) => names[each] ?? [])
  return [...new Set([stem, ...others.filter((name) => !name.includes(' '))])]
}

/** The units that stand for a few words of faults.json; the name of a row is kept together, and what means nothing left out. */
export function unitsOf(said: string): Unit[] {
  const words = wordsOf(said)
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const rest = words.length - at
    const longest = LENGTHS.find((length) => length <= rest && isKey(words.slice(at, at + length)))
    const part = words.slice(at, at + (longest ?? 1))
    if (longest || !part.every((word) => passing.has(word))) units.push(teach(part))
    at += part.length
  }
  return [...new Set(units)]
}

/** The unit of a phrase that is heard as a whole. */
export const phraseOf = (phrase: string): Unit => teach(wordsOf(phrase))

const exchanged = new Map<Unit, Unit>(
  WORDS.ends.flatMap(([one = '', other = '']) => {
    const pair = [phraseOf(one), phraseOf(other)] as const
    return [pair, [pair[1], pair[0]] as const]
  }),
)

/** The same, told of a board whose other end is popped; null where that makes no difference. */
export function heardFromNollie(heard: readonly Heard[]): Heard[] | null {
  if (!heard.some(({ units }) => units.some((unit) => exchanged.has(unit)))) return null
  return heard.map((each) => ({ ...each, units: each.units.map((unit) => exchanged.get(unit) ?? unit) }))
}

interface Word {
  readonly labels: readonly string[]
  readonly at: number
  readonly isPassing: boolean
}

/** Every word of a text where it stands, pauses counted in; null for a mark. */
function wordsIn(tokens: readonly Token[]): (Word | null)[] {
  let at = 0
  return tokens.map(({ form, isStop }) => {
    if (isStop) {
      at += PAUSES.has(form) ? AFTER_PAUSE : AFTER_SENTENCE
      return null
    }
    const stem = stemOf(form)
    if (breaks.has(stem)) at += AFTER_BREAK
    const isPassing = passing.has(stem)
    const word = { labels: labelsOf(stem), at, isPassing }
    if (!isPassing) at += 1
    return word
  })
}

/** Words that mean nothing, between two words of one phrase. */
const MOST_BETWEEN = 2

/** What a text says, in its order. Takes time in proportion to the text. */
export function heardIn(tokens: readonly Token[]): Heard[] {
  const words = wordsIn(tokens)
  return words.flatMap((first, from) => {
    const found: Heard[] = []
    const follow = (node: Node, next: number, between: number) => {
      const word = words[next]
      if (!word || node.next.size === 0) return
      for (const label of word.labels) {
        const deeper = node.next.get(label)
        if (!deeper) continue
        if (first && deeper.units.length > 0)
          found.push({ units: deeper.units, at: first.at, from, to: next })
        follow(deeper, next + 1, 0)
      }
      if (word.isPassing && node !== root && between < MOST_BETWEEN) follow(node, next + 1, between + 1)
    }
    follow(root, from, 0)
    return found
  })
}
