import 'server-only'
import { askCachedModel } from '../tricks/model-data'
import { getRider, listPlannerTricks, listPlannerTricksByIds, type Rider } from '../tricks/planner-data'
import { checkedLine, lineInstructions, linePrompt, modelLine } from './line-prompt'
import { alternativesOf, chosenOf, type Plans, plansFor, toEntries } from './plan'
import type { AnswerSource, LineAlternatives, LineEntry, LineRequest } from './schema'

type Prepared = Plans & { rider: Rider }

async function prepare(userId: number | null, request: LineRequest): Promise<Prepared> {
  const rider = await getRider(userId)
  const tricks = chosenOf(request.selectedTricks, await listPlannerTricksByIds(request.selectedTricks, rider))
  return { rider, ...plansFor(tricks, request, rider) }
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
  const consulted = await askCachedModel(userId, {
    schema: modelLine,
    system: lineInstructions,
    prompt,
    signal,
  })
  const checked = consulted && checkedLine(consulted.answer, lines)
  if (checked) await consulted.remember()
  return checked
}

/** Up to three different lines with the judge's eye, odds and swaps. Throws as `planLine` does. */
export async function planAlternatives(
  userId: number | null,
  request: LineRequest,
): Promise<LineAlternatives> {
  const { rider, ...plans } = await prepare(userId, request)
  const library = await listPlannerTricks(rider)
  const own = library.filter(({ id }) => rider.practiced.has(id))
  return alternativesOf(plans, library, own, rider.known)
}
