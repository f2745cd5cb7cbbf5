import type { Motion } from '../motion.ts'
import {
  type Coefficients,
  type Evidence,
  featuresOf,
  isSumOfParts,
  likeness,
  logit,
  proRating,
  type Scale,
  shrunkMissRate,
  triesOf,
  USUAL_MISS_RATE,
} from './difficulty.ts'

/** A trick that the fit learns from. */
export interface Sample {
  readonly motion: Motion
  readonly evidence: Evidence
}

/** Finds the cost of every feature by weighted ridge regression on what sources and pros say. */
export function fitDifficulty(samples: readonly Sample[]): Coefficients {
  const scale = fitScale(samples)
  const names = sharedNames(samples)
  const index = new Map(names.map((name, at) => [name, at]))
  const observations = samples.flatMap((sample) => {
    const features = [...featuresOf(sample.motion)].flatMap(([name, times]) => {
      const at = index.get(name)
      return at === undefined ? [] : [[at, times] as const]
    })
    return observationsOf(sample, features, scale)
  })
  const found = ridge(observations, names)
  const costs = names.map((name, at) => [name, Math.round((found[at] ?? 0) * 1000) / 1000] as const)
  return {
    slope: Math.round(scale.slope * 1000) / 1000,
    intercept: Math.round(scale.intercept * 1000) / 1000,
    costs: Object.fromEntries(costs),
  }
}

/** Tries from which on a miss rate is taken at its word when the pro scale is set. */
export const ENOUGH_TRIES = 40

/** Straight line from the pros' log-odds of missing to what sources say. */
function fitScale(samples: readonly Sample[]): Scale {
  let [weight, x, y, xx, xy] = [0, 0, 0, 0, 0]
  for (const { evidence } of samples) {
    const tries = triesOf(evidence)
    if (tries < ENOUGH_TRIES || evidence.consensus === null) continue
    const own = Math.min(tries, 200)
    const odds = logit(shrunkMissRate(evidence, USUAL_MISS_RATE))
    weight += own
    x += own * odds
    y += own * evidence.consensus
    xx += own * odds * odds
    xy += own * odds * evidence.consensus
  }
  const slope = (weight * xy - x * y) / (weight * xx - x * x)
  return { slope, intercept: (y - slope * x) / weight }
}

/** Only tricks that at least one other resembles can learn from each other. */
function sharedNames(samples: readonly Sample[]): string[] {
  const counts = new Map<string, number>()
  for (const { motion } of samples) {
    for (const name of featuresOf(motion).keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const lonely = new Set(
    samples.map(({ motion }) => likeness(motion)).filter((name) => counts.get(name) === 1),
  )
  return [...counts.keys()].filter((name) => !lonely.has(name))
}

/** A value that the costs of some features, each so many times, should add up to. */
interface Observation {
  readonly features: readonly (readonly [number, number])[]
  readonly value: number
  readonly weight: number
}

const TRIES_HALF_WEIGHT = 20

/** Pros measure flips and turns better than opinions do; on obstacles there is hardly anything but opinions. */
const CONSENSUS_WEIGHT = { parts: 0.5, name: 3 }

const SOURCES_HALF_WEIGHT = 3

function observationsOf(
  { evidence, motion }: Sample,
  features: Observation['features'],
  scale: Scale,
): Observation[] {
  const tries = triesOf(evidence)
  const seen: Observation[] = []
  if (tries > 0)
    seen.push({ features, value: proRating(evidence, scale), weight: tries / (tries + TRIES_HALF_WEIGHT) })
  if (evidence.consensus !== null) {
    const trust = isSumOfParts(motion) ? CONSENSUS_WEIGHT.parts : CONSENSUS_WEIGHT.name
    const weight = (trust * evidence.sources) / (evidence.sources + SOURCES_HALF_WEIGHT)
    seen.push({ features, value: evidence.consensus, weight })
  }
  return seen
}

const SHRINKAGE = 0.5

/** Finds one cost per name, pulled towards nothing unless observations speak for it; the base is free. */
function ridge(observations: readonly Observation[], names: readonly string[]): Float64Array {
  const matrix = names.map(() => new Float64Array(names.length))
  const right = new Float64Array(names.length)
  names.forEach((name, at) => {
    const line = matrix[at]
    if (line) line[at] = name === 'base' ? 1e-9 : SHRINKAGE
  })
  for (const { features, value, weight } of observations) {
    for (const [row, times] of features) {
      right[row] = (right[row] ?? 0) + weight * times * value
      const line = matrix[row]
      if (!line) continue
      for (const [column, other] of features) line[column] = (line[column] ?? 0) + weight * times * other
    }
  }
  return solve(matrix, right)
}

/** Solves a symmetric positive definite system in place, by Cholesky. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  const at = (row: number, column: number): number => matrix[row]?.[column] ?? 0
  for (let row = 0; row < size; row++) {
    const line = matrix[row]
    if (!line) continue
    for (let column = 0; column <= row; column++) {
      const other = matrix[column] ?? line
      let rest = line[column] ?? 0
      for (let inner = 0; inner < column; inner++) rest -= (line[inner] ?? 0) * (other[inner] ?? 0)
      line[column] = row === column ? Math.sqrt(rest) : rest / (other[column] ?? 1)
    }
  }
  for (let row = 0; row < size; row++) {
    let rest = right[row] ?? 0
    for (let column = 0; column < row; column++) rest -= at(row, column) * (right[column] ?? 0)
    right[row] = rest / at(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    let rest = right[row] ?? 0
    for (let below = row + 1; below < size; below++) rest -= at(below, row) * (right[below] ?? 0)
    right[row] = rest / at(row, row)
  }
  return right
}
