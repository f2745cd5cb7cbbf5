import { AppError } from '../errors'
import { type PlanResult, planLine } from '../skate/line'
import type { Natural } from '../skate/stance'
import type { PlannerTrick } from '../tricks/planner-trick'
import { type Around, toPlannedLine } from './entries'
import type { LineAlternatives } from './schema'
import type { StartingPosition } from './taxonomy'

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
export const wellKnown = 60

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
