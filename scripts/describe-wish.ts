import { FEATURE_NAMES, type FeatureName } from '../lib/skate/coach/choosing/features.ts'
import { type Ranked, rank, weightOf } from '../lib/skate/coach/choosing/rank.ts'
import { keyOf } from '../lib/skate/coach/library.ts'
import type { Unit } from '../lib/skate/coach/reading/chart.ts'
import { tokensOf } from '../lib/skate/coach/reading/lexer.ts'
import type { Meaning } from '../lib/skate/coach/reading/lexicon.ts'
import { readingsOf, readWish } from '../lib/skate/coach/reading/read.ts'
import { suggest } from '../lib/skate/coach/suggest.ts'
import { coachLibrary as library } from '../lib/skate/coach/testdata/coach-library.ts'
import type { Item } from '../lib/skate/coach/wish.ts'
import { LEVELS } from '../lib/skate/difficulty/difficulty.ts'

/** So many tricks are shown. */
const BEST = 5

const ANYONE = { levels: LEVELS, own: new Map(), shown: new Set<number>() }

const rounded = (value: number) => String(Math.round(value * 100) / 100 + 0)

/** The values of a record in a row, and of what is true or false the name, where it is true. */
const inWords = (record: object): string =>
  Object.entries(record)
    .flatMap(([key, value]) => (typeof value === 'boolean' ? (value ? key : []) : (value ?? [])))
    .join(' ')

const inBrackets = (items: readonly Item[]) =>
  items.map((item) => `[${inWords(item)}]`).join(' ') || 'nothing'

function meaningSaid({ isEveryday, ...meaning }: Meaning): string {
  return `${isEveryday ? '~' : ''}${inWords(meaning)}`
}

function unitSaid(unit: Unit, text: string): string {
  switch (unit.is) {
    case 'phrase':
      return `“${text}” ${meaningSaid(unit.meaning)}`
    case 'name':
      return `“${text}” name ${keyOf(unit.motion)}`
    case 'stop':
      return unit.mark.trim() || '⏎'
    case 'number':
    case 'unknown':
      return `“${text}” ${unit.is}`
  }
}

/** What speaks for a trick and against it, the weightiest first. */
function featuresSaid({ features }: Ranked): string[] {
  const counted = (name: FeatureName) => features[name] * weightOf(name)
  return FEATURE_NAMES.filter((name) => rounded(counted(name)) !== '0')
    .toSorted((one, other) => Math.abs(counted(other)) - Math.abs(counted(one)))
    .map(
      (name) =>
        `   ${rounded(counted(name)).padStart(7)}  ${name} (${rounded(features[name])} × ${weightOf(name)})`,
    )
}

/**
 * How the coach comes to its answer to someone of whom nothing is known, as lines: the words, each reading and what it costs, what was heard, the answer (who tells of
 * trouble gets the trick that goes wrong), and the best of all tricks with what speaks for each.
 */
export function describeWish(text: string): string[] {
  const tokens = tokensOf(text)
  const { items, isUnderstood, ignored } = readWish(text, library.byName, library.knows.languages)
  const readings = readingsOf(tokens, library.byName, library.knows.languages).flatMap(
    ({ units, items: heard, cost }, at) => [
      `Reading ${at + 1} costs ${rounded(cost)}: ${inBrackets(heard)}`,
      `   ${units.map((unit) => unitSaid(unit, text.slice(tokens[unit.start]?.start, tokens[unit.end - 1]?.end))).join(' · ')}`,
    ],
  )
  const answer = suggest(library, { text, levels: LEVELS })
  const best = rank(library, items, ANYONE, BEST).flatMap((ranked, at) => [
    `${at + 1}. ${ranked.trick.name}, ${rounded(ranked.score)}`,
    ...featuresSaid(ranked),
  ])
  return [
    `Tokens: ${tokens.map(({ form }) => form).join(' | ')}`,
    ...readings,
    `Heard${isUnderstood ? '' : ', as a guess'}: ${inBrackets(items)}`,
    ...(ignored.length > 0 ? [`Ignored: ${ignored.join(', ')}`] : []),
    ...(answer ? [`Answer: ${answer.trick.name}. ${answer.why}`] : []),
    ...best,
  ]
}
