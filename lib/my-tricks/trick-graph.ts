import type { MapState, MasteryLevel } from './taxonomy'

/** A trick of the library and the ids of those to learn before it. A foundation needs nothing before it. */
export type GraphTrick = { id: number; requires: number[]; isFoundational: boolean }

export type Levels = ReadonlyMap<number, MasteryLevel>

/** Landed regularly, so that something can be built on it. */
export const isLanded = (level: MasteryLevel | undefined) => level === 'CONSISTENT' || level === 'MASTERED'

/** What the skater lands, and with it everything that those tricks are built on. */
export function landedIds(tricks: GraphTrick[], levels: Levels): ReadonlySet<number> {
  const byId = new Map(tricks.map((trick) => [trick.id, trick]))
  const landed = new Set<number>()
  const open = [...levels].flatMap(([id, level]) => (isLanded(level) ? [id] : []))
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (landed.has(id)) continue
    landed.add(id)
    open.push(...(byId.get(id)?.requires ?? []))
  }
  return landed
}

/** Nothing is missing to take it on. Without prerequisites only a foundation is known to need none. */
export function isReady({ requires, isFoundational }: GraphTrick, landed: ReadonlySet<number>): boolean {
  return requires.length > 0 ? requires.every((id) => landed.has(id)) : isFoundational
}

const ownStates = { MASTERED: 'mastered', CONSISTENT: 'consistent', LEARNING: 'learning' } as const

/** How a trick stands to one skater. */
export function stateOf(trick: GraphTrick, levels: Levels, landed: ReadonlySet<number>): MapState {
  const level = levels.get(trick.id)
  if (level) return ownStates[level]
  if (landed.has(trick.id)) return 'implied'
  if (isReady(trick, landed)) return 'ready'
  return trick.requires.length > 0 ? 'locked' : 'unplaced'
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
