import 'server-only'
import { cached } from '../cache/cache'
import { db } from '../db/client'
import { AppError } from '../errors'
import { startsHigh } from '../skate/lines/trick'
import type { ParkTrick } from '../skate/parks/belongs'
import { matchPark, type Wanted } from '../skate/parks/match'
import { parkReason } from '../skate/parks/reasons'
import { routeThrough, type Stop } from '../skate/parks/route'
import { routeReasons } from '../skate/parks/route-reasons'
import { getTrickCardsById } from '../tricks/data'
import { listPlannerTricks } from '../tricks/planner-data'
import type { PlannerTrick } from '../tricks/planner-trick'
import { getRider } from '../tricks/rider-data'
import type { TrickCard } from '../tricks/schema'
import { wordedFlow } from './model-data'
import type { FeatureFlow, FlowRequest, FlowStop, ParkFeature } from './schema'

const listFeatureRows = cached('park-features', ['park-features'], () =>
  db.parkFeature.findMany({ orderBy: { order: 'asc' } }),
)

/** Every feature a park can have, in display order. */
export async function listFeatures(): Promise<ParkFeature[]> {
  const rows = await listFeatureRows()
  return rows.map(({ name, category, difficulty, description }) => ({
    name,
    category,
    difficulty,
    description,
  }))
}

/** The features of a park with how many there are of each. Throws `invalid` for an unknown one. */
export async function requireFeatures(features: FlowRequest['features']): Promise<Wanted[]> {
  const known = new Map((await listFeatureRows()).map((row) => [row.name, row]))
  return features.map(({ name, count }) => {
    const feature = known.get(name)
    if (feature) return { feature, count }
    const message = `There is no feature called ${name}`
    throw new AppError('invalid', message, { fields: { features: [message] } })
  })
}

/**
 * Tricks for each feature, and one route through all features; a model may choose among them and word why. Throws
 * `invalid` for an unknown feature.
 */
export async function planParkFlow(
  userId: number | null,
  request: FlowRequest,
  signal?: AbortSignal,
): Promise<{ source: 'coach' | 'model'; flow: FeatureFlow[] }> {
  const [wanted, rider] = await Promise.all([requireFeatures(request.features), getRider(userId)])
  const library = await listPlannerTricks(rider)
  const matches = matchPark(wanted, library, request.difficulty)
  const stops = routeThrough(matches, rider.known)
  const reasons = routeReasons(stops, matches)
  const cards = await getTrickCardsById()
  const shown = new Map(library.map((trick) => [trick.id, trick.shown]))
  const hasList = rider.practiced.size > 0
  const told = new Set<string>()
  const flow = matches.map((match, at): FeatureFlow => {
    const said = new Set<string>()
    return {
      featureName: match.wanted.feature.name,
      tricks: match.tricks.flatMap((trick) => {
        const reasoning = parkReason(trick, match.wanted.feature, request.difficulty, said, told)
        return toFeatureTrick(trick, reasoning, hasList, cards, shown)
      }),
      stops: stops.flatMap((stop, order) =>
        stop.match === at ? toStop(stop, order + 1, reasons[order] ?? '') : [],
      ),
    }
  })
  const worded = await wordedFlow(userId, flow, { level: request.difficulty, library }, signal)
  return worded ? { source: 'model', flow: worded } : { source: 'coach', flow }
}

function toFeatureTrick(
  trick: ParkTrick,
  reasoning: string,
  hasList: boolean,
  cards: Record<number, TrickCard>,
  shown: Map<number, PlannerTrick['shown']>,
): FeatureFlow['tricks'] {
  const [facts, card] = [shown.get(trick.id), cards[trick.id]]
  if (!facts || !card) return []
  const { steps, videoUrl, videoStart } = card
  const listed = hasList ? { isNew: trick.own === null } : {}
  return [{ trick: { ...facts, steps, videoUrl, videoStart }, reasoning, ...listed }]
}

function toStop(stop: Stop, order: number, says: string): FlowStop {
  const { trick, enters, leaves, repair, run } = stop
  const { id, name } = trick
  const link = { order, run, trick: { id, name }, enters, leaves, leads: leadsOf(stop), says }
  return repair ? { ...link, repair: { name: repair.name, leaves: repair.leaves } } : link
}

function leadsOf({ trick, heading, after }: Stop): FlowStop['leads'] {
  if (startsHigh(trick.motion)) return 'down'
  return after.heading === heading ? 'on' : 'back'
}
