import type { Level } from './difficulty.ts'
import { type Feature, type ParkTrick, suits } from './park-feature.ts'

export interface Wanted {
  readonly feature: Feature
  readonly count: number
}

export interface Match {
  readonly wanted: Wanted
  readonly tricks: readonly ParkTrick[]
}

const LEVELS: readonly Level[] = ['Beginner', 'Intermediate', 'Advanced', 'Expert']
const FEWEST = 3
const MOST = 10

/** How far a trick is from the level asked for; harder than asked is worse than anything easier. */
function levelsOff(trick: ParkTrick, level: Level): number {
  const off = LEVELS.indexOf(trick.level) - LEVELS.indexOf(level)
  return off > 0 ? 10 * off : -off
}

const OWN: Record<string, number> = { MASTERED: 4, CONSISTENT: 4, LEARNING: 2.5 }

interface Rated {
  readonly trick: ParkTrick
  readonly cost: number
}

/** Better known tricks come earlier in the library, and that counts a little. */
function rate(trick: ParkTrick, rank: number, level: Level): Rated {
  const own = trick.own ? (OWN[trick.own] ?? 0) : 0
  const open = trick.exit === null ? 1 : 0
  return { trick, cost: 2 * levelsOff(trick, level) + Math.log2(rank + 2) / 3 + open - own }
}

function pick(rated: readonly Rated[], count: number, used: ReadonlySet<number>): ParkTrick[] {
  const chosen: ParkTrick[] = []
  const families = new Map<string, number>()
  const costNow = ({ trick, cost }: Rated) =>
    cost + 1.5 * (families.get(trick.family) ?? 0) + (used.has(trick.id) ? 6 : 0)
  const left = new Set(rated)
  while (chosen.length < count && left.size > 0) {
    let best: Rated | null = null
    for (const item of left) if (!best || costNow(item) < costNow(best)) best = item
    if (!best) break
    left.delete(best)
    chosen.push(best.trick)
    families.set(best.trick.family, (families.get(best.trick.family) ?? 0) + 1)
  }
  return chosen
}

/**
 * Tricks for each feature, as many as there are of it and at least three to choose from: of the level asked for,
 * else easier, only else harder; what the rider is at comes first, and no trick twice while others are left.
 */
export function matchPark(
  wanted: readonly Wanted[],
  library: readonly ParkTrick[],
  level: Level | 'all',
): Match[] {
  const used = new Set<number>()
  return wanted.map((one) => {
    const target = level === 'all' ? one.feature.difficulty : level
    const rated = library.flatMap((trick, rank) =>
      suits(trick, one.feature) ? rate(trick, rank, target) : [],
    )
    const count = Math.min(MOST, Math.max(FEWEST, one.count))
    const easyEnough = rated.filter(({ trick }) => levelsOff(trick, target) < 10)
    const tricks = pick(easyEnough.length >= one.count ? easyEnough : rated, count, used)
    for (const { id } of tricks) used.add(id)
    return { wanted: one, tricks }
  })
}
