import { CONTACT_NAMES, CONTACTS } from '../contacts.ts'
import type { Motion } from '../motion.ts'
import { isStyleName, isWhole, STYLE_NAMES } from '../styles.ts'
import { costOf, rawOf } from './difficulty.ts'
import { AIR, featuresOf } from './features.ts'
import { type ProOdds, type ProTries, practiceOf, proRate } from './pros.ts'
import { CONTACT_SENSE, ELEMENT_SENSE, ODDITY, STYLE_SENSE } from './sense.ts'

/** What is known about one trick from outside: what sources say, and how pros did in games of skate. */
export interface Evidence {
  /** Mean rating of 1 to 10, and how many sources gave one. */
  readonly consensus: number | null
  readonly sources: number
  readonly pros: ProTries | null
}

/** A trick that the fit learns from. */
export interface Sample {
  readonly motion: Motion
  readonly evidence: Evidence
}

/** Everything the fit found: the cost of each feature, and how pros' odds follow from difficulty. */
interface Coefficients {
  readonly pros: ProOdds
  readonly costs: Readonly<Record<string, number>>
}

/** The costs before any evidence. */
function sensibleCosts(): Record<string, number> {
  const costs: Record<string, number> = { ...ELEMENT_SENSE, 'standing on a board': 1, 'harder side': 1 }
  for (const name of CONTACT_NAMES) {
    const isGrab = CONTACTS[name].kind === 'grab'
    costs[name] = rawOf(CONTACT_SENSE[name]) - (isGrab ? rawOf(CONTACT_SENSE[AIR]) : 1)
  }
  for (const name of STYLE_NAMES) {
    if (isWhole(name)) costs[name] = rawOf(STYLE_SENSE[name] ?? ODDITY) - 1
  }
  return costs
}

const ROUNDS = 4

/** Finds the cost of every feature and the odds of pros, by turns: each is fitted while the other stays. */
export function fitDifficulty(samples: readonly Sample[]): Coefficients {
  const rows = samples.map(({ motion, evidence }) => ({ features: [...featuresOf(motion)], evidence }))
  const prior = sensibleCosts()
  let costs = prior
  let pros = fitPros(rows, costs)
  for (let round = 0; round < ROUNDS; round++) {
    costs = fitCosts(rows, prior, pros)
    pros = fitPros(rows, costs)
  }
  return { pros: rounded(pros), costs: rounded(costs) }
}

const rounded = <T extends object>(numbers: T): T =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  ) as T

interface Row {
  readonly features: readonly (readonly [string, number])[]
  readonly evidence: Evidence
}

/** Logistic regression on all tries, by Newton's method. */
function fitPros(rows: readonly Row[], costs: Record<string, number>): ProOdds {
  const tries = rows.flatMap(({ features, evidence: { pros } }) => {
    if (!pros) return []
    const raw = costOf(features, costs)
    const practiced = practiceOf(pros.set)
    return [
      { given: [1, -raw, 1, practiced], landed: pros.setLanded, tries: pros.set },
      { given: [1, -raw, 0, practiced], landed: pros.replyLanded, tries: pros.reply },
    ]
  })
  const found = [0, 0, 0, 0]
  for (let step = 0; step < 25; step++) {
    const slope = [0, 0, 0, 0]
    const bend: number[][] = found.map((_, row) => found.map((_, column) => (row === column ? 1e-6 : 0)))
    for (const { given, landed, tries: count } of tries) {
      const rate = 1 / (1 + Math.exp(-given.reduce((sum, value, at) => sum + value * (found[at] ?? 0), 0)))
      given.forEach((value, row) => {
        slope[row] = (slope[row] ?? 0) + value * (landed - count * rate)
        given.forEach((other, column) => {
          const line = bend[row]
          if (line) line[column] = (line[column] ?? 0) + value * other * count * rate * (1 - rate)
        })
      })
    }
    solve(bend, slope).forEach((change, at) => {
      found[at] = (found[at] ?? 0) + change
    })
  }
  const [intercept = 0, perPoint = 0, chosen = 0, practiced = 0] = found
  return { intercept, perPoint, chosen, practiced }
}

/** Solves a small system of linear equations by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, at) => [...line, right[at] ?? 0])
  const at = (row: number, column: number): number => lines[row]?.[column] ?? 0
  for (let pivot = 0; pivot < lines.length; pivot++) {
    for (let row = 0; row < lines.length; row++) {
      if (row === pivot) continue
      const share = at(row, pivot) / at(pivot, pivot)
      lines[row] = lines[row]?.map((value, column) => value - share * at(pivot, column)) ?? []
    }
  }
  return lines.map((line, row) => (line.at(-1) ?? 0) / at(row, row))
}

/** A raw difficulty that some features should add up to. */
interface Observation {
  readonly features: Row['features']
  readonly value: number
  readonly weight: number
}

