import { compareNames } from '../compare-names'
import type { TrickSummary } from '../tricks/schema'
import { typicalDifficulty } from '../tricks/taxonomy'
import type { NextTrick } from './schema'
import { type GraphTrick, isReady, type Levels, landedIds } from './trick-graph'

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
