import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { db } from '../db'
import { AppError } from '../errors'
import { getTrickCardsById, listComposedTrickCards } from '../tricks/data'
import type { TrickCard } from '../tricks/schema'
import { applyOnce } from './applied-data'
import { landingRate } from './landing-rate'
import type { MyTrick, Note, Progress, ProgressInput } from './schema'
import { requireTrick } from './trick-data'

const noteFields = { id: true, text: true, createdAt: true, updatedAt: true } satisfies Prisma.TrickNoteSelect

const progressFields = {
  masteryLevel: true,
  lastPracticed: true,
  notes: { select: noteFields, orderBy: { id: 'asc' } },
} satisfies Prisma.TrickProgressSelect

type ProgressRow = Prisma.TrickProgressGetPayload<{ select: typeof progressFields }>
type NoteRow = Prisma.TrickNoteGetPayload<{ select: typeof noteFields }>
type Practice = { tries: number; lands: number; last: Date | null }

const noPractice: Practice = { tries: 0, lands: 0, last: null }

/** What a skater has saved, the latest first. */
export async function listMyTricks(userId: number): Promise<MyTrick[]> {
  const [rows, notes, practice, library] = await Promise.all([
    db.trickProgress.findMany({
      where: { userId, isSaved: true },
      select: { trickId: true, masteryLevel: true, lastPracticed: true },
      orderBy: [{ savedAt: 'desc' }, { trickId: 'asc' }],
    }),
    db.trickNote.findMany({
      where: { userId },
      select: { ...noteFields, trickId: true },
      orderBy: { id: 'asc' },
    }),
    practiceByTrick(userId),
    getTrickCardsById(),
  ])
  const composed = rows.flatMap(({ trickId }) => (library[trickId] ? [] : trickId))
  const own = new Map((await listComposedTrickCards(userId, composed)).map((card) => [card.id, card]))
  const notesByTrick = Map.groupBy(notes, ({ trickId }) => trickId)
  return rows.flatMap(({ trickId, ...row }) => {
    const card = library[trickId] ?? own.get(trickId)
    const progress = { ...row, notes: notesByTrick.get(trickId) ?? [] }
    return card ? toMyTrick(card, progress, practice.get(trickId) ?? noPractice) : []
  })
}

/** Saves a trick; one that was removed comes back with all its progress. Throws `not_found`. */
export async function addTrick(userId: number, trickId: number, key: string | null): Promise<Progress> {
  await requireTrick(userId, trickId)
  await applyOnce(userId, key, async (tx) => {
    await tx.trickProgress.upsert({
      where: { userId_trickId: { userId, trickId } },
      create: { userId, trickId },
      update: { isSaved: true },
    })
    return null
  })
  return getProgress(userId, trickId)
}

/** Takes a trick off the list and keeps its progress. Throws `not_found`. */
export async function removeTrick(userId: number, trickId: number, key: string | null): Promise<void> {
  await requireTrick(userId, trickId)
  await applyOnce(userId, key, async (tx) => {
    await tx.trickProgress.updateMany({ where: { userId, trickId }, data: { isSaved: false } })
    return null
  })
}

/** Throws `not_found` for a trick that was never saved. */
export async function saveProgress(
  userId: number,
  trickId: number,
  input: ProgressInput,
  key: string | null,
): Promise<Progress> {
  await applyOnce(userId, key, async (tx) => {
    const { count } = await tx.trickProgress.updateMany({ where: { userId, trickId }, data: input })
    if (count === 0) throw new AppError('not_found', 'This trick is not in My Tricks')
    return null
  })
  return getProgress(userId, trickId)
}

/** Throws `not_found` for a trick that was never saved. */
export async function getProgress(userId: number, trickId: number): Promise<Progress> {
  const [row, practice] = await Promise.all([
    db.trickProgress.findUnique({ where: { userId_trickId: { userId, trickId } }, select: progressFields }),
    practiceByTrick(userId, trickId),
  ])
  if (!row) throw new AppError('not_found', 'This trick is not in My Tricks')
  return toProgress(row, practice.get(trickId) ?? noPractice)
}

async function practiceByTrick(userId: number, trickId?: number): Promise<Map<number, Practice>> {
  const rows = await db.practiceEntry.groupBy({
    by: ['trickId'],
    where: trickId === undefined ? { userId } : { userId, trickId },
    _sum: { tries: true, lands: true },
    _max: { practicedAt: true },
  })
  return new Map(
    rows.map(({ trickId: id, _sum, _max }) => [
      id,
      { tries: _sum.tries ?? 0, lands: _sum.lands ?? 0, last: _max.practicedAt },
    ]),
  )
}

function toProgress({ masteryLevel, lastPracticed, notes }: ProgressRow, { last }: Practice): Progress {
  // Kept apart, so that an undone practice entry takes its date along.
  const latest = last && (!lastPracticed || last > lastPracticed) ? last : lastPracticed
  return { masteryLevel, lastPracticed: latest?.toISOString() ?? null, notes: notes.map(toNote) }
}

export function toNote({ id, text, createdAt, updatedAt }: NoteRow): Note {
  return { id, text, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

const toMyTrick = (card: TrickCard, row: ProgressRow, practice: Practice): MyTrick => ({
  ...card,
  progress: toProgress(row, practice),
  landing: landingRate(practice.tries, practice.lands),
})