const SOURCES_HALF_WEIGHT = 3
const TRIES_HALF_WEIGHT = 20

/** Pros measure flips and turns better than opinions do. */
const PROS_WEIGHT = 2

/** Ratings of contacts and of named oddities say less than skaters agree on, see sense.ts. */
const isNamed = ({ features }: Row): boolean =>
  features.some(([name]) => name in CONTACTS || (isStyleName(name) && isWhole(name)))

const RATING_WEIGHT = { flat: 1, named: 0.6 }

function observationsOf(row: Row, pros: ProOdds): Observation[] {
  const { features, evidence } = row
  const seen: Observation[] = []
  if (evidence.consensus !== null) {
    const trust = isNamed(row) ? RATING_WEIGHT.named : RATING_WEIGHT.flat
    const weight = (trust * evidence.sources) / (evidence.sources + SOURCES_HALF_WEIGHT)
    seen.push({ features, value: rawOf(Math.min(evidence.consensus, 9.5)), weight })
  }
  if (evidence.pros && evidence.pros.reply + evidence.pros.set > 0) {
    const tries = evidence.pros.set + evidence.pros.reply
    const weight = (PROS_WEIGHT * tries) / (tries + TRIES_HALF_WEIGHT)
    seen.push({ features, value: verdict(evidence.pros, pros), weight })
  }
  return seen
}

/** How often pros land a trick of which nothing else is known. */
const USUAL_RATE = 0.75

/** The raw difficulty at which pros would land as often as they did; their choice and practice are taken out. */
function verdict({ set, setLanded, reply, replyLanded }: ProTries, pros: ProOdds): number {
  let [low, high] = [0, 16]
  // A handful of tries leans on what an average trick comes to.
  const expected = (raw: number) =>
    (set + 1) * proRate(raw, set, true, pros) + (reply + 1) * proRate(raw, set, false, pros)
  const landed = setLanded + replyLanded + 2 * USUAL_RATE
  for (let halving = 0; halving < 40; halving++) {
    const middle = (low + high) / 2
    if (expected(middle) > landed) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const SHRINKAGE = { element: 0.7, named: 5 }
const SWEEPS = 50

/** What the scale stands on, and what is a matter of skaters' agreement alone. */
const FIXED = [
  'standing on a board',
  'pop',
  'scoop',
  'harder side',
  // Two ratings take an old school kickflip for a kickflip, which it is not.
  'old school flip',
  'Old School',
  // Pros spin so much that a 360 would come out as a kickflip, which sources put a point and a half below.
  'full turn',
  // Three single tries say nothing of a 540 that hardly anybody has ever ollied on flat ground.
  'further turn',
  // The ratings of a 540, a 720, and a 900 are all the same 9.
  'full turn in the air',
  'further turn in the air',
]

/** Evidence may halve what skaters take an element for, but not do away with it: pros are used to everything. */
const LEAST = 0.5

/** Nor may it do more than double it: what pros seldom practice they miss, however hard it is. */
const MOST = 2

const withinReason = (name: string, cost: number, sense: number): number =>
  Math.max(Object.hasOwn(ELEMENT_SENSE, name) ? Math.min(cost, MOST * sense) : cost, LEAST * sense)

/** Weighted ridge regression toward sense, by coordinate descent; no cost leaves what is within reason. */
function fitCosts(
  rows: readonly Row[],
  prior: Record<string, number>,
  pros: ProOdds,
): Record<string, number> {
  const observations = rows.flatMap((row) => observationsOf(row, pros))
  const costs = { ...prior }
  const byName = new Map<string, (readonly [number, number])[]>()
  observations.forEach(({ features }, at) => {
    for (const [name, times] of features) byName.set(name, [...(byName.get(name) ?? []), [at, times]])
  })
  for (const fixed of FIXED) byName.delete(fixed)
  const left = observations.map(({ features, value }) => value - costOf(features, costs))
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [name, uses] of byName) {
      const before = costs[name] ?? 0
      const isAgreed = name in CONTACTS || isStyleName(name) || name.endsWith(' manual')
      const pull = isAgreed ? SHRINKAGE.named : SHRINKAGE.element
      let [top, bottom] = [pull * (prior[name] ?? 0), pull]
      for (const [at, times] of uses) {
        const weight = (observations[at]?.weight ?? 0) * times
        top += weight * ((left[at] ?? 0) + times * before)
        bottom += weight * times
      }
      const after = withinReason(name, top / bottom, prior[name] ?? 0)
      for (const [at, times] of uses) left[at] = (left[at] ?? 0) - times * (after - before)
      costs[name] = after
    }
  }
  return costs
}
