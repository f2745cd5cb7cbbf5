import type { MapState, MasteryLevel } from './schema'

/** A trick of the library and the ids of those to learn before it. */
export type GraphTrick = { id: number; requires: number[] }

export type Levels = ReadonlyMap<number, MasteryLevel>

/** Landed regularly, so that something can be built on it. */
export const isLanded = (level: MasteryLevel | undefined) => level === 'CONSISTENT' || level === 'MASTERED'

/** Whether everything to learn before is landed; true as well when there is nothing to learn before. */
export const isReady = (trick: GraphTrick, levels: Levels) =>
  trick.requires.every((id) => isLanded(levels.get(id)))

const ownStates = { MASTERED: 'mastered', CONSISTENT: 'consistent', LEARNING: 'learning' } as const

/** How a trick stands to one skater. */
export function stateOf(trick: GraphTrick, levels: Levels): MapState {
  const level = levels.get(trick.id)
  if (level) return ownStates[level]
  return isReady(trick, levels) ? 'ready' : 'locked'
}

/**
 * For each trick the length of the longest way of prerequisites that leads to it. An edge
 * that would close a circle is passed over.
 */
export function depths(tricks: GraphTrick[]): Map<number, number> {
  const byId = new Map(tricks.map((trick) => [trick.id, trick]))
  const found = new Map<number, number>()
  const onTheWay = new Set<number>()

  function depthOf(id: number): number {
    const known = found.get(id)
    if (known !== undefined) return known
    onTheWay.add(id)
    let depth = 0
    for (const before of byId.get(id)?.requires ?? []) {
      if (byId.has(before) && !onTheWay.has(before)) depth = Math.max(depth, depthOf(before) + 1)
    }
    onTheWay.delete(id)
    found.set(id, depth)
    return depth
  }

  for (const { id } of tricks) depthOf(id)
  return found
}
