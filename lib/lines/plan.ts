import { AppError } from '../errors'
import { recordOf } from '../my-tricks/practice'
import type { MyTrick } from '../my-tricks/schema'
import { buildLine, otherTrick } from '../skate/lines/build'
import { bestSwap, type Judgment, judge, type Swap } from '../skate/lines/judge'
import { type Plan, type PlanResult, planLine } from '../skate/lines/plan'
import { reasonsFor } from '../skate/lines/reasons'
import type { Step } from '../skate/lines/step'
import { reachOf } from '../skate/lines/trick'
import { oddsOf } from '../skate/odds'
import type { Natural } from '../skate/stance'
import { listed } from '../skate/wording'
import { type PlannerTrick, plannerRow, skaterFrom, toPlannerTrick } from '../tricks/planner-trick'
import { isLanded } from '../tricks/rider'
import type { TrickDetail } from '../tricks/schema'
import { trickNotFound } from '../visible-tricks'
import type {
  BuildRequest,
  LineAlternatives,
  LineEntry,
  LineRequest,
  PlannedLine,
  SwapRequest,
} from './schema'
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

/** A planned line as it is returned. */
export function toEntries(steps: readonly Step[], around: Around): LineEntry[] {
  const reasons = reasonsFor(steps, around.start, around.rider)
  return steps.map((step, at) => ({
    order: at + 1,
    trick: shownOf(step.trick.id, around),
    reasoning: reasons[at] ?? '',
    ...linkOf(step),
  }))
}

function toJudged({ total, parts }: Judgment): PlannedLine['judged'] {
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
  reach: number,
): PlannedLine {
  return {
    emphasis,
    entries: toEntries(steps, around),
    judged: toJudged(judge(steps, around.start)),
    odds: oddsOf(steps),
    swap: toSwap(bestSwap(steps, candidates, around.start, known, reach), around),
  }
}

export type Plans = { around: Around; plans: Extract<PlanResult, { ok: true }>['plans'] }

type Wanted = { startingPosition: StartingPosition; locked: (number | null)[]; rider?: Natural | undefined }

/** Every trick that does not fit has a field of its own, so that its chip can say what would make it fit. */
function refusal({ unlinked }: Extract<PlanResult, { ok: false }>): AppError {
  const names = listed(unlinked.map(({ trick }) => trick.name))
  const why = unlinked.map(({ trick, why, fix }) => `${trick.name}: ${why}. ${fix}`).join(' ')
  return new AppError('invalid', `${names} cannot be linked. ${why}`, {
    details: why,
    fields: {
      selectedTricks: unlinked.map(({ trick }) => `${trick.name} cannot be linked`),
      ...Object.fromEntries(
        unlinked.map(({ trick, why, fix }) => [`selectedTricks.${trick.id}`, [`${capital(why)}. ${fix}`]]),
      ),
    },
  })
}

const capital = (words: string) => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

/** The chosen tricks in the order in which they were chosen. Throws `not_found`. */
export function chosenOf(ids: readonly number[], tricks: readonly PlannerTrick[]): PlannerTrick[] {
  const found = new Map(tricks.map((trick) => [trick.id, trick]))
  return ids.map((id) => {
    const trick = found.get(id)
    if (!trick) throw trickNotFound()
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
  const chosen = plans[0]?.steps.map(({ trick }) => trick) ?? []
  const reach = reachOf(own, chosen)
  const lines = plans.map((plan) => toPlannedLine(plan, { ...around, shown }, candidates, known, reach))
  return { source: 'coach', lines }
}

const noneFits =
  'Fewer than two of your tricks fit. Save more to My Tricks, or choose more obstacles or another start.'

/** What is known of the rider for repairs and for what is within reach. */
type Landed = { own: readonly PlannerTrick[]; known: string[] }

/**
 * A line out of the rider's own tricks and those that are kept. Throws `invalid` when fewer than two fit, or naming
 * what is kept and cannot be linked.
 */
export function builtOf(
  tricks: readonly PlannerTrick[],
  { startingPosition: start, places, daring, keep, avoid }: BuildRequest,
  known: string[],
): LineEntry['trick'][] {
  const kept = tricks.filter(({ id }) => keep.includes(id))
  const linked = planLine({ start, tricks: kept, known })
  if (!linked.ok) throw refusal(linked)
  const built = buildLine({ start, tricks, places, daring, keep, avoid, known })
  if (!built) throw new AppError('invalid', noneFits, { fields: { places: [noneFits] } })
  return built.map(({ shown }) => shown)
}

/** Another trick for one of a line, on the same obstacle and within reach. Throws `not_found` when there is none. */
export function swappedOf(
  tricks: readonly PlannerTrick[],
  library: readonly PlannerTrick[],
  { startingPosition: start, out, avoid }: SwapRequest,
  { own, known }: Landed,
): LineEntry['trick'] {
  const reach = reachOf(own, tricks)
  const other = otherTrick({ start, tricks, out, candidates: library, reach, known, avoid })
  if (!other) throw new AppError('not_found', 'There is no other trick within reach for this place')
  return other.shown
}

// What the built-in coach does on the server, done from what is on this device.

/** The library and the rider's own list as this device has them; a guest has no list. */
export type OnDevice = {
  library: readonly TrickDetail[]
  mine: readonly Pick<MyTrick, 'id' | 'name' | 'progress' | 'landing'>[]
}

function plannersOn({ library, mine }: OnDevice): Landed & { tricks: PlannerTrick[] } {
  const practiced = new Map(mine.map((trick) => [trick.id, recordOf(trick)]))
  const rows = library.map(plannerRow)
  const skater = skaterFrom(rows, practiced)
  const tricks = rows.map((row) => toPlannerTrick(row, practiced.get(row.id), skater))
  return {
    tricks,
    own: tricks.filter(({ id }) => practiced.has(id)),
    known: mine.filter(({ progress }) => isLanded(progress.masteryLevel)).map(({ name }) => name),
  }
}

// How the rider stands is part of the request.
function plansOn({ tricks, known }: ReturnType<typeof plannersOn>, request: LineRequest): Plans {
  return plansFor(chosenOf(request.selectedTricks, tricks), request, { natural: null, known })
}

/** The best order of the chosen tricks. Throws `not_found`, or `invalid` naming what cannot be linked. */
export function planOffline(device: OnDevice, request: LineRequest): LineEntry[] {
  const { plans, around } = plansOn(plannersOn(device), request)
  const best = plans[0]
  return best ? toEntries(best.steps, around) : []
}

/** Up to three different lines with the judge's eye, odds and swaps. Throws as `planOffline` does. */
export function alternativesOffline(device: OnDevice, request: LineRequest): LineAlternatives {
  const planners = plannersOn(device)
  return alternativesOf(plansOn(planners, request), planners.tricks, planners.own, planners.known)
}

/** A line out of the rider's own tricks. Throws as `builtOf` does. */
export function buildOffline(device: OnDevice, request: BuildRequest): LineEntry['trick'][] {
  const { tricks, own, known } = plannersOn(device)
  const kept = tricks.filter(({ id }) => request.keep.includes(id))
  return builtOf([...new Set([...own, ...kept])], request, known)
}

/** Another trick for one of a line. Throws as `swappedOf` does, and `not_found` for a trick that is not here. */
export function swapOffline(device: OnDevice, request: SwapRequest): LineEntry['trick'] {
  const { tricks, ...landed } = plannersOn(device)
  return swappedOf(chosenOf(request.selectedTricks, tricks), tricks, request, landed)
}
