import type { Token } from './lexer.ts'

/** Years on a board, and what one is by then. */
const EXPERIENCE: readonly (readonly [years: number, mood: string])[] = [
  [0.2, 'beginner'],
  [0.8, 'months'],
  [1.6, 'one year'],
  [4, 'two years'],
  [9, 'five years'],
  [90, 'ten years'],
]

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  few: 3,
  couple: 2,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
}
const YEARS: Readonly<Record<string, number>> = {
  year: 1,
  yr: 1,
  month: 1 / 12,
  mo: 1 / 12,
  week: 1 / 52,
  wk: 1 / 52,
  day: 1 / 365,
}
const DECADE: Readonly<Record<string, number>> = { decade: 10 }

/** Words before a number that is an age, and behind one that is none. */
const AGED = new Set([
  'im',
  'am',
  'age',
  'aged',
  'turned',
  'turning',
  'hes',
  'shes',
  'is',
  'at',
  'over',
  'past',
  'nearly',
  'almost',
  'being',
  'youre',
])
const AGING = new Set(['year', 'yr', 'yo', 'yrold', 'yearold'])
/** After so long a break one comes back. */
const AWAY = new Set([
  'ago',
  'off',
  'break',
  'away',
  'quit',
  'stopped',
  'without',
  'since',
  'back',
  'havent',
  'hasnt',
  'not',
  'after',
  'last',
])
/** What is to come, or comes again, says nothing of how long one skates. */
const AHEAD = new Set(['until', 'till', 'left', 'no', 'before', 'hour', 'contest', 'per', 'every'])
const BY = new Set(['in', 'within', 'by', 'next', 'every', 'per', 'once', 'twice'])

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
    const years = YEARS[after] ?? DECADE[after]
    const isOld =
      /^(?:yo|yrold|yearold)$/.test(after) ||
      (AGING.has(after) && /^(?:old|young)/.test(tokens[at + 2]?.form ?? ''))
    if (years !== undefined && !isOld) return spanOf(count * years, tokens, at)
    const isBare = isAged(tokens, at, count) && isEnd(tokens[at + 1])
    return isOld || isBare ? agedOf(count) : []
  })
}

/** "He is 9", and not "the quarter is 3". */
function isAged(tokens: readonly Token[], at: number, count: number): boolean {
  const [before = '', person = ''] = [tokens[at - 1]?.form, tokens[at - 2]?.form]
  return AGED.has(before) && (count > YOUNG || !OF_THINGS.has(before) || PEOPLE.has(person))
}

/** Words that stand before the measures of things as well, and whom they make one of. */
const OF_THINGS = new Set(['is', 'at', 'over', 'past', 'nearly', 'almost', 'being'])
const PEOPLE = new Set(
  'he she who son daughter kid boy girl brother sister bro sis nephew niece grandson granddaughter cousin child friend'.split(
    ' ',
  ),
)

/** From that many kilos on every landing counts twice. */
const HEAVY = 100

function isHeavy(form: string, next: string | undefined): boolean {
  const kilos =
    /^\d{3}(?:kg|kilo)$/.test(form) || (/^\d{3}$/.test(form) && (next === 'kg' || next === 'kilo'))
  return kilos && Number.parseInt(form, 10) >= HEAVY
}

const isEnd = (token: Token | undefined) =>
  !token ||
  token.isStop ||
  /^(?:and|but|now|so|what|with|yo|who|any|is|too|just|this|next|last|yesterday|today)$/.test(token.form)

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
  const found = EXPERIENCE.find(([most]) => years < most)
  return found ? [found[1]] : []
}
