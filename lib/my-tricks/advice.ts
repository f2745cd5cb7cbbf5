import { compareNames } from '../compare-names'
import type { TrickSummary } from '../tricks/schema'
import { typicalDifficulty } from '../tricks/taxonomy'
import type { FreshTrick, NextTrick, ProgressMap } from './schema'
import { type MapState, type MasteryLevel, mapStates } from './taxonomy'

/** A trick of the library and the ids of those to learn before it. A foundation needs nothing before it. */
type GraphTrick = { id: number; requires: number[]; isFoundational: boolean }

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
function isReady({ requires, isFoundational }: GraphTrick, landed: ReadonlySet<number>): boolean {
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

type MapSource = GraphTrick & { summary: Pick<TrickSummary, 'slug' | 'name' | 'category'> }

/** The whole library as a graph in which one skater's tricks show their state, easiest way first. */
export function progressMap(library: MapSource[], levels: Levels): ProgressMap {
  const depthById = depths(library)
  const landed = landedIds(library, levels)
  const counts = Object.fromEntries(mapStates.map((state) => [state, 0])) as Record<MapState, number>
  const tricks = library.map((source) => {
    const state = stateOf(source, levels, landed)
    counts[state]++
    const { slug, name, category } = source.summary
    const requires = source.requires.filter((id) => depthById.has(id))
    return { id: source.id, slug, name, category, state, depth: depthById.get(source.id) ?? 0, requires }
  })
  tricks.sort((a, b) => a.depth - b.depth || compareNames(a.name, b.name))
  return { tricks, counts }
}

/** What is weighed of a trick: its place in the graph and its measured difficulty, if there is one. */
export type Candidate = GraphTrick & { summary: TrickSummary; difficulty: number | null }

const difficultyOf = ({ difficulty, summary }: Candidate) =>
  difficulty ?? typicalDifficulty[summary.difficultyRating]

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/**
 * Up to `count` tricks to take on next: nothing is missing for them, those that build on what the skater
 * lands come first, easy before hard, and of one category only when no other is left.
 */
export function nextTricks(library: Candidate[], levels: Levels, count = 3): NextTrick[] {
  const landed = landedIds(library, levels)
  const isNew = ({ id }: Candidate) => !levels.has(id) && !landed.has(id)
  const open = library.filter((trick) => isNew(trick) && isReady(trick, landed))
  const ranked = open.sort(
    (a, b) =>
      Number(b.requires.length > 0) - Number(a.requires.length > 0) ||
      difficultyOf(a) - difficultyOf(b) ||
      compareNames(a.summary.name, b.summary.name),
  )
  const names = new Map(library.map(({ id, summary }) => [id, summary.name]))
  return oneOfEachCategoryFirst(ranked)
    .slice(0, count)
    .map((trick) => explained(trick, names))
}

function oneOfEachCategoryFirst(ranked: Candidate[]): Candidate[] {
  const seen = new Set<string>()
  const isFirst = ({ summary: { category } }: Candidate) => !seen.has(category) && Boolean(seen.add(category))
  const firsts = ranked.filter(isFirst)
  return [...firsts, ...ranked.filter((trick) => !firsts.includes(trick))]
}

function explained({ summary, requires }: Candidate, names: Map<number, string>): NextTrick {
  const builtOn = requires.flatMap((id) => names.get(id) ?? [])
  const reason =
    builtOn.length > 0
      ? `You land ${list.format(builtOn)}: that is all ${summary.name} is built on.`
      : `${summary.name} is a foundation: it needs nothing before it, and much is built on it.`
  return { trick: summary, reason, builtOn }
}

const dayMs = 24 * 60 * 60 * 1000

/** How long a trick stays in the legs without practice. A trick still being learned is practised anyway. */
const freshDays: Record<MasteryLevel, number | null> = { LEARNING: null, CONSISTENT: 14, MASTERED: 30 }

export type Kept = {
  trick: { id: number; slug: string; name: string }
  masteryLevel: MasteryLevel
  /** Last practised, or saved if never. */
  lastTouched: Date
}

/** The tricks that are due for a session, the most overdue for its level first. Levels stay as they are. */
export function dueTricks(tricks: Kept[], now: Date): FreshTrick[] {
  return tricks
    .flatMap((kept) => {
      const days = freshDays[kept.masteryLevel]
      const daysSince = Math.floor((now.getTime() - kept.lastTouched.getTime()) / dayMs)
      return days !== null && daysSince >= days ? [{ kept, daysSince, days }] : []
    })
    .sort(
      (a, b) =>
        b.daysSince / b.days - a.daysSince / a.days || compareNames(a.kept.trick.name, b.kept.trick.name),
    )
    .map(({ kept: { trick, masteryLevel, lastTouched }, daysSince, days }) => ({
      trick,
      masteryLevel,
      lastPracticed: lastTouched.toISOString(),
      daysSince,
      daysOverdue: daysSince - days,
    }))
}
