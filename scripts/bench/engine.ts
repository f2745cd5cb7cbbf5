import { readFileSync } from 'node:fs'
import { bookOf, suggest } from '../../lib/skate/coach/suggest.ts'
import { planLine } from '../../lib/skate/lines/plan.ts'
import type { StartingPosition } from '../../lib/skate/lines/trick.ts'
import { type Feature, matchPark, type ParkTrick } from '../../lib/skate/parks/match.ts'
import { routeThrough } from '../../lib/skate/parks/route.ts'
import { lineTricks, seedTricks } from '../../lib/skate/testdata/library.ts'
import { prompts } from '../../lib/skate/testdata/prompts.ts'

export interface Timing {
  readonly what: string
  readonly runs: number
  readonly p50: number
  readonly p99: number
  /** The same in milliseconds of this process alone, whatever else the machine does meanwhile. */
  readonly cpu99: number
  /** Milliseconds that the 99th of a hundred may take. */
  readonly limit: number
}

const POSITIONS: readonly StartingPosition[] = ['flatground', 'ramp', 'dropin', 'quarterpipe']

/** The same picks on every run, so that two runs can be compared. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function picked<T>(items: readonly T[], count: number, roll: (below: number) => number): T[] {
  const left = [...items]
  return Array.from({ length: count }, () => left.splice(roll(left.length), 1)).flat()
}

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

function readPark(): { features: Feature[]; library: ParkTrick[] } {
  const file = new URL('../../prisma/seed/park-features.json', import.meta.url)
  const library = lineTricks.map((trick) => {
    const seed = seedTricks[trick.id - 1]
    return {
      ...trick,
      level: seed?.level ?? 'Beginner',
      obstacles: seed?.obstacles ?? [],
      own: null,
    } as const
  })
  return { features: JSON.parse(readFileSync(file, 'utf8')), library }
}

/** How long the engine takes for lines, parks and suggestions. */
export function timeEngine(): Timing[] {
  const roll = dice(7)
  const { features, library } = readPark()
  const suggestable = library.map((trick) => ({ ...trick, isLanded: false }))
  const book = bookOf(library.map(({ motion, name }) => ({ motion, names: [name] })))
  return [
    time('a line of five tricks', 2000, 50, (at) =>
      planLine({ start: POSITIONS[at % 4] ?? 'ramp', tricks: picked(lineTricks, 5, roll) }),
    ),
    time('a park of ten features', 300, 150, () => {
      const wanted = picked(features, 10, roll).map((feature) => ({ feature, count: 1 + roll(2) }))
      routeThrough(matchPark(wanted, library, 'all'))
    }),
    time('a suggestion', 300, 150, (at) => {
      const [text, levels] = prompts[at % prompts.length] ?? ['kickflip', ['Beginner']]
      suggest(text, levels, suggestable, book)
    }),
  ]
}

/** Prints the times; the process fails when one is above its limit. */
export async function measureEngine(): Promise<void> {
  const timings = timeEngine()
  console.table(timings)
  if (timings.some(({ p99, limit }) => p99 > limit)) process.exitCode = 1
}
