import { WHOLE_KNOWLEDGE } from '../../lib/skate/coach/knowledge.ts'
import { toLibrary } from '../../lib/skate/coach/library.ts'
import { suggest } from '../../lib/skate/coach/suggest.ts'
import { rateOf } from '../../lib/skate/coach/testdata/grading.ts'
import { foreignRows, type Share, wishRows } from '../../lib/skate/coach/testdata/wish-rows.ts'
import { LEVELS } from '../../lib/skate/difficulty/difficulty.ts'
import { buildLine } from '../../lib/skate/lines/build.ts'
import { planLine } from '../../lib/skate/lines/plan.ts'
import { reasonsFor } from '../../lib/skate/lines/reasons.ts'
import type { StartingPosition } from '../../lib/skate/lines/trick.ts'
import { matchPark } from '../../lib/skate/parks/match.ts'
import { parkReason } from '../../lib/skate/parks/reasons.ts'
import { routeThrough } from '../../lib/skate/parks/route.ts'
import { routeReasons } from '../../lib/skate/parks/route-reasons.ts'
import { dice, picked } from '../../lib/skate/testdata/dice.ts'
import { lineTricks, seedTricks } from '../../lib/skate/testdata/library.ts'
import { parkFeatures, parkTricks } from '../../lib/skate/testdata/park.ts'

interface Timing {
  readonly what: string
  readonly runs: number
  readonly p50: number
  readonly p99: number
  /** The 99th percentile in CPU milliseconds of this process, which do not depend on what else the machine does. */
  readonly cpu99: number
  /** Milliseconds of this process that the 99th of a hundred may take. */
  readonly limit: number
}

const POSITIONS: readonly StartingPosition[] = ['flatground', 'ramp', 'dropin', 'quarterpipe']

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round((sorted[Math.ceil(values.length * part) - 1] ?? 0) * 100) / 100
}

function time(what: string, runs: number, limit: number, run: (at: number) => unknown): Timing {
  const took: number[] = []
  const used: number[] = []
  for (let at = 0; at < runs; at++) {
    const [start, cpu] = [performance.now(), process.cpuUsage()]
    run(at)
    took.push(performance.now() - start)
    const { user, system } = process.cpuUsage(cpu)
    used.push((user + system) / 1000)
  }
  return { what, runs, p50: share(took, 0.5), p99: share(took, 0.99), cpu99: share(used, 0.99), limit }
}

/** How long the engine takes for lines, parks and suggestions. */
function timeEngine(): Timing[] {
  const roll = dice(7)
  const known = toLibrary(
    parkTricks.map((trick) => ({ ...trick, aliases: seedTricks[trick.id - 1]?.aliases ?? [] })),
    WHOLE_KNOWLEDGE,
  )
  return [
    time('a line of five tricks, with its reasons', 2000, 50, (at) => {
      const start = POSITIONS[at % 4] ?? 'ramp'
      const planned = planLine({ start, tricks: picked(lineTricks, 5, roll) })
      for (const { steps } of planned.ok ? planned.plans : []) reasonsFor(steps, start)
    }),
    time('a line out of sixty tricks of one list', 300, 50, (at) =>
      buildLine({
        start: POSITIONS[at % 4] ?? 'ramp',
        tricks: picked(lineTricks, 60, roll).map((trick) => ({ ...trick, rate: (1 + roll(9)) / 10 })),
        places: ['flat', 'manual', 'edge', 'wall', 'air'],
        daring: 'even',
      }),
    ),
    time('a park of ten features, with its reasons', 300, 50, () => {
      const wanted = picked(parkFeatures, 10, roll).map((feature) => ({ feature, count: 1 + roll(2) }))
      const matches = matchPark(wanted, parkTricks, 'all')
      for (const { tricks, wanted: one } of matches)
        for (const trick of tricks) parkReason(trick, one.feature, 'all')
      routeReasons(routeThrough(matches), matches)
    }),
    time('a suggestion', wishRows.length, 25, (at) =>
      suggest(known, { text: wishRows[at]?.text ?? 'kickflip', levels: LEVELS }),
    ),
  ]
}

/** Prints the times; the process fails when one is above its limit. */
export async function measureEngine(): Promise<void> {
  const timings = timeEngine()
  console.table(timings)
  if (timings.some(({ cpu99, limit }) => cpu99 > limit)) process.exitCode = 1
}

const SHARES: readonly Share[] = ['fit', 'look', 'sealed']

/** Prints of how many wishes in 100 the coach's answer is accepted: those it was fitted to, the others, other languages. */
export function rateWishes(): void {
  const sets = [
    ...SHARES.map((share) => ({ of: share, rows: wishRows.filter((row) => row.share === share) })),
    { of: 'other languages', rows: foreignRows },
  ]
  console.table(
    sets.map(({ of, rows }) => ({
      of,
      wishes: rows.length,
      'accepted of 100': Number(rateOf(rows).toFixed(1)),
    })),
  )
}
