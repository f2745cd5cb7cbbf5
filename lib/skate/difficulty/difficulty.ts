import type { Motion } from '../motion.ts'
import found from './coefficients.json' with { type: 'json' }
import { featuresOf, isSumOfParts } from './features.ts'
import { type Coefficients, type Evidence, proRating } from './fit.ts'

const COEFFICIENTS: Coefficients = found

export type Level = 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert'

export interface Difficulty {
  /** From 1 to 10, with one decimal. */
  readonly value: number
  readonly level: Level
  /** One sentence on where the value comes from. */
  readonly because: string
}

const NO_EVIDENCE: Evidence = { consensus: null, sources: 0, landed: 0, missed: 0 }
/** Worth of the estimate from the motion, counted in sources: much for flips and turns, little for a mere name. */
const PARTS_WORTH = 20
const NAME_WORTH = 3
const TRIES_PER_SOURCE = 33
const MOST_PRO_WORTH = 20
/** What each further part of a combination adds, as a share of its own difficulty. */
const FURTHER_PART = 0.3
const FEW_TRIES = 20

const bounded = (value: number): number => Math.min(10, Math.max(1, value))
const rounded = (value: number): number => Math.round(bounded(value) * 10) / 10

/** The level a value belongs to. */
export function levelOf(value: number): Level {
  if (value <= 3) return 'Beginner'
  if (value < 6) return 'Intermediate'
  return value < 8 ? 'Advanced' : 'Expert'
}

function costOf(motion: Motion, { costs }: Coefficients): number {
  let cost = 0
  for (const [name, times] of featuresOf(motion)) cost += times * (costs[name] ?? 0)
  return cost
}

/** What the motion alone says: the sum of its costs; a combination is its hardest part and a share of the rest. */
export function estimateOf(motion: Motion, coefficients: Coefficients = COEFFICIENTS): number {
  if (motion.parts.length === 0) return costOf(motion, coefficients)
  const parts = motion.parts.map((part) => bounded(costOf(part, coefficients)))
  const hardest = Math.max(...parts)
  return hardest + FURTHER_PART * (parts.reduce((sum, part) => sum + part, 0) - hardest)
}

/** The value before rounding, from the motion and what is known about the trick. */
export function blend(motion: Motion, evidence: Evidence, coefficients: Coefficients = COEFFICIENTS): number {
  const tries = evidence.landed + evidence.missed
  const sources = evidence.consensus === null ? 0 : evidence.sources
  const pros = Math.min(tries / TRIES_PER_SOURCE, MOST_PRO_WORTH)
  const worth = isSumOfParts(motion) && motion.parts.length === 0 ? PARTS_WORTH : NAME_WORTH
  const total =
    worth * estimateOf(motion, coefficients) +
    sources * (evidence.consensus ?? 0) +
    pros * proRating(evidence, coefficients)
  return total / (worth + sources + pros)
}

function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

function prosSaid({ landed, missed }: Evidence): string {
  const tries = landed + missed
  const said = `pros missed ${missed} of ${plural(tries, 'try').replace('trys', 'tries')} in games of skate`
  return tries < FEW_TRIES ? `${said}, too few to count for much` : said
}

function becauseOf(motion: Motion, evidence: Evidence, value: number): string {
  const estimate = rounded(estimateOf(motion)).toFixed(1)
  const what = motion.parts.length > 0 ? 'its parts together' : 'its turns, flips and stance'
  const reasons = [`${what} come to ${estimate}`]
  if (evidence.consensus !== null && evidence.sources > 0)
    reasons.push(`${plural(evidence.sources, 'source')} put it at ${evidence.consensus}`)
  if (evidence.landed + evidence.missed > 0) reasons.push(prosSaid(evidence))
  const last = reasons.pop() ?? ''
  const list = reasons.length > 0 ? `${reasons.join(', ')} and ${last}` : last
  return `${value.toFixed(1)} because ${list}.`
}

/**
 * How hard a trick is, from 1 to 10.
 *
 * Method. Every element of a motion has a cost (difficulty-features.ts): flips, turns of rider and board, the
 * stance, and the stance again for turns and flips in it. The costs come from a weighted ridge regression
 * (difficulty-fit.ts) on two kinds of evidence about some 500 tricks: what sources say on a scale of 1 to 10,
 * weighted by their number, and how often pros missed the trick in games of skate, as log-odds put on the same
 * scale. Miss rates are shrunk as if by twelve more tries of the outcome the sources lead to expect, so a small
 * sample says little. Tricks with the same numbers share a cost across stances. The value is the mean of the
 * estimate (worth twenty sources, or three where a name says more than turns and flips), the sources, and the
 * pros (a source per 33 tries, twenty at most).
 *
 * Figures. On the 92 tricks with forty tries or more the rank correlation with the miss rate is 0.74 when each
 * trick's own pro counts are left out of everything, the scale included. What sources say alone reaches 0.61 on
 * the 89 of them that they rate; the model 0.75 on the same. The weights were chosen round, with these tricks in
 * view, between settings that reach 0.66 to 0.79; the higher ones put the first tricks of a beginner too high.
 */
export function difficultyOf(motion: Motion, evidence: Evidence = NO_EVIDENCE): Difficulty {
  const value = rounded(blend(motion, evidence))
  return { value, level: levelOf(value), because: becauseOf(motion, evidence, value) }
}
