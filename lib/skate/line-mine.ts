import type { Level } from './difficulty.ts'
import type { LineTrick } from './line-trick.ts'
import { leadOf } from './stance.ts'

const HARDEST: Record<Level, number> = { Beginner: 3, Intermediate: 5.9, Advanced: 7.9, Expert: 10 }

function likeness(trick: LineTrick, other: LineTrick): number {
  const isTurnedAlike = trick.exit === other.exit
  const isEnteredAlike = leadOf(trick.motion.stance) === leadOf(other.motion.stance)
  return (
    (trick.place === other.place ? 8 : 0) +
    (trick.family === other.family ? 4 : 0) +
    (isEnteredAlike ? 2 : 0) +
    (isTurnedAlike ? 2 : 0) -
    (trick.value - other.value) / 2
  )
}

function easier(
  trick: LineTrick,
  level: Level,
  library: readonly LineTrick[],
  taken: Set<number>,
): LineTrick {
  let best: LineTrick | null = null
  for (const other of library) {
    if (other.value > HARDEST[level] || taken.has(other.id) || other.exit === null) continue
    if (!best || likeness(trick, other) > likeness(trick, best)) best = other
  }
  return best ?? trick
}

/** The same idea for somebody of that level: what is too hard gives way to the most alike that is not. */
export function atLevel(
  tricks: readonly LineTrick[],
  level: Level,
  library: readonly LineTrick[],
): LineTrick[] {
  const taken = new Set(tricks.map(({ id }) => id))
  return tricks.map((trick) => {
    if (trick.value <= HARDEST[level]) return trick
    const other = easier(trick, level, library, taken)
    taken.add(other.id)
    return other
  })
}
