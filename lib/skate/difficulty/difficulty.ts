import type { Motion } from '../motion.ts'
import found from './coefficients.json' with { type: 'json' }
import { featuresOf } from './features.ts'

/** From the easiest to the hardest. */
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const

/** How hard a trick is, in a word. */
export type Level = (typeof LEVELS)[number]

/** How hard a trick is. */
export interface Difficulty {
  /** From 1 to 10, with one decimal. */
  readonly value: number
  /** The band of the scale that the value lies in. */
  readonly level: Level
  /** One sentence on where the value comes from. */
  readonly because: string
}

/** The level a value belongs to. */
export function levelOf(value: number): Level {
  if (value <= 3) return 'Beginner'
  if (value < 6) return 'Intermediate'
  return value < 8 ? 'Advanced' : 'Expert'
}

/**
 * How hard a trick is, from 1 to 10: the one number and the one badge that the product shows.
 *
 * Every element of a motion has a cost (features.ts), none of them negative; their sum is put on the scale. The
 * costs begin at what skaters agree on (sense.ts), and ratings and games of professionals move them (fit.ts). A trick
 * has no number of its own apart from its motion, so two tricks cannot contradict each other: what is added
 * to a trick adds to the number.
 */
export function difficultyOf(motion: Motion): Difficulty {
  const value = Math.round(exactDifficulty(motion) * 10) / 10
  return { value, level: levelOf(value), because: becauseOf(motion, value) }
}

/** The number before rounding; the costs can be others than the shipped ones. */
export function exactDifficulty(motion: Motion, costs: Costs = COSTS): number {
  return onScale(rawDifficulty(motion, costs))
}

type Costs = Readonly<Record<string, number>>
const COSTS: Costs = found.costs

/** What each further part of a combination adds, as a share of its own cost. */
const FURTHER_PART = 0.4

/** The sum of the costs; a combination is its hardest part and a share of the rest. */
export function rawDifficulty(motion: Motion, costs: Costs = COSTS): number {
  if (motion.parts.length === 0) return costOf([...featuresOf(motion)], costs)
  const parts = motion.parts.map((part) => rawDifficulty(part, costs))
  const hardest = Math.max(...parts)
  // Standing on a board is paid for once.
  const others = parts.reduce((sum, part) => sum + part - 1, 0) - (hardest - 1)
  return hardest + FURTHER_PART * others + caughtFlips(motion) * (costs[CAUGHT] ?? 0)
}

const CAUGHT = 'flip next to a contact'

const flips = ({ flip }: Motion) => flip.kind === 'kick' || flip.kind === 'heel'

/** Flips that have to be caught on the spot where a contact begins, or begin where one ends. */
function caughtFlips({ parts }: Motion): number {
  return parts.filter((part, at) => {
    const next = parts[at + 1]
    return next && ((flips(part) && next.contact) || (part.contact && flips(next)))
  }).length
}

/** What features come to. */
export function costOf(features: readonly (readonly [string, number])[], costs: Costs): number {
  return features.reduce((sum, [name, times]) => sum + times * (costs[name] ?? 0), 0)
}

/** Where the scale begins to bend, and how much is left above. */
const BEND = 7.5
const ABOVE = 10 - BEND

/** Costs add up without end, the scale ends at 10: above the bend each further point counts less. */
function onScale(raw: number): number {
  return raw <= BEND ? Math.max(raw, 1) : 10 - ABOVE * Math.exp((BEND - raw) / ABOVE)
}

/** The sum of costs that stands at a number below 10. */
export function rawOf(value: number): number {
  return value <= BEND ? value : BEND - ABOVE * Math.log((10 - value) / ABOVE)
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

const MOST_REASONS = 3

/** The costs that say most. */
function becauseOf(motion: Motion, value: number): string {
  return `${value.toFixed(1)} because ${motion.parts.length > 0 ? partsSaid(motion) : elementsSaid(motion)}.`
}

function partsSaid({ parts }: Motion): string {
  const [hardest = 0] = parts.map((part) => exactDifficulty(part)).sort((one, other) => other - one)
  return `its hardest part is ${hardest.toFixed(1)} alone and the rest comes on top`
}

function elementsSaid(motion: Motion): string {
  const costs = [...featuresOf(motion)]
    .filter(([name]) => name !== 'standing on a board')
    .map(([name, times]) => ({ name, cost: times * (COSTS[name] ?? 0) }))
    .filter(({ cost }) => cost >= 0.05)
    .sort((one, other) => other.cost - one.cost)
  if (costs.length === 0) return 'it takes little more than standing on a board'
  const said = costs.slice(0, MOST_REASONS).map(({ name, cost }) => `${name} (${cost.toFixed(1)})`)
  const rest = costs.slice(MOST_REASONS).reduce((sum, { cost }) => sum + cost, 0)
  return `of ${list.format(rest >= 0.05 ? [...said, `the rest (${rest.toFixed(1)})`] : said)}`
}
