import rows from '../lexicon/people.json' with { type: 'json' }
import type { Token } from './lexer.ts'

const wordsOf = (row: readonly string[]): ReadonlySet<string> => new Set(row)

const COUNTS: Readonly<Record<string, number>> = rows.counts
/** How many days a measure of time has. */
const DAYS: Readonly<Record<string, number>> = rows.days
const YEAR = 365
/** Words before a number that is an age, and those that stand before the measures of things as well. */
const AGED = wordsOf(rows['before an age'])
const OF_THINGS = wordsOf(rows['before an age of a person only'])
const PEOPLE = wordsOf(rows.people)
const AGING = wordsOf(rows['behind an age'])
const ENDING = wordsOf(rows['behind the end'])
/** After so long a break one comes back. */
const AWAY = wordsOf(rows['a break'])
/** What is to come, or comes again, says nothing of how long one skates. */
const AHEAD = wordsOf(rows['to come'])
const BY = wordsOf(rows['before what is to come'])

const YOUNG = 12
const GROWN = 40
const OLD = 50
const OLDEST = 90

/** What ages and years on a board say of who asks, as moods. An age between 13 and 39 says nothing. */
export function peopleIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ form }, at) => {
    if (isHeavy(form, tokens[at + 1]?.form)) return ['gentle']
    const count = COUNTS[form] ?? (/^\d{1,2}$/.test(form) ? Number(form) : Number.NaN)
    if (Number.isNaN(count)) return []
    const after = tokens[at + 1]?.form ?? ''
    const days = DAYS[after]
    const isOld =
      /^(?:yo|yrold|yearold)$/.test(after) ||
      (AGING.has(after) && /^(?:old|young)/.test(tokens[at + 2]?.form ?? ''))
    if (days !== undefined && !isOld) return spanOf((count * days) / YEAR, tokens, at)
    const isBare = isAged(tokens, at, count) && isEnd(tokens[at + 1])
    return isOld || isBare ? agedOf(count) : []
  })
}

/** "He is 9", and not "the quarter is 3". */
function isAged(tokens: readonly Token[], at: number, count: number): boolean {
  const [before = '', person = ''] = [tokens[at - 1]?.form, tokens[at - 2]?.form]
  return AGED.has(before) && (count > YOUNG || !OF_THINGS.has(before) || PEOPLE.has(person))
}

/** From that many kilos on every landing counts twice. */
const HEAVY = 100

function isHeavy(form: string, next: string | undefined): boolean {
  const kilos =
    /^\d{3}(?:kg|kilo)$/.test(form) || (/^\d{3}$/.test(form) && (next === 'kg' || next === 'kilo'))
  return kilos && Number.parseInt(form, 10) >= HEAVY
}

const isEnd = (token: Token | undefined) => !token || token.isStop || ENDING.has(token.form)

const agedOf = (age: number): string[] =>
  age > 2 && age <= YOUNG
    ? ['child']
    : age >= OLD && age < OLDEST
      ? ['senior']
      : age >= GROWN && age < OLD
        ? ['adult']
        : []

function spanOf(years: number, tokens: readonly Token[], at: number): string[] {
  const around = tokens.slice(Math.max(0, at - 4), at + 6).map(({ form }) => form)
  if (around.some((form) => AWAY.has(form))) return years >= 1 ? ['comeback'] : []
  if (BY.has(tokens[at - 1]?.form ?? '') || around.some((form) => AHEAD.has(form))) return []
  // Years on a board, and what one is by then.
  const found = rows.experience.find(({ years: most }) => years < most)
  return found ? [found.mood] : []
}
