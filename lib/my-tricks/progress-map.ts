import { compareNames } from '../compare-names'
import type { TrickSummary } from '../tricks/schema'
import type { ProgressMap } from './schema'
import { type MapState, mapStates } from './taxonomy'
import { depths, type GraphTrick, type Levels, landedIds, stateOf } from './trick-graph'

export type MapSource = GraphTrick & { summary: Pick<TrickSummary, 'slug' | 'name' | 'category'> }

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
