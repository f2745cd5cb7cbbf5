import type { Aim, Situation } from './aim.ts'
import { composed } from './compose.ts'
import { keyOf, type Library } from './library.ts'
import { type Weighed, weigh } from './weigh.ts'

/** How many of the best tricks are looked around. */
const NEIGHBORHOOD = 8

/** The tricks that fit a wish, best first. Levels and what is not wanted are never broken. */
export function bestFor(library: Library, situation: Situation, aim: Aim, most: number): Weighed[] {
  const { levels, exclude } = situation
  const weighed = library.tricks
    .flatMap((trick, rank) => weigh(trick, rank, library, situation, aim) ?? [])
    .sort(better)
  const mayAnswer = ({ trick }: Weighed) =>
    levels.includes(trick.level) && !(trick.id !== null && exclude.has(trick.id))
  const found = weighed.filter(mayAnswer)
  const asked = aim.toward ? [] : situation.wish.want.tricks
  const exact = new Set([...aim.spelled, ...asked.map(keyOf)])
  const isExact =
    found[0]?.missing.length === 0 && (exact.size === 0 || exact.has(keyOf(found[0].trick.motion)))
  if (isExact) return found.slice(0, most)
  const fresh = composed(
    [...found.slice(0, NEIGHBORHOOD), ...weighed.slice(0, NEIGHBORHOOD / 2)].slice(0, NEIGHBORHOOD),
    asked,
    library,
    aim,
  )
    .flatMap((trick) => weigh(trick, 40, library, situation, aim) ?? [])
    .filter(mayAnswer)
  return [...found.slice(0, most), ...fresh].sort(better).slice(0, most)
}

const better = (one: Weighed, other: Weighed) => other.score - one.score
