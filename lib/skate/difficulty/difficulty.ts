import type { Motion } from '../motion.ts'
import { isWhole } from '../styles.ts'
import found from './coefficients.json' with { type: 'json' }

/** From the easiest to the hardest. */
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const

/** How hard a trick is, in a word. */
export type Level = (typeof LEVELS)[number]

/** How hard a trick is. */
export interface Difficulty {
  /** From 1 to 10, with one decimal. */
  readonly value: number
  readonly level: Level
  /** One sentence on where the value comes from. */
  readonly because: string
}

/** What is known about one trick from outside: what sources say, and how pros did in games of skate. */
export interface Evidence {
  /** Mean rating of 1 to 10, and how many sources gave one. */
  readonly consensus: number | null
  readonly sources: number
  readonly landed: number
  readonly missed: number
}

/** Everything the fit found: the pro scale, and the cost of each feature. */
export interface Coefficients {
  readonly slope: number
  readonly intercept: number
  readonly costs: Readonly<Record<string, number>>
}

/** What a motion consists of, as far as it costs something to learn: name of the cost to how often it counts. */
export type Features = ReadonlyMap<string, number>

/** Straight line from the pros' log-odds of missing to the scale of the sources. */
export interface Scale {
  readonly slope: number
  readonly intercept: number
}

const NO_EVIDENCE: Evidence = { consensus: null, sources: 0, landed: 0, missed: 0 }

/**
 * How hard a trick is, from 1 to 10.
 *
 * Method. Every element of a motion has a cost (`featuresOf`): flips, turns of rider and board, the
 * stance, and the stance again for turns and flips in it. The costs come from a weighted ridge regression
 * (fit.ts) on two kinds of evidence about some 500 tricks: what sources say on a scale of 1 to 10,
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

const rounded = (value: number): number => Math.round(bounded(value) * 10) / 10
const bounded = (value: number): number => Math.min(10, Math.max(1, value))
const COEFFICIENTS: Coefficients = found
const TRIES_PER_SOURCE = 33
const MOST_PRO_WORTH = 20

/** Worth of the estimate from the motion, counted in sources: much for flips and turns, little for a mere name. */
const PARTS_WORTH = 20

const NAME_WORTH = 3

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

/** Whether turns and flips say most about the trick; else a name stands for something that numbers do not show. */
export function isSumOfParts(motion: Motion): boolean {
  return motion.contact === null && (motion.style === null || !isWhole(motion.style))
}

/** What each further part of a combination adds, as a share of its own difficulty. */
const FURTHER_PART = 0.3

/** What the motion alone says: the sum of its costs; a combination is its hardest part and a share of the rest. */
export function estimateOf(motion: Motion, coefficients: Coefficients = COEFFICIENTS): number {
  if (motion.parts.length === 0) return costOf(motion, coefficients)
  const parts = motion.parts.map((part) => bounded(costOf(part, coefficients)))
  const hardest = Math.max(...parts)
  return hardest + FURTHER_PART * (parts.reduce((sum, part) => sum + part, 0) - hardest)
}

function costOf(motion: Motion, { costs }: Coefficients): number {
  let cost = 0
  for (const [name, times] of featuresOf(motion)) cost += times * (costs[name] ?? 0)
  return cost
}

/** The costs of a single trick. */
export function featuresOf(motion: Motion): Features {
  const features = new Map<string, number>([['base', 1]])
  const add = (name: string, times = 1) => {
    if (times !== 0) features.set(name, (features.get(name) ?? 0) + times)
  }
  const { stance, contact, style, wrap } = motion
  if (contact) {
    add(contact.kind)
    add(contact.name)
    if (stance !== 'regular') add(`${stance} on an obstacle`)
    if (motion.approach) add(`${motion.approach} ${contact.kind}`)
    add('spin in the air', contact.kind === 'stall' ? 0 : Math.max((motion.bodyTurn ?? 0) / 180 - 1, 0))
    flipCosts(motion, add)
    return features
  }
  if (stance !== 'regular') add(stance)
  if (style) add(style)
  if (motion.revert) add('revert')
  if (wrap) add(wrap === 'forward' ? 'end over end forward' : 'impossible')
  if (wrap === 'front foot') add('round the front foot')
  if (style && isWhole(style)) add('rider turn', (motion.bodyTurn ?? 0) / 180)
  else {
    flipCosts(motion, add)
    turnCosts(motion, add)
  }
  add(likeness(motion))
  return features
}

