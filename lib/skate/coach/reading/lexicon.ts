import asks from '../lexicon/asks.json' with { type: 'json' }
import cues from '../lexicon/cues.json' with { type: 'json' }
import efforts from '../lexicon/efforts.json' with { type: 'json' }
import fillers from '../lexicon/fillers.json' with { type: 'json' }
import heroes from '../lexicon/heroes.json' with { type: 'json' }
import moods from '../lexicon/moods.json' with { type: 'json' }
import places from '../lexicon/places.json' with { type: 'json' }
import traits from '../lexicon/traits.json' with { type: 'json' }
import type { Trait } from '../traits.ts'
import { tokensOf } from './lexer.ts'

/** How an answer is to stand to what is named: the kinds of comparison, whichever way a language says them. */
export const COMPARING = ['like', 'after', 'between', 'level', 'toward', 'harder', 'easier'] as const

/** How the tricks and things that follow are meant. */
const CUES = [
  ...(['want', 'not', 'can', 'cannot', 'once', 'aside', 'bored', 'sometimes', 'fear', 'open'] as const),
  ...COMPARING,
] as const
export type Cue = (typeof CUES)[number]

/** How the tricks and things that were named just before are meant. */
const REMARKS = [
  'landed',
  'failing',
  'ruled out',
  'sometimes',
  'variation',
  'too',
  'wanted',
  'fear',
  'before',
  // In languages that speak backward, what a cue says elsewhere.
  ...COMPARING,
] as const
export type Remark = (typeof REMARKS)[number]

/** Computed on motions: see `operators.ts`. */
const OPERATORS = [
  'opposite',
  'more turn',
  'in one',
  'out of',
  'like those',
  'another',
  'in a row',
  'other hand',
  'full',
  'both sides',
  'on the nose',
  'on the tail',
  'more than',
  'difference',
] as const
export type Operator = (typeof OPERATORS)[number]

const QUESTIONS = ['what', 'how', 'how hard', 'feet', 'exit', 'speed', 'sides', 'origin'] as const

/** What a phrase means in a wish, written in the rows as its words: "cue can", "trait flip + flip in", "~mood chill". */
export type Meaning = (
  | { readonly is: 'cue'; readonly cue: Cue }
  | { readonly is: 'said'; readonly remark: Remark }
  /** "place place edge @ curb": a place, and what it is best for, a row of moods. */
  | { readonly is: 'trait' | 'place'; readonly traits: readonly Trait[]; readonly mood: string | null }
  /** A trick by a word that is not in its name: "trick Foot Brake @ last", where nothing follows in the sentence. */
  | { readonly is: 'trick'; readonly trick: string; readonly isLast: boolean }
  | { readonly is: 'mood'; readonly mood: string }
  | {
      readonly is: 'effort'
      readonly to: 'easier' | 'harder'
      readonly isMost: boolean
      readonly isThan: boolean
    }
  | { readonly is: 'operator'; readonly operator: Operator }
  | { readonly is: 'question'; readonly of: (typeof QUESTIONS)[number] }
  | { readonly is: 'hero'; readonly hero: string }
  /** Asks for a trick, or for the next one, without saying which; "or" holds two against each other. */
  | { readonly is: 'ask' | 'next' | 'join' | 'but' | 'or' | 'filler' | 'passing' | 'elsewhere' }
) & {
  /** An everyday word, which skating shares with the rest of the world. */
  readonly isEveryday: boolean
}

const oneOf = <Word extends string>(words: readonly Word[], word: string, row: string): Word => {
  const found = words.find((each) => each === word)
  if (found === undefined) throw new RangeError(`A row of the lexicon means "${row}": there is no "${word}".`)
  return found
}

const SINGLE = ['ask', 'next', 'join', 'but', 'or', 'filler', 'passing', 'elsewhere'] as const

function meaningOf(row: string): Meaning {
  const isEveryday = row.startsWith('~')
  const [is = '', ...rest] = (isEveryday ? row.slice(1) : row).split(' ')
  const value = rest.join(' ')
  switch (is) {
    case 'cue':
      return { is, cue: oneOf(CUES, value, row), isEveryday }
    case 'said':
      return { is, remark: oneOf(REMARKS, value, row), isEveryday }
    case 'trait':
    case 'place':
      // The rows are checked against the library by a test.
      return {
        is,
        traits: (value.split(' @ ')[0] ?? '').split(' + ') as Trait[],
        mood: value.split(' @ ')[1] ?? null,
        isEveryday,
      }
    case 'trick': {
      const [trick = '', where] = value.split(' @ ')
      return { is, trick, isLast: where === 'last', isEveryday }
    }
    case 'mood':
      return { is, mood: value, isEveryday }
    case 'hero':
      return { is, hero: value, isEveryday }
    case 'operator':
      return { is, operator: oneOf(OPERATORS, value, row), isEveryday }
    case 'question':
      return { is, of: oneOf(QUESTIONS, value, row), isEveryday }
    case 'effort': {
      const [to = ''] = rest
      const isMost = to.endsWith('est')
      return {
        is,
        to: to === 'easier' || to === 'easiest' ? 'easier' : 'harder',
        isMost,
        isThan: value.endsWith(' than'),
        isEveryday,
      }
    }
    default:
      return { is: oneOf(SINGLE, is, row), isEveryday }
  }
}

/** Phrases word by word: what a word leads to, and what the phrase that ends with it means. */
interface Node {
  readonly next: Map<string, Node>
  readonly meanings: Meaning[]
}

/** The phrases of a language in which a wish can be told. */
export type Language = Node

type Table = Readonly<Record<string, readonly string[]>>

const node = (): Node => ({ next: new Map(), meanings: [] })
const words = new Set<string>()

/** The rows of some tables as one language: what a phrase means there, and the phrases. */
export function languageOf(tables: readonly Table[]): Language {
  const root = node()
  for (const [row, phrases] of tables.flatMap((table) => Object.entries(table))) {
    const meaning = meaningOf(row)
    for (const phrase of phrases) {
      let at = root
      for (const { form } of tokensOf(phrase)) {
        words.add(form)
        const next = at.next.get(form) ?? node()
        at.next.set(form, next)
        at = next
      }
      at.meanings.push(meaning)
    }
  }
  return root
}

const heroTable: Table = Object.fromEntries(
  Object.entries(heroes).map(([name, { said }]) => [`hero ${name}`, said]),
)

export const ENGLISH = languageOf([cues, traits, places, efforts, moods, asks, fillers, heroTable])

/** All words of the languages that are loaded: they are spelled as they are meant. */
export const LEXICON_WORDS: ReadonlySet<string> = words

/** A phrase of the lexicon in a text. */
interface Phrase {
  readonly meaning: Meaning
  readonly length: number
  /** What the slips in it cost. */
  readonly slips: number
}

/** A word as it may have been meant, and what it costs to think so. */
export interface Form {
  readonly form: string
  readonly cost: number
}

/** All phrases of a language that begin at a token. */
export function phrasesAt(forms: readonly (readonly Form[])[], start: number, language: Language): Phrase[] {
  const found: Phrase[] = []
  let reached: { at: Node; slips: number }[] = [{ at: language, slips: 0 }]
  for (let end = start; reached.length > 0 && end < forms.length; end++) {
    const after: typeof reached = []
    for (const { at, slips } of reached)
      for (const { form, cost } of forms[end] ?? []) {
        const next = at.next.get(form)
        if (next) after.push({ at: next, slips: slips + cost })
      }
    for (const { at, slips } of after)
      for (const meaning of at.meanings) found.push({ meaning, length: end - start + 1, slips })
    reached = after
  }
  return found
}
