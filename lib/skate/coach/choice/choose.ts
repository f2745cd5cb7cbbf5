import { coveredBy, isOfEitherSide, keyOf, type Library } from '../library.ts'
import { has, mayHave, type Trait } from '../traits.ts'
import type { Aim, Situation } from './aim.ts'
import { composed } from './compose.ts'
import { type Weighed, weigh, weighFound } from './weigh.ts'

/** How many of the best tricks are looked around. */
const NEIGHBORHOOD = 8

/** The tricks that fit a wish, best first. Levels and what is not wanted are never broken. */
export function bestFor(library: Library, situation: Situation, aim: Aim, most: number): Weighed[] {
  const { levels, exclude } = situation
  const weighed = weighedIn(library, situation, aim).sort(better)
  const mayAnswer = ({ trick }: Weighed) =>
    levels.includes(trick.level) && !(trick.id !== null && exclude.has(trick.id))
  const found = weighed.filter(mayAnswer)
  // A name that leaves the side open is that of either.
  const asked = (aim.toward ? [] : situation.wish.want.tricks).filter(
    (made) => !isOfEitherSide(made) || coveredBy(made, library).length === 0,
  )
  const exact = new Set([...aim.spelled, ...asked.map(keyOf)])
  const isExact =
    found[0]?.missing.length === 0 && (exact.size === 0 || exact.has(keyOf(found[0].trick.motion)))
  if (isExact && !aim.isStretched) return found.slice(0, most)
  // Where all that the library has is too hard, only something easier is put together.
  const easiest = found[0]?.trick.value ?? 0
  const fresh = composed(
    [...found.slice(0, NEIGHBORHOOD), ...weighed.slice(0, NEIGHBORHOOD / 2)].slice(0, NEIGHBORHOOD),
    asked,
    library,
    aim,
  )
    .flatMap((trick) => weigh(trick, 40, library, situation, aim) ?? [])
    .filter((each) => mayAnswer(each) && (!isExact || each.trick.value < easiest))
  return [...found.slice(0, most), ...fresh].sort(better).slice(0, most)
}

/** All tricks of a library that may be offered. */
function weighedIn(library: Library, situation: Situation, aim: Aim): Weighed[] {
  const never = aim.never.map((trait) => columnOf(library, trait, 'may'))
  const must = aim.must.map((trait) => columnOf(library, trait, 'has'))
  const should = aim.should.map((trait) => columnOf(library, trait, 'has'))
  const weighed: Weighed[] = []
  for (const [rank, trick] of library.tricks.entries()) {
    if (never.some((column) => column[rank])) continue
    const missing = aim.must.filter((_, at) => !must[at]?.[rank])
    let off = 0
    for (const column of should) off += column[rank] ? 0 : 1
    const one = weighFound(trick, rank, library, situation, aim, { missing, off })
    if (one) weighed.push(one)
  }
  return weighed
}

const columns = new WeakMap<Library, Map<string, Uint8Array>>()

/** Which tricks of a library have a trait, or may have it, in its order; looked into once. */
function columnOf(library: Library, trait: Trait, test: 'has' | 'may'): Uint8Array {
  const known = columns.get(library) ?? new Map<string, Uint8Array>()
  columns.set(library, known)
  const key = `${test} ${trait}`
  const is = test === 'has' ? has : mayHave
  const column = known.get(key) ?? Uint8Array.from(library.tricks, (trick) => (is(trick, trait) ? 1 : 0))
  known.set(key, column)
  return column
}

const better = (one: Weighed, other: Weighed) => other.score - one.score
