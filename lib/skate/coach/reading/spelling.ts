import { VOCABULARY } from '../../vocabulary.ts'
import plain from '../lexicon/plain.json' with { type: 'json' }
import synonyms from '../lexicon/synonyms.json' with { type: 'json' }
import type { Token } from './lexer.ts'
import { type Form, LEXICON_WORDS } from './lexicon.ts'

/** A slip costs more than a rare phrase and less than a word that nothing can be made of. */
const SLIP = 1.1
const SHORTEST = 4
const LONGEST = 16

let shortened: ReadonlyMap<string, readonly string[]> | null = null

const without = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** Words with one letter left out, each with the words that it is left out of; made once all languages are loaded. */
function shortenedWords(): ReadonlyMap<string, readonly string[]> {
  if (shortened) return shortened
  const words = new Map<string, string[]>()
  for (const word of new Set([...LEXICON_WORDS, ...VOCABULARY.keys()]))
    if (word.length >= SHORTEST && /^[a-z]+$/.test(word))
      for (const key of [word, ...without(word)]) words.set(key, [...(words.get(key) ?? []), word])
  shortened = words
  return words
}

/** Words that mean nothing here and are no slips of those that do. */
const plainWords = new Set(plain)

const isKnown = (form: string) => LEXICON_WORDS.has(form) || VOCABULARY.has(form) || plainWords.has(form)

const slipsOf = new Map<string, readonly Form[]>()
const MOST_KEPT = 5_000

/** What another word for the same costs: it is meant whenever the word itself says nothing. */
const OTHER_WORD = 0.06
const meant = new Map(
  Object.entries(synonyms).flatMap(([form, others]) => others.map((other) => [other, form] as const)),
)

/** The words of a text, each as it is written, as another word for it, and, where it is no word, as it may have been meant. */
export function formsOf(tokens: readonly Token[]): (readonly Form[])[] {
  return tokens.map(({ form }) => {
    const same = meant.get(form)
    const other = same ? [{ form: same, cost: OTHER_WORD }] : []
    return [{ form, cost: 0 }, ...other, ...(isKnown(form) || same ? [] : nearTo(form))]
  })
}

/** Words that are one slip away: a letter more, less, other, or two that changed places. */
function nearTo(form: string): readonly Form[] {
  if (form.length < SHORTEST || form.length > LONGEST || !/^[a-z]+$/.test(form)) return []
  const kept = slipsOf.get(form)
  if (kept) return kept
  const words = shortenedWords()
  const near = new Set<string>()
  for (const key of [form, ...without(form)])
    for (const word of words.get(key) ?? []) if (word[0] === form[0] && isOneSlip(form, word)) near.add(word)
  const found = [...near]
    .slice(0, 6)
    .map((word) => ({ form: word, cost: SLIP + (word.length < 6 ? 0.4 : 0) }))
  if (slipsOf.size >= MOST_KEPT) slipsOf.clear()
  slipsOf.set(form, found)
  return found
}

function isOneSlip(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  const [rest, theirs] = [one.slice(from), other.slice(from)]
  return (
    rest.slice(1) === theirs ||
    theirs.slice(1) === rest ||
    rest.slice(1) === theirs.slice(1) ||
    (rest[0] === theirs[1] && rest[1] === theirs[0] && rest.slice(2) === theirs.slice(2))
  )
}
