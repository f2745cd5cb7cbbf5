import type { Level } from '../difficulty/difficulty.ts'
import type { Motion } from '../motion.ts'
import { type Asked, answerFor, askedBy, type Request, type Suggestion, wishOf } from './answer.ts'
import { aimOf } from './choosing/aim.ts'
import { rank } from './choosing/rank.ts'
import type { Library } from './library.ts'
import { readWish } from './reading/read.ts'
import { type Facts, factsOf } from './wording/reason.ts'

/** A trick that may be the answer, with what is true about it. */
interface Offer {
  readonly name: string
  readonly level: Level
  readonly stance: Motion['stance']
  readonly facts: Facts
}

/** How many tricks are offered to whoever chooses. */
const OFFERED = 8

/** Reads a request, or takes what was heard before as the skater has changed it. */
export function readRequest(library: Library, request: Request): Asked {
  const { text, items } = request
  return askedBy(request, items ? wishOf(items) : readWish(text, library.byName, library.knows.languages))
}

/**
 * The trick that fits a wish, and why. What the skater lands is never the answer, levels and what is not wanted are
 * never broken, what is in reach comes first, and where the library has nothing that fits, a trick is put together.
 * Null when no trick may be shown at all.
 */
export const suggest = (library: Library, request: Request): Suggestion | null =>
  answerFor(library, readRequest(library, request), request.shown)

/** The tricks that fit best with what is true about each, for a model to choose from and to word. */
export function offersFor(library: Library, request: Request): Offer[] {
  const { wish, skater } = readRequest(library, request)
  const aim = aimOf(library, wish.items, skater)
  return rank(library, wish.items, skater, OFFERED)
    .filter(({ missing }, at, [first]) => at === 0 || missing.length <= (first?.missing.length ?? 0))
    .map(({ trick }) => ({
      name: trick.name,
      level: trick.level,
      stance: trick.motion.stance,
      facts: factsOf(trick, aim, library),
    }))
}
