import type { Motion } from '../../motion.ts'
import type { TricksByName } from './called.ts'
import type { Token } from './lexer.ts'
import { type Form, type Language, type Meaning, phrasesAt } from './lexicon.ts'
import { nameFormsOf, namesAt } from './names.ts'
import { formsOf } from './spelling.ts'

/** A piece of a text and what it may mean. */
export type Unit = { readonly start: number; readonly end: number; readonly cost: number } & (
  | { readonly is: 'phrase'; readonly meaning: Meaning }
  | {
      readonly is: 'name'
      readonly motion: Motion
      readonly isSure: boolean
      readonly isDone: boolean
      readonly kind: Meaning | null
    }
  | { readonly is: 'stop'; readonly mark: string }
  | { readonly is: 'number' | 'unknown'; readonly form: string }
)

/** What a word costs that nothing is made of; a phrase costs the less per word the longer it is. */
const UNKNOWN = 2.2
const NUMBER = 0.6
const PHRASE = 0.5
const NAME = 0.42
const UNSURE = 0.25
/** Words that mean nothing here are the last that a phrase is taken for. */
const FILLER = 0.32
/** A phrase that means nothing here was written down because its words would mean something. */
const LONG = 2
const PER_WORD = 0.02

/** One way to cut a text into pieces, and what it costs in all. */
export interface Path {
  readonly units: readonly Unit[]
  readonly cost: number
}

interface Step {
  readonly unit: Unit | null
  readonly before: Step | null
  readonly cost: number
}

/** The cheapest ways to cut a text into phrases and names, the cheapest first. Takes time in proportion to the text. */
export function pathsIn(
  tokens: readonly Token[],
  byName: TricksByName,
  most: number,
  language: Language,
): Path[] {
  const forms = formsOf(tokens)
  const nameForms = nameFormsOf(tokens, forms, byName)
  const reached: Step[][] = tokens.map(() => [])
  reached.push([])
  reached[0] = [{ unit: null, before: null, cost: 0 }]
  for (const [start, token] of tokens.entries()) {
    const steps = (reached[start] ?? []).sort((one, other) => one.cost - other.cost).slice(0, most)
    reached[start] = steps
    for (const unit of unitsAt(tokens, token, start, forms, nameForms, byName, language))
      for (const before of steps) reached[unit.end]?.push({ unit, before, cost: before.cost + unit.cost })
  }
  const last = (reached[tokens.length] ?? []).sort((one, other) => one.cost - other.cost).slice(0, most)
  return last.map((step) => ({ units: unitsOf(step), cost: step.cost }))
}

function unitsOf(last: Step): Unit[] {
  const units: Unit[] = []
  for (let step: Step | null = last; step; step = step.before) if (step.unit) units.push(step.unit)
  return units.reverse()
}

function unitsAt(
  tokens: readonly Token[],
  { form, isStop }: Token,
  start: number,
  forms: readonly (readonly Form[])[],
  nameForms: readonly (Form | null)[],
  byName: TricksByName,
  language: Language,
): Unit[] {
  const phrases = phrasesAt(forms, start, language).filter(
    ({ meaning, length }) =>
      meaning.is !== 'trick' || !meaning.isLast || (tokens[start + length]?.isStop ?? true),
  )
  const units: Unit[] = phrases.map(({ meaning, length, slips }) => ({
    is: 'phrase',
    meaning,
    start,
    end: start + length,
    cost: (isEmpty(meaning) ? FILLER * Math.min(length, LONG) : PHRASE) + slips + PER_WORD * length,
  }))
  for (const { motion, length, slips, isSure, isDone } of namesAt(nameForms, start, byName, tokens))
    units.push({
      is: 'name',
      motion,
      isSure,
      isDone,
      kind: phrases.find((phrase) => phrase.length === length && isKind(phrase.meaning))?.meaning ?? null,
      start,
      end: start + length,
      cost: NAME + slips + (isSure ? 0 : UNSURE) + PER_WORD * length,
    })
  const end = start + 1
  if (isStop) units.push({ is: 'stop', mark: form, start, end, cost: 0 })
  else if (/^\d/.test(form)) units.push({ is: 'number', form, start, end, cost: NUMBER })
  else units.push({ is: 'unknown', form, start, end, cost: UNKNOWN })
  return units
}

/** A word such as "manual" is that of a kind of trick before it is the name of one. */
const isKind = (meaning: Meaning) =>
  (meaning.is === 'trait' || meaning.is === 'place') &&
  !meaning.traits.some((trait) => /^(?:style|contact|wall)/.test(trait))

const isEmpty = ({ is }: Meaning) => is === 'filler' || is === 'passing'
