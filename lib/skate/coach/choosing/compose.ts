import { leadOut } from '../../lines/trick.ts'
import type { Motion } from '../../motion.ts'
import { gradedTrick, keyOf, type Library, type Suggestable } from '../library.ts'
import { changedBy } from '../reading/operators.ts'
import { has } from '../traits.ts'
import type { Aim } from './aim.ts'

const graded = new WeakMap<Motion, Suggestable>()

function gradedOnce(made: Motion): Suggestable {
  const known = graded.get(made) ?? gradedTrick(made)
  graded.set(made, known)
  return known
}

/** Of the best tricks so many are looked at for something to be added to. */
const NEAR = 6

/**
 * Tricks that are in no library and may fit: those that were named, and, where nothing has all that was asked for, the
 * best with what they lack put in.
 */
export function composedFor(aim: Aim, library: Library, best: readonly Suggestable[]): Suggestable[] {
  const lacks = (trick: Suggestable) => aim.wanted.filter((trait) => !has(trick, trait))
  const isWhole = best[0] !== undefined && lacks(best[0]).length === 0
  const made = [
    ...aim.named,
    ...(isWhole ? [] : best.slice(0, NEAR).flatMap((trick) => changedBy(trick.motion, lacks(trick)))),
    ...aim.compared.flatMap(({ how, to }) =>
      how === 'like' && aim.wanted.length > 0 ? changedBy(to, aim.wanted) : [],
    ),
  ]
  const fresh = new Map(made.map((each) => [keyOf(each), each]))
  return [...fresh]
    .filter(
      ([key, each]) => !library.byKey.has(key) && (aim.namedKeys.has(key) || leadOut(each, 'flat') !== null),
    )
    .map(([, each]) => gradedOnce(each))
}
