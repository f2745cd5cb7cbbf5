import { isLanded, terrains } from '../tricks/rider'
import type { Standing, TreeTrick } from '../tricks/tree'
import type { MasteryLevel } from './taxonomy'

/** A trick of the library and the ids of those to learn before it. */
type GraphTrick = { id: number; requires: number[] }

type Levels = ReadonlyMap<number, MasteryLevel>

/** What the skater lands, and with it everything that those tricks are built on, which they likely do. */
export function landedIds(tricks: readonly GraphTrick[], levels: Levels): Set<number> {
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

/** Who is at work on this many tricks has learned what they are built on, whether it is listed or not. */
const manyProjects = 3

/** A list with the steps to what is being learned, once that is more than a wish or two. */
function withSteps(tricks: readonly GraphTrick[], levels: Levels): Levels {
  const projects = tricks.filter(({ id }) => levels.get(id) === 'LEARNING')
  if (projects.length < manyProjects) return levels
  const steps = new Map(projects.flatMap(({ requires }) => requires.map((id) => [id, 'CONSISTENT'] as const)))
  const known = [...landedIds(tricks, steps)].map((id) => [id, 'CONSISTENT'] as const)
  return new Map([...known, ...levels])
}

/** So many tricks are lit up as what comes next: of more none stands out. */
const mostNext = 12

const ownStandings: Record<MasteryLevel, Standing> = { MASTERED: 'lit', CONSISTENT: 'lit', LEARNING: 'half' }

/**
 * How each trick stands to one skater: by their own level; else as likely by what they land that is built on it, or by
 * its place among what comes next for them, whose ids come best first. Who lands a trick likely rides, pushes and turns.
 */
export function standingsOf(
  tricks: readonly (GraphTrick & Pick<TreeTrick, 'isRiding' | 'category'>)[],
  levels: Levels,
  order: readonly number[],
): ReadonlyMap<number, Standing> {
  const landed = landedIds(tricks, withSteps(tricks, levels))
  const skated = tricks.filter(({ id, isRiding: isPlain }) => landed.has(id) && !isPlain)
  const ridden = new Set(skated.map(({ category }) => terrains[category] === 'wall'))
  for (const { id, category, isRiding: isPlain } of tricks)
    if (isPlain && (category === 'Transitions' ? ridden.has(true) : ridden.size > 0)) landed.add(id)
  const next = new Set(order.filter((id) => !levels.has(id) && !landed.has(id)).slice(0, mostNext))
  return new Map(
    tricks.map(({ id }) => {
      const level = levels.get(id)
      const unlisted = landed.has(id) ? 'likely' : next.has(id) ? 'next' : 'dark'
      return [id, level ? ownStandings[level] : unlisted]
    }),
  )
}
