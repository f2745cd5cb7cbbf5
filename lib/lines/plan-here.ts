import { plannerRow } from '../tricks/book'
import { type PlannerTrick, toPlannerTrick } from '../tricks/planner-trick'
import type { TrickDetail } from '../tricks/schema'
import { toEntries } from './entries'
import { alternativesOf, chosenOf, plansFor, wellKnown } from './plans'
import type { LineAlternatives, LineEntry, LineRequest } from './schema'

// What the built-in coach answers on the server, from a library that is kept here. Who asks is not known to it.
const stranger = { natural: null, known: [] }

const plannersOf = (library: readonly TrickDetail[]): PlannerTrick[] =>
  library.map((trick) => toPlannerTrick(plannerRow(trick)))

function plansHere(library: readonly TrickDetail[], request: LineRequest) {
  const chosen = library.filter(({ id }) => request.selectedTricks.includes(id))
  return plansFor(chosenOf(request.selectedTricks, plannersOf(chosen)), request, stranger)
}

/** The best order of the chosen tricks. Throws `not_found`, or `invalid` naming what cannot be linked. */
export function planOffline(library: readonly TrickDetail[], request: LineRequest): LineEntry[] {
  const { plans, around } = plansHere(library, request)
  const best = plans[0]
  return best ? toEntries(best.steps, around) : []
}

/** Up to three different lines with the judge's eye, odds and swaps. Throws as `planHere` does. */
export const alternativesOffline = (
  library: readonly TrickDetail[],
  request: LineRequest,
): LineAlternatives =>
  alternativesOf(plansHere(library, request), plannersOf(library.slice(0, wellKnown)), [], [])
