import 'server-only'
import { db } from '../db'
import { AppError } from '../errors'
import { applyOnce } from './applied-data'
import { toNote } from './data'
import type { Note, NoteChange, NoteInput } from './schema'
import { ensureProgress, requireTrick } from './trick-data'

const noteNotFound = () => new AppError('not_found', 'Note not found')

/** Adds a note; a repeated request answers with the first one's note. Throws `not_found`. */
export async function writeNote(
  userId: number,
  trickId: number,
  { text }: NoteInput,
  key: string | null,
): Promise<Note> {
  await requireTrick(userId, trickId)
  const id = await applyOnce(userId, key, async (tx) => {
    await ensureProgress(tx, userId, trickId)
    const note = await tx.trickNote.create({ data: { userId, trickId, text }, select: { id: true } })
    return note.id
  })
  return getNote(userId, trickId, id)
}

/** Rewords a note. Throws `conflict` when it was reworded elsewhere since, `not_found` when it is gone. */
export async function changeNote(
  userId: number,
  trickId: number,
  id: number,
  { text, updatedAt }: NoteChange,
  key: string | null,
): Promise<Note> {
  await applyOnce(userId, key, async (tx) => {
    const { count } = await tx.trickNote.updateMany({
      where: { id, userId, trickId, updatedAt },
      data: { text },
    })
    if (count > 0) return null
    const isThere = await tx.trickNote.count({ where: { id, userId, trickId } })
    if (!isThere) throw noteNotFound()
    throw new AppError(
      'conflict',
      'This note was changed on another device. Load it again before you change it.',
    )
  })
  return getNote(userId, trickId, id)
}

/** Deletes a note; one that is gone already stays gone. */
export async function removeNote(userId: number, trickId: number, id: number): Promise<void> {
  await db.trickNote.deleteMany({ where: { id, userId, trickId } })
}

async function getNote(userId: number, trickId: number, id: number): Promise<Note> {
  const row = await db.trickNote.findFirst({ where: { id, userId, trickId } })
  if (!row) throw noteNotFound()
  return toNote(row)
}
