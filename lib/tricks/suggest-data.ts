import 'server-only'
import { db } from '../db'
import { retryingRace } from '../db-errors'
import { AppError } from '../errors'
import { bookOf, type Suggestion, suggest } from '../skate/suggest'
import type { Suggestable } from '../skate/suggest-weigh'
import { listTricks } from './data'
import { ownTrick } from './own-trick'
import { listPlannerTricks } from './planner-data'
import { readRider } from './rider-data'
import type { SuggestedTrick, SuggestRequest } from './schema'

const fields = {
  id: true,
  slug: true,
  name: true,
  category: true,
  trickType: true,
  level: true,
  description: true,
  steps: true,
  videoUrl: true,
} as const

const isLanded = (own: string | null) => own === 'CONSISTENT' || own === 'MASTERED'

async function readWorld(userId: number | null, exclude: readonly number[]) {
  const rider = await readRider(userId)
  const [library, summaries] = await Promise.all([listPlannerTricks(rider), listTricks()])
  const motions = new Map(library.map(({ id, motion }) => [id, motion]))
  const book = bookOf(
    summaries.flatMap(({ id, name, aliases }) => {
      const motion = motions.get(id)
      return motion ? { motion, names: [name, ...aliases] } : []
    }),
  )
  const tricks: Suggestable[] = library
    .filter(({ id }) => !exclude.includes(id))
    .map((trick) => ({ ...trick, isLanded: isLanded(trick.own) }))
  return { tricks, book }
}

/** A trick for what somebody writes. One that the library lacks is put together, and kept for a skater. */
export async function suggestTrick(userId: number | null, request: SuggestRequest): Promise<SuggestedTrick> {
  const { tricks, book } = await readWorld(userId, request.exclude)
  const suggestion = suggest(request.prompt, request.difficulties, tricks, book)
  if (!suggestion) throw new AppError('not_found', 'No suggestion received')
  return { ...(await toTrick(userId, suggestion)), why: suggestion.why, source: 'coach' }
}

type Shown = Omit<SuggestedTrick, 'why' | 'source'>

async function toTrick(userId: number | null, { trick }: Suggestion): Promise<Shown> {
  if (trick.id === null) return composed(userId, trick)
  const row = await db.trick.findUnique({ where: { id: trick.id }, select: fields })
  if (!row) throw new AppError('not_found', 'No suggestion received')
  const { level, ...rest } = row
  return { ...rest, difficultyRating: level }
}

async function composed(userId: number | null, trick: Suggestable): Promise<Shown> {
  const made = ownTrick(trick)
  const { name, category, trickType, description, steps, level } = made
  const shown = { name, category, trickType, description, steps, difficultyRating: level, videoUrl: null }
  if (userId === null) return { ...shown, id: null, slug: null }
  const slug = `own-${userId}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
  const row = await retryingRace(() =>
    db.trick.upsert({
      where: { slug },
      create: { ...made, slug, ownerId: userId },
      update: {},
      select: { id: true, slug: true },
    }),
  )
  return { ...shown, ...row }
}
