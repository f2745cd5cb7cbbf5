import 'server-only'
import { cached } from '../cache/cache'
import { db } from '../db/client'
import { AppError } from '../errors'
import { type Match, matchPark, type ParkTrick, parkReason, type Wanted } from '../skate/parks/match'
import { routeThrough, type Stop } from '../skate/parks/route'
import { getTrickCardsById } from '../tricks/data'
import { getRider, listPlannerTricks } from '../tricks/planner-data'
import type { PlannerTrick } from '../tricks/planner-trick'
import type { TrickCard } from '../tricks/schema'
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

async function getWanted(request: FlowRequest): Promise<Wanted[]> {
  const known = new Map((await listFeatureRows()).map((row) => [row.name, row]))
  return request.features.map(({ name, count }) => {
    const feature = known.get(name)
    if (feature) return { feature, count }
    const message = `There is no feature called ${name}`
    throw new AppError('invalid', message, { fields: { features: [message] } })
  })
}

/** Tricks for each feature, and one route through all features. Throws `invalid` for an unknown feature. */
export async function planParkFlow(userId: number | null, request: FlowRequest): Promise<FeatureFlow[]> {
  const [wanted, rider] = await Promise.all([getWanted(request), getRider(userId)])
  const library = await listPlannerTricks(rider)
  const matches = matchPark(wanted, library, request.difficulty)
  const stops = routeThrough(matches, rider.known)
  const cards = await getTrickCardsById()
  const shown = new Map(library.map((trick) => [trick.id, trick.shown]))
  return matches.map((match, at) => ({
    featureName: match.wanted.feature.name,
    tricks: match.tricks.flatMap((trick) => toFeatureTrick(trick, match, request.difficulty, cards, shown)),
    stops: stops.flatMap((stop, order) => (stop.match === at ? toStop(stop, order + 1) : [])),
  }))
}

function toFeatureTrick(
  trick: ParkTrick,
  { wanted }: Match,
  level: FlowRequest['difficulty'],
  cards: Record<number, TrickCard>,
  shown: Map<number, PlannerTrick['shown']>,
): FeatureFlow['tricks'] {
  const [facts, card] = [shown.get(trick.id), cards[trick.id]]
  if (!facts || !card) return []
  const { steps, videoUrl, videoStart } = card
  const reasoning = parkReason(trick, wanted.feature, level)
  return [{ trick: { ...facts, steps, videoUrl, videoStart }, reasoning }]
}

function toStop({ trick, enters, leaves, repair }: Stop, order: number): FlowStop {
  const link = { order, trick: { id: trick.id, name: trick.name }, enters, leaves }
  return repair ? { ...link, repair: { name: repair.name, leaves: repair.leaves } } : link
}
