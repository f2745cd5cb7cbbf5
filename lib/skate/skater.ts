import type { Stance } from './motion.ts'
import type { PracticeRecord } from './odds.ts'

/** What kind of ground a trick is done on: what one can on one says little about another. */
export type Terrain = 'flat' | 'edge' | 'pad' | 'wall'

/** A trick as far as its odds depend on it; `difficulty` is from 1 to 10. */
export interface OddsTrick {
  readonly difficulty: number
  readonly stance: Stance
  readonly terrain: Terrain
}

/** How likely the next try lands. Shares are from 0 to 1; four times out of five the true one is between low and high. */
export interface Chance {
  readonly rate: number
  readonly low: number
  readonly high: number
  /** Whether the tries so far say enough to put a number on it. */
  readonly isKnown: boolean
}

/**
 * One skater. A try of trick t lands with probability p(t), where
 *
 *     logit p(t) = 1.2 - 0.5 difficulty(t) + skill + terrain(t) + stance(t) + own(t)
 *
 * skill, the four terrains, the four stances and each trick's own share are unknown and normal around 0, with the
 * standard deviations below. First the shared unknowns are estimated, with the tricks' own shares summed out: a trick's
 * average rate is logistic(k logit) with k = 1 / sqrt(1 + pi own^2 / 8), and n tries of one trick say as much as
 * n / (1 + (n - 1) r) tries of different ones, where r is how alike tries of one trick are. Then each trick's own share
 * is, given those. Both are modes of a posterior (Newton's method), with the curvature there as uncertainty (Laplace).
 * A level that was chosen counts as a few tries at its usual rate.
 */
export interface Skater {
  /** Of a trick of this kind; with its key, what was tried of this very trick counts most. */
  chanceOf(trick: OddsTrick, key?: number): Chance
  /** How far above the average skater, in logits, averaged over what was tried. */
  readonly skill: number
}

const BASE = 1.2
const STEEPNESS = 0.5
const SPREAD = { skill: 1.3, terrain: 0.6, stance: 0.4, own: 0.6 } as const

const TERRAINS: readonly Terrain[] = ['flat', 'edge', 'pad', 'wall']
const STANCES: readonly Stance[] = ['regular', 'nollie', 'fakie', 'switch']

/** How many tries a chosen level is worth, and how many of those land. A trick is LEARNING from the start. */
const LEVELS = {
  LEARNING: { tries: 2, rate: 0.25 },
  CONSISTENT: { tries: 5, rate: 0.65 },
  MASTERED: { tries: 5, rate: 0.85 },
} as const

/** Beyond these, a number would claim too much. */
const WIDEST = 0.45
const LEAST_SURE = 0.95

/** Four times out of five a normal value is within this many standard deviations. */
const Z80 = 1.2816

const variances = [
  SPREAD.skill ** 2,
  ...TERRAINS.map(() => SPREAD.terrain ** 2),
  ...STANCES.map(() => SPREAD.stance ** 2),
]
const ownVariance = SPREAD.own ** 2

/** Which of the shared unknowns a trick has a part in. */
const sharesOf = ({ terrain, stance }: OddsTrick): readonly number[] => [
  0,
  1 + TERRAINS.indexOf(terrain),
  1 + TERRAINS.length + STANCES.indexOf(stance),
]

const offsetOf = ({ difficulty }: OddsTrick) => BASE - STEEPNESS * difficulty

const logistic = (logit: number) => 1 / (1 + Math.exp(-logit))

type Matrix = number[][]

/** Solves a small symmetric positive definite system for several right sides at once, by Gauss and Jordan. */
function inverse(matrix: Matrix): Matrix {
  const rows = matrix.map((row, at) => [...row, ...row.map((_, other) => (other === at ? 1 : 0))])
  for (const [at, pivot] of rows.entries()) {
    const scale = pivot[at] ?? 1
    for (let column = 0; column < pivot.length; column += 1) pivot[column] = (pivot[column] ?? 0) / scale
    for (const [other, row] of rows.entries()) {
      const factor = row[at] ?? 0
      if (other === at || factor === 0) continue
      for (let column = 0; column < row.length; column += 1)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0)
    }
  }
  return rows.map((row) => row.slice(matrix.length))
}

const sumOver = (values: readonly number[], shares: readonly number[]) =>
  shares.reduce((sum, share) => sum + (values[share] ?? 0), 0)

/** The variance of the sum of some shared unknowns. */
const varianceOver = (covariance: Matrix, shares: readonly number[]) =>
  shares.reduce((sum, share) => sum + sumOver(covariance[share] ?? [], shares), 0)

/** What is known of one trick that was tried, or given a level. */
type Evidence = { shares: readonly number[]; offset: number; tries: number; lands: number }

function evidenceOf(trick: OddsTrick, { tries, lands, mastery }: PracticeRecord): Evidence {
  const level = mastery ? LEVELS[mastery] : { tries: 0, rate: 0 }
  return {
    shares: sharesOf(trick),
    offset: offsetOf(trick),
    tries: tries + level.tries,
    lands: lands + level.tries * level.rate,
  }
}

