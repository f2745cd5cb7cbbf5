import { AppError } from '../errors'
import { bestSwap, type Judgement, judge, type Swap } from '../skate/lines/judge'
import { type Plan, type PlanResult, planLine } from '../skate/lines/plan'
import { reasonFor } from '../skate/lines/reason'
import type { Step } from '../skate/lines/step'
import { oddsOf } from '../skate/odds'
import type { Natural } from '../skate/stance'
import { type PlannerTrick, plannerRow, toPlannerTrick } from '../tricks/planner-trick'
import type { TrickDetail } from '../tricks/schema'
import type { LineAlternatives, LineEntry, LineRequest, PlannedLine } from './schema'
import type { StartingPosition } from './taxonomy'

type Around = {
  start: StartingPosition
  rider: Natural | null
  /** What the line's tricks look like to a reader, by id. */
  shown: Map<number, PlannerTrick['shown']>
}

function shownOf(id: number, around: Around): LineEntry['trick'] {
  const shown = around.shown.get(id)
  if (!shown) throw new RangeError(`Trick ${id} was not asked for.`)
  return shown
}

/** How a step is entered and left, without what the planner keeps for itself. */
export function linkOf({ enters, leaves, repair }: Step): Pick<LineEntry, 'enters' | 'leaves' | 'repair'> {
  return { enters, leaves, ...(repair && { repair: { name: repair.name, leaves: repair.leaves } }) }
}

/** A planned line as it is answered. */
export function toEntries(steps: readonly Step[], around: Around): LineEntry[] {
  return steps.map((step, at) => ({
    order: at + 1,
    trick: shownOf(step.trick.id, around),
    reasoning: reasonFor(steps, at, around.start, around.rider),
    ...linkOf(step),
  }))
}

function toJudged({ total, parts }: Judgement): PlannedLine['judged'] {
  return { total, parts: [...parts] }
}

function toSwap(swap: Swap | null, around: Around): PlannedLine['swap'] {
  if (!swap) return null
  return { order: swap.at + 1, trick: shownOf(swap.into.id, around), gain: swap.gain, says: swap.says }
}

/** A planned line with the judge's eye, the odds and the best swap among the candidates. */
function toPlannedLine(
  { emphasis, steps }: Plan,
  around: Around,
  candidates: readonly PlannerTrick[],
  known: readonly string[],
): PlannedLine {
  return {
    emphasis,
    entries: toEntries(steps, around),
    judged: toJudged(judge(steps, around.start)),
    odds: oddsOf(steps),
    swap: toSwap(bestSwap(steps, candidates, around.start, known), around),
  }
}

export type Plans = { around: Around; plans: Extract<PlanResult, { ok: true }>['plans'] }

type Wanted = { startingPosition: StartingPosition; locked: (number | null)[]; rider?: Natural | undefined }

const list = new Intl.ListFormat('en', { type: 'conjunction' })

function refusal({ unlinked }: Extract<PlanResult, { ok: false }>): AppError {
  const names = list.format(unlinked.map(({ trick }) => trick.name))
  const why = unlinked.map(({ trick, why }) => `${trick.name}: ${why}.`).join(' ')
  return new AppError('invalid', `${names} cannot be linked. ${why}`, {
    details: why,
    fields: { selectedTricks: unlinked.map(({ trick }) => `${trick.name} cannot be linked`) },
  })
}

/** The chosen tricks in the order in which they were chosen. Throws `not_found`. */
export function chosenOf(ids: readonly number[], tricks: readonly PlannerTrick[]): PlannerTrick[] {
  const found = new Map(tricks.map((trick) => [trick.id, trick]))
  return ids.map((id) => {
    const trick = found.get(id)
    if (!trick) throw new AppError('not_found', 'Trick not found')
    return trick
  })
}

/** The best orders of the chosen tricks. Throws `invalid` naming what cannot be linked. */
export function plansFor(
  tricks: readonly PlannerTrick[],
  { startingPosition: start, locked, rider = undefined }: Wanted,
  { natural, known }: { natural: Natural | null; known: string[] },
): Plans {
  const planned = planLine({ start, tricks: [...tricks], locked, known })
  if (!planned.ok) throw refusal(planned)
  const shown = new Map(tricks.map((trick) => [trick.id, trick.shown]))
  return { around: { start, rider: rider ?? natural, shown }, plans: planned.plans }
}

/** How many tricks a swap is looked for among. */
const wellKnown = 60

/** Up to three different lines with the judge's eye, odds and swaps, one's own tricks before the well known. */
export function alternativesOf(
  { plans, around }: Plans,
  library: readonly PlannerTrick[],
  own: readonly PlannerTrick[],
  known: readonly string[],
): LineAlternatives {
  const candidates = [...new Set([...own.slice(0, wellKnown), ...library.slice(0, wellKnown)])]
  const shown = new Map([...around.shown, ...candidates.map((trick) => [trick.id, trick.shown] as const)])
  const lines = plans.map((plan) => toPlannedLine(plan, { ...around, shown }, candidates, known))
  return { source: 'coach', lines }
}

// What the built-in coach plans on the server, planned from a stored library. It does not know the rider.
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
