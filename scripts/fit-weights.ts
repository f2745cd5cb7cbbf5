import { readFileSync, writeFileSync } from 'node:fs'
import { aimOf } from '../lib/skate/coach/choosing/aim.ts'
import { FEATURE_NAMES, type FeatureName, featuresOf, sceneOf } from '../lib/skate/coach/choosing/features.ts'
import { candidatesIn } from '../lib/skate/coach/choosing/rank.ts'
import { readWish } from '../lib/skate/coach/reading/read.ts'
import { coachLibrary as library } from '../lib/skate/coach/testdata/coach-library.ts'
import { keptBy } from '../lib/skate/coach/testdata/grading.ts'
import preferred from '../lib/skate/coach/testdata/preferred.json' with { type: 'json' }
import before from '../lib/skate/coach/testdata/weights-before.json' with { type: 'json' }
import { type Share, type WishRow, wishRows } from '../lib/skate/coach/testdata/wish-rows.ts'

/** What the wishes say too little of: it stays as it was judged. */
const FIXED = new Set<FeatureName>([
  'is the trick that was named',
  'lacks what was asked for',
  'comes to mind',
  'suits two moods',
  'keeps the place of what was named',
])
/** How firmly each weight is held to what it was judged to be. */
const HOLD = 0.01
/** So much the one preferred answer counts beside all that are accepted. */
const PREFERRED = 0.6
const ROUNDS = 160
/** Of all tricks for a wish the best are looked at, some accepted ones below them, and some of all others. */
const LOOKED_AT = { best: 40, accepted: 10, others: 25 }

const SIZE = FEATURE_NAMES.length
/** Each weight as it was judged before any wish was looked at. */
const JUDGED = Float64Array.from(
  FEATURE_NAMES,
  (name: string) => new Map(Object.entries(before)).get(name) ?? 0,
)
/** What an older coach answered, where the row accepts that. */
const ANSWERS: Readonly<Record<string, string>> = preferred

/** A trick for a wish: its features, its score by the weights as judged, and whether it would be accepted. */
interface Candidate {
  readonly name: string
  readonly values: Float64Array
  readonly score: number
  readonly isAccepted: boolean
}

/** The tricks for a wish, among them the preferred one. */
interface Example {
  readonly candidates: readonly Candidate[]
  readonly preferred: Candidate
}

function scoreOf(values: Float64Array, weights: Float64Array): number {
  let score = 0
  for (let at = 0; at < SIZE; at++) score += (values[at] ?? 0) * (weights[at] ?? 0)
  return score
}

/** The candidates for a wish, best first; none where it is no wish for a trick, or tells of trouble. */
function candidatesFor(row: WishRow): Candidate[] {
  const { items } = readWish(row.text, library.byName, library.knows.languages)
  const { check } = row
  if (!check || items.length === 0 || items.some(({ is }) => is === 'trouble')) return []
  const skater = { levels: row.levels, own: keptBy(row), shown: new Set<number>() }
  const scene = sceneOf(aimOf(library, items, skater), library, skater)
  return candidatesIn(scene)
    .map((each): Candidate => {
      const answer = { trick: each.trick, understood: true, says: '', isTorn: false, isMended: false }
      const values = featuresOf(each, scene)
      return { name: each.trick.name, values, score: scoreOf(values, JUDGED), isAccepted: check(answer) }
    })
    .sort((one, other) => other.score - one.score)
}

/** The wishes of a share that a preferred trick is known for. */
function examplesOf(share: Share): Example[] {
  const examples: Example[] = []
  for (const row of wishRows.filter((each) => each.share === share && each.text in ANSWERS)) {
    const all = candidatesFor(row)
    const best = all.slice(0, LOOKED_AT.best)
    const chosen = best.find(({ name, isAccepted }) => isAccepted && name === ANSWERS[row.text])
    if (!chosen) continue
    const rest = all.slice(LOOKED_AT.best)
    // Others here and there, the same in every run.
    const others = Array.from(
      { length: LOOKED_AT.others },
      (_, at) => rest[(at * 7919 + examples.length * 31) % rest.length],
    )
    const accepted = rest.filter(({ isAccepted }) => isAccepted).slice(0, LOOKED_AT.accepted)
    examples.push({
      candidates: [...best, ...accepted, ...others.filter((each) => each !== undefined)],
      preferred: chosen,
    })
  }
  return examples
}

/** How the loss of all examples changes with each weight: the log odds of what is accepted, and of what is preferred. */
function slopeOf(examples: readonly Example[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(SIZE)
  for (const { candidates, preferred: chosen } of examples) {
    const scores = candidates.map((each) => scoreOf(each.values, weights))
    const highest = Math.max(...scores)
    const odds = scores.map((score) => Math.exp(score - highest))
    const sum = odds.reduce((all, each) => all + each, 0)
    const accepted = odds.reduce((all, each, at) => all + (candidates[at]?.isAccepted ? each : 0), 1e-12)
    for (const [at, candidate] of candidates.entries()) {
      const own = odds[at] ?? 0
      const wanted =
        (1 - PREFERRED) * (candidate.isAccepted ? own / accepted : 0) +
        PREFERRED * Number(candidate === chosen)
      const pull = own / sum - wanted
      for (let each = 0; each < SIZE; each++)
        slope[each] = (slope[each] ?? 0) + (pull * (candidate.values[each] ?? 0)) / examples.length
    }
  }
  return slope
}

/** Adam: each weight is moved against its slope, the farther the steadier that is. */
function fitted(examples: readonly Example[]): Float64Array {
  const weights = Float64Array.from(JUDGED)
  const [mean, spread] = [new Float64Array(SIZE), new Float64Array(SIZE)]
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = slopeOf(examples, weights)
    for (const [at, name] of FEATURE_NAMES.entries()) {
      if (FIXED.has(name)) continue
      const weight = weights[at] ?? 0
      const pull = (slope[at] ?? 0) + HOLD * (weight - (JUDGED[at] ?? 0))
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * pull
      spread[at] = 0.99 * (spread[at] ?? 0) + 0.01 * pull ** 2
      const [steady, wide] = [(mean[at] ?? 0) / (1 - 0.9 ** round), (spread[at] ?? 0) / (1 - 0.99 ** round)]
      weights[at] = weight - (0.1 * steady) / (Math.sqrt(wide) + 1e-6)
    }
  }
  return weights
}

/** Of 100 examples, in how many the best trick is accepted, and in how many it is the preferred one. */
function ratesOf(examples: readonly Example[], weights: Float64Array): string {
  const best = examples.map(({ candidates, preferred: chosen }) => {
    const score = (each: Candidate) => scoreOf(each.values, weights)
    const first = candidates.reduce((found, each) => (score(each) > score(found) ? each : found))
    return { isAccepted: first.isAccepted, isPreferred: first === chosen }
  })
  const rate = (is: 'isAccepted' | 'isPreferred') =>
    ((100 * best.filter((each) => each[is]).length) / best.length).toFixed(1)
  return `${rate('isAccepted')} accepted, ${rate('isPreferred')} preferred`
}

const [fit, look] = [examplesOf('fit'), examplesOf('look')]
const weights = fitted(fit)
for (const [share, examples] of Object.entries({ fit, look }))
  console.log(share, examples.length, ratesOf(examples, JUDGED), '→', ratesOf(examples, weights))
const rows = FEATURE_NAMES.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100 + 0] as const)
const file = new URL('../lib/skate/coach/choosing/weights.json', import.meta.url)
const text = `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`
console.log(readFileSync(file, 'utf8') === text ? 'The weights were up to date.' : 'The weights are new.')
writeFileSync(file, text)
