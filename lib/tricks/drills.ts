import { tokensOf } from '../skate/coach/reading/lexer'
import { complaintsIn, faultOf, remedyOf } from '../skate/faults/faults'
import { placeOf } from '../skate/lines/trick'
import type { TrickDetail } from './schema'

/** From here on the fault that is told is nearly always the one that a row of faults.json mends. */
const sure = 1

/** Faults that say no more than that it does not work yet have a drill for everything, which is one for nothing. */
const telling = (of: readonly string[]) => of.length > 0

/** For each mistake of a trick what to practice until it is gone; null where no fault that we know is told in it. */
export function drillsFor({ name, motion, mistakes, ...facts }: TrickDetail): (string | null)[] {
  if (!motion) return mistakes.map(() => null)
  const { family, obstacles } = facts
  const subject = { name, motion, family, obstacles, place: placeOf(motion, facts) }
  return mistakes.map(({ mistake }) => {
    const found = faultOf(complaintsIn(tokensOf(mistake)), subject)
    if (!found || found.score < sure || found.fault.vague || !telling(found.fault.of)) return null
    return remedyOf(found.fault, motion).drill
  })
}
