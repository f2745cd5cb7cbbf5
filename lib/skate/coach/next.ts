import { LEVELS } from '../difficulty/difficulty.ts'
import { aimOf } from './choosing/aim.ts'
import type { Practice } from './choosing/practice.ts'
import { type Ranked, rank } from './choosing/rank.ts'
import type { Library, Suggestable } from './library.ts'
import { has } from './traits.ts'
import { reasonFor } from './wording/reason.ts'

/** What comes next for a skater. */
export interface Next {
  /** The first of all, which may be on the list already, and a few that are not; each with the reason, by id. */
  readonly tricks: readonly { readonly id: number; readonly why: string }[]
  /** The ids of what comes next, the first in front, whether it is listed or not, and after it of all that is worked on. */
  readonly order: readonly number[]
}

/** So many come next; beyond them a place in the ranking says little. */
const NEXT = 24

/** What comes next for a skater of whom this is known, by the one ranking: as "what next" would be answered, without a word. */
export function whatNext(library: Library, practice: Practice, most = 4): Next {
  const skater = { ...practice, levels: LEVELS, shown: new Set<number>() }
  const ranked = rank(library, [], skater, library.tricks.length)
  const isListed = ({ trick }: Ranked) => trick.id !== null && practice.own.has(trick.id)
  const [first, ...rest] = ranked
  if (!first) return { tricks: [], order: [] }
  const aim = aimOf(library, [], skater)
  const fresh = varied(
    first,
    rest.slice(0, NEXT).filter((each) => !isListed(each)),
    most,
  )
  return {
    tricks: fresh.flatMap((each) =>
      withId(each.trick).map((id) => ({ id, why: reasonFor(each, aim, library) })),
    ),
    order: ranked.filter((each, at) => at < NEXT || isListed(each)).flatMap(({ trick }) => withId(trick)),
  }
}

const withId = ({ id }: Suggestable) => (id === null ? [] : [id])

/** Each that is of one kind with one before it counts so much less. */
const ALIKE = 1

/** The best first, but rather something else than more of the same, and never the other side of one. */
function varied(first: Ranked, others: readonly Ranked[], most: number): Ranked[] {
  const chosen = [first]
  const left = new Set(others)
  const scoreNow = ({ trick, score }: Ranked) =>
    score - ALIKE * chosen.filter((one) => kindOf(one.trick) === kindOf(trick)).length
  while (chosen.length < most && left.size > 0) {
    const next = [...left].reduce((best, each) => (scoreNow(each) > scoreNow(best) ? each : best))
    left.delete(next)
    if (!chosen.some((one) => withoutSide(one) === withoutSide(next))) chosen.push(next)
  }
  return chosen
}

const kindOf = (trick: Suggestable) =>
  `${trick.place} ${has(trick, 'flip')} ${trick.motion.contact?.kind ?? ''}`
const withoutSide = ({ trick }: Ranked) =>
  trick.motion.contact ? trick.name.replace(/\b(?:Frontside|Backside) /, '') : trick.name