const MOST_STEPS = 60
/** Far from the mode the curvature promises too much. */
const LONGEST_STEP = 2
const CLOSE_ENOUGH = 1e-7

/** By how much rates are closer to a half when tricks differ in what the formula leaves out. */
const SHRINK = 1 / Math.sqrt(1 + (Math.PI * ownVariance) / 8)

/** Fits the model to what a skater tried; without any tries it is the average skater, of whom nothing is sure. */
export function fitSkater(
  tried: Iterable<{ key: number; trick: OddsTrick; record: PracticeRecord }>,
): Skater {
  const evidence = new Map<number, Evidence>()
  for (const { key, trick, record } of tried) {
    const known = evidenceOf(trick, record)
    if (known.tries > 0) evidence.set(key, known)
  }
  const { shared, covariance } = fitShared([...evidence.values()])
  const tries = [...evidence.values()].reduce((sum, known) => sum + known.tries, 0)
  const above = [...evidence.values()].reduce(
    (sum, known) => sum + known.tries * sumOver(shared, known.shares),
    0,
  )
  return {
    skill: tries > 0 ? above / tries : 0,
    chanceOf: (trick, key) => {
      const shares = sharesOf(trick)
      const inferred = offsetOf(trick) + sumOver(shared, shares)
      const known = key === undefined ? undefined : evidence.get(key)
      const own = known ? ownShare(known, inferred) : { value: 0, weight: 0 }
      // What the tries of this very trick say replaces a part of what is only inferred.
      const left = 1 / (1 + ownVariance * own.weight)
      const variance = left ** 2 * varianceOver(covariance, shares) + ownVariance * left
      return chance(inferred + own.value, variance)
    },
  }
}

/** The shared unknowns and how sure they are. */
function fitShared(evidence: readonly Evidence[]): { shared: number[]; covariance: Matrix } {
  const shared = variances.map(() => 0)
  for (let step = 0; ; step += 1) {
    const slopes = shared.map((value, at) => -value / (variances[at] ?? 1))
    const information: Matrix = variances.map((variance, at) =>
      variances.map((_, other) => (other === at ? 1 / variance : 0)),
    )
    for (const { shares, offset, tries, lands } of evidence) {
      const rate = logistic(SHRINK * (offset + sumOver(shared, shares)))
      const spread = rate * (1 - rate)
      const alike = Math.min(1, ownVariance * SHRINK ** 2 * spread)
      const count = tries / (1 + Math.max(0, tries - 1) * alike)
      for (const share of shares) {
        slopes[share] = (slopes[share] ?? 0) + SHRINK * count * (lands / tries - rate)
        const row = information[share]
        for (const other of shares) if (row) row[other] = (row[other] ?? 0) + SHRINK ** 2 * count * spread
      }
    }
    const covariance = inverse(information)
    const steps = covariance.map((row) => row.reduce((sum, value, at) => sum + value * (slopes[at] ?? 0), 0))
    const longest = Math.max(...steps.map(Math.abs))
    if (longest < CLOSE_ENOUGH || step === MOST_STEPS) return { shared, covariance }
    const scale = Math.min(1, LONGEST_STEP / longest)
    for (const [at, move] of steps.entries()) shared[at] = (shared[at] ?? 0) + scale * move
  }
}

/** A trick's own share where `inferred` is its logit without it, and how much its tries say about its logit. */
function ownShare({ tries, lands }: Evidence, inferred: number): { value: number; weight: number } {
  let value = 0
  for (let step = 0; ; step += 1) {
    const rate = logistic(inferred + value)
    const weight = tries * rate * (1 - rate)
    const move = (lands - tries * rate - value / ownVariance) / (weight + 1 / ownVariance)
    if (Math.abs(move) < CLOSE_ENOUGH || step === MOST_STEPS) return { value, weight }
    value += Math.sign(move) * Math.min(LONGEST_STEP, Math.abs(move))
  }
}

function chance(logit: number, variance: number): Chance {
  const spread = Math.sqrt(variance)
  const low = logistic(logit - Z80 * spread)
  const high = logistic(logit + Z80 * spread)
  return {
    // The mean over all that is possible, to a hundredth (MacKay's approximation).
    rate: logistic(logit / Math.sqrt(1 + (Math.PI * variance) / 8)),
    low,
    high,
    isKnown: spread <= LEAST_SURE && high - low <= WIDEST,
  }
}

/** A share of tries in words: "about 4 in 10", "about 1 in 15". */
export function shareWords(share: number): string {
  if (share >= 0.95) return 'nearly every time'
  if (share >= 0.095) return `about ${Math.round(share * 10)} in 10`
  return share >= 0.02 ? `about 1 in ${Math.round(1 / share)}` : 'hardly ever'
}

/** A chance in words that claim no more than the tries allow. */
export const chanceWords = (chance: Chance): string =>
  chance.isKnown ? shareWords(chance.rate) : 'too early to tell'