function flipCosts(motion: Motion, add: (name: string, times?: number) => void): void {
  const { kind, count, late } = motion.flip
  if (kind === 'kick' || kind === 'heel') {
    add('flip')
    add('further flip', Math.max((count ?? 1) - 1, 0))
    if (kind === 'heel') add('heelflip')
  }
  if (late || motion.late) add('late')
}

function turnCosts(motion: Motion, add: (name: string, times?: number) => void): void {
  const { bodyDeg, boardDeg, bodyTurn, flip, stance } = motion
  const body = (bodyTurn ?? 0) / 180
  const apart = bodyDeg === null || boardDeg === null ? 0 : Math.abs(boardDeg - bodyDeg) / 180
  add('rider turn', Math.min(body, 1))
  add('further rider turn', Math.max(body - 1, 0))
  add('board turn', Math.min(apart, 1))
  add('further board turn', Math.max(apart - 1, 0))
  if (body > 0 && apart > 0) add('rider and board apart')
  const isFlip = flip.kind === 'kick' || flip.kind === 'heel'
  if (isFlip && body > 0) add('flip while turning')
  if (isFlip && apart > 0) add('flip over a board turn')
  const ahead = (boardDeg ?? 0) - (bodyDeg ?? 0)
  if (isFlip && apart > 0 && (flip.kind === 'kick') === ahead > 0) add('flip against its board turn')
  if (bodyDeg && ahead * bodyDeg < 0) add('rider against board')
  const sense = Math.sign(boardDeg || bodyDeg || 0)
  add('frontside', sense)
  if (stance === 'regular') return
  add(`frontside ${stance}`, sense)
  if (body > 0) add(`rider turn ${stance}`)
  if (apart > 0) add(`board turn ${stance}`)
  if (isFlip) add(`flip ${stance}`)
}

/** Tricks with the same turns and flips share what is learnt about them, in any stance. */
export function likeness(motion: Motion): string {
  const { bodyDeg, boardDeg, flip, wrap, style } = motion
  const words = ['like', `${bodyDeg}/${boardDeg}`, flip.kind, flip.count, flip.late && 'late', wrap, style]
  return words.filter(Boolean).join(' ')
}

/** The pros' verdict on the scale of the sources. */
export function proRating(evidence: Evidence, scale: Scale): number {
  return scale.intercept + scale.slope * logit(shrunkMissRate(evidence, expectedMissRate(evidence, scale)))
}

/** Log-odds of a rate between 0 and 1. */
export const logit = (rate: number): number => Math.log(rate / (1 - rate))
const PRIOR_TRIES = 12

/** Misses out of tries with some imagined tries added, so that a handful of tries says little. */
export function shrunkMissRate(evidence: Evidence, expected: number): number {
  return (evidence.missed + PRIOR_TRIES * expected) / (triesOf(evidence) + PRIOR_TRIES)
}

/** How often pros tried a trick. */
export const triesOf = ({ landed, missed }: Evidence): number => landed + missed
/** How often pros miss a trick that nothing else is known about. */
export const USUAL_MISS_RATE = 0.3

function expectedMissRate(evidence: Evidence, scale: Scale): number {
  if (evidence.consensus === null) return USUAL_MISS_RATE
  return 1 / (1 + Math.exp((scale.intercept - evidence.consensus) / scale.slope))
}

/** The level a value belongs to. */
export function levelOf(value: number): Level {
  if (value <= 3) return 'Beginner'
  if (value < 6) return 'Intermediate'
  return value < 8 ? 'Advanced' : 'Expert'
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

function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

const FEW_TRIES = 20

function prosSaid({ landed, missed }: Evidence): string {
  const tries = landed + missed
  const said = `pros missed ${missed} of ${plural(tries, 'try').replace('trys', 'tries')} in games of skate`
  return tries < FEW_TRIES ? `${said}, too few to count for much` : said
}
