import 'server-only'
import { db } from '../db/client'
import { retryOnConflict } from '../db/errors'
import { AppError } from '../errors'
import { memoize } from '../memoize'
import { acceptProposal, bookOf, type Suggestable, type Suggestion, suggest } from '../skate/coach/suggest'
import { getTrickCardsById, listTricks } from './data'
import { askCachedModel } from './model-data'
import { validText } from './model-text'
import { composedTrick } from './own-trick'
import { getRider, listPlannerTricks } from './planner-data'
import { motionToPlan } from './planner-trick'
import type { SuggestedTrick, SuggestRequest, TrickSummary } from './schema'
import { modelSuggestion, suggestInstructions, suggestPrompt } from './suggest-prompt'

const isLanded = (own: string | null) => own === 'CONSISTENT' || own === 'MASTERED'

const bookFor = memoize((library: readonly TrickSummary[]) =>
  bookOf(library.map(({ name, aliases }) => ({ motion: motionToPlan(name), names: [name, ...aliases] }))),
)

async function readWorld(userId: number | null, exclude: readonly number[]) {
  const rider = await getRider(userId)
  const [library, summaries] = await Promise.all([listPlannerTricks(rider), listTricks()])
  const tricks: Suggestable[] = library
    .filter(({ id }) => !exclude.includes(id))
    .map((trick) => ({ ...trick, isLanded: isLanded(trick.own) }))
  return { tricks, book: bookFor(summaries) }
}

/**
 * A trick for what somebody writes. One that the library lacks is put together, and kept for a skater. A model
 * may propose another, if there is one and the engine agrees. Throws `not_found`.
 */
export async function suggestTrick(
  userId: number | null,
  request: SuggestRequest,
  signal?: AbortSignal,
): Promise<SuggestedTrick> {
  const world = await readWorld(userId, request.exclude)
  const own = suggest(request.prompt, request.difficulties, world.tricks, world.book)
  if (!own) throw new AppError('not_found', 'No suggestion received')
  const better = await fromModel(userId, request, own, world, signal)
  const { why } = better ?? own
  return { ...(await toTrick(userId, better ?? own)), why, source: better ? 'model' : 'coach' }
}

async function fromModel(
  userId: number | null,
  { prompt: wish, difficulties }: SuggestRequest,
  own: Suggestion,
  { tricks, book }: Awaited<ReturnType<typeof readWorld>>,
  signal?: AbortSignal,
): Promise<Suggestion | null> {
  const consulted = await askCachedModel(userId, {
    schema: modelSuggestion,
    system: suggestInstructions,
    prompt: suggestPrompt(wish, difficulties, [own.trick.name]),
    signal,
  })
  if (!consulted) return null
  const { name, why } = consulted.answer
  const accepted = acceptProposal(name, wish, difficulties, tricks, book, own)
  if (!accepted) return null
  await consulted.remember()
  return { ...accepted, why: validText(why, `${accepted.trick.name} ${wish}`) ?? accepted.why }
}

type Shown = Omit<SuggestedTrick, 'why' | 'source'>

async function toTrick(userId: number | null, { trick }: Suggestion): Promise<Shown> {
  if (trick.id === null) return composed(userId, trick)
  const card = (await getTrickCardsById())[trick.id]
  if (!card) throw new AppError('not_found', 'No suggestion received')
  const { id, slug, name, category, trickType, difficultyRating, description } = card
  const { steps, videoUrl, videoStart } = card
  return { id, slug, name, category, trickType, difficultyRating, description, steps, videoUrl, videoStart }
}

async function composed(userId: number | null, trick: Suggestable): Promise<Shown> {
  const made = composedTrick(trick)
  const { name, category, trickType, description, steps, level } = made
  const noVideo = { videoUrl: null, videoStart: null }
  const shown = { name, category, trickType, description, steps, difficultyRating: level, ...noVideo }
  if (userId === null) return { ...shown, id: null, slug: null }
  const slug = `own-${userId}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
  const row = await retryOnConflict(() =>
    db.trick.upsert({
      where: { slug },
      create: { ...made, slug, ownerId: userId },
      update: {},
      select: { id: true, slug: true },
    }),
  )
  return { ...shown, ...row }
}
