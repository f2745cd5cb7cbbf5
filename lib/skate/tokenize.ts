import { closestMeaning } from './spelling.ts'
import { degreesTerm, type Term, VOCABULARY } from './vocabulary.ts'

/** A term and the words it was read from. */
export interface Token {
  readonly term: Term
  readonly text: string
}

export type Tokens =
  | { readonly ok: true; readonly tokens: readonly Token[] }
  | { ok: false; stumbledOn: string }

/** Longest name anyone needs; longer text is refused before any work is done. */
export const LONGEST_NAME = 200

const LONGEST_PHRASE = 6
/** Two words that mean one thing apart and another written as one. */
const ONE_WORD_ONLY = new Set(['backflip', 'primo'])

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'\u2019`]/g, '')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\b5[-.\u2010-\u2014]0\b/g, 'fiveo')
  return plain.match(/[a-z0-9]+|[&+>,;]|[^\sa-z0-9&+>,;_\-\u2010-\u2014/.!?"]+/g) ?? []
}

function longestPhrase(words: readonly string[], start: number, step: () => void) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    step()
    const phrase = words.slice(start, start + length).join('')
    if (length > 1 && ONE_WORD_ONLY.has(phrase)) continue
    const terms = VOCABULARY.get(phrase)
    if (terms) return { terms, length }
  }
  return null
}

/** Cuts a name into the terms of the trade, mending small slips of spelling; `step` is called per unit of work. */
export function tokenize(name: string, step: () => void): Tokens {
  const words = wordsOf(name)
  const tokens: Token[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const found = longestPhrase(words, at, step)
    const terms = found?.terms ?? degreesTerm(word) ?? closestMeaning(word, VOCABULARY, step)
    if (!terms) return { ok: false, stumbledOn: word }
    const length = found?.length ?? 1
    const text = words.slice(at, at + length).join(' ')
    for (const term of terms) tokens.push({ term, text })
    at += length
  }
  return { ok: true, tokens }
}
