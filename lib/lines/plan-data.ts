import 'server-only'
import { AppError } from '../errors'
import { type Planned, planLine as planOrder } from '../skate/line'
import { consultModel } from '../tricks/model-data'
import { listPlannerTricks, readPlannerTricks } from '../tricks/planner-data'
import type { PlannerTrick } from '../tricks/planner-trick'
import { type Rider, readRider } from '../tricks/rider-data'
import { type Around, toEntries, toPlannedLine } from './entries'
import { checkedLine, lineInstructions, linePrompt, modelLine } from './line-prompt'
import type { AnswerSource, LineAlternatives, LineEntry, LineRequest } from './schema'

type Prepared = { rider: Rider; around: Around; plans: Extract<Planned, { ok: true }>['plans'] }

const list = new Intl.ListFormat('en', { type: 'conjunction' })

function refusal({ unlinked }: Extract<Planned, { ok: false }>): AppError {
  const names = list.format(unlinked.map(({ trick }) => trick.name))
  const why = unlinked.map(({ trick, why }) => `${trick.name}: ${why}.`).join(' ')
  return new AppError('invalid', `${names} cannot be linked. ${why}`, {
    details: why,
    fields: { selectedTricks: unlinked.map(({ trick }) => `${trick.name} cannot be linked`) },
  })
}

async function readChosen(ids: number[], rider: Rider): Promise<PlannerTrick[]> {
  const found = new Map((await readPlannerTricks(ids, rider)).map((trick) => [trick.id, trick]))
  return ids.map((id) => {
    const trick = found.get(id)
    if (!trick) throw new AppError('not_found', 'Trick not found')
    return trick
  })
}

async function prepare(userId: number | null, request: LineRequest): Promise<Prepared> {
  const rider = await readRider(userId)
  const tricks = await readChosen(request.selectedTricks, rider)
  const { startingPosition: start, locked } = request
  const planned = planOrder({ start, tricks, locked, known: rider.known })
  if (!planned.ok) throw refusal(planned)
  const shown = new Map(tricks.map((trick) => [trick.id, trick.shown]))
  return { rider, around: { start, rider: request.rider ?? rider.natural, shown }, plans: planned.plans }
}

/**
 * The best order of the chosen tricks; a model may choose among the orders that the engine found, and word the
 * reasons. Throws `not_found`, or `invalid` naming what cannot be linked.
 */
export async function planLine(
  userId: number | null,
  request: LineRequest,
  signal?: AbortSignal,
): Promise<{ source: AnswerSource; entries: LineEntry[] }> {
  const { plans, around } = await prepare(userId, request)
  const lines = plans.map(({ steps }) => toEntries(steps, around))
  const worded = await fromModel(userId, request, lines, signal)
  return worded ? { source: 'model', entries: worded } : { source: 'coach', entries: lines[0] ?? [] }
}

async function fromModel(
  userId: number | null,
  { startingPosition }: LineRequest,
  lines: LineEntry[][],
  signal?: AbortSignal,
): Promise<LineEntry[] | null> {
  const prompt = linePrompt(startingPosition, lines)
  const consulted = await consultModel(userId, {
    schema: modelLine,
    system: lineInstructions,
    prompt,
    signal,
  })
  const checked = consulted && checkedLine(consulted.answer, lines)
  if (checked) await consulted.remember()
  return checked
}

const wellKnown = 60

/** Up to three different lines with the judge's eye, odds and swaps. Throws as `planLine` does. */
export async function planAlternatives(
  userId: number | null,
  request: LineRequest,
): Promise<LineAlternatives> {
  const { plans, around, rider } = await prepare(userId, request)
  const library = await listPlannerTricks(rider)
  const own = library.filter(({ id }) => rider.practised.has(id))
  const candidates = [...new Set([...own.slice(0, wellKnown), ...library.slice(0, wellKnown)])]
  for (const { id, shown } of candidates) around.shown.set(id, shown)
  const lines = plans.map((plan) => toPlannedLine(plan, around, candidates, rider.known))
  return { source: 'coach', lines }
}
