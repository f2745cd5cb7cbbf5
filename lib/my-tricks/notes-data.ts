import 'server-only'
import { db } from '../db/client'
import { applyOnce } from '../db/idempotency'
import { AppError } from '../errors'
import type { IdempotencyKey } from '../idempotency'
import { mostKept, requireRoom } from '../room'
import { requireTricks } from '../tricks/data'
import { ensureProgress, toNote } from './data'
import type { Note, NoteChange, NoteInput } from './schema'

const noteNotFound = () => new AppError('not_found', 'Note not found')

/** Adds a note; a repeated request returns the first one's note. Throws `not_found`. */
export async function writeNote(
  userId: number,
  trickId: number,
  { text }: NoteInput,
  key: IdempotencyKey | null,
): Promise<Note> {
  await requireTricks(userId, [trickId])
  const id = await applyOnce(userId, key, async (tx) => {
    requireRoom('notes', await tx.trickNote.count({ where: { userId }, take: mostKept.notes }))
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
  key: IdempotencyKey | null,
): Promise<Note> {
  await applyOnce(userId, key, async (tx) => {
    const { count } = await tx.trickNote.updateMany({
      where: { id, userId, trickId, updatedAt },
      data: { text },
    })
    if (count > 0) return null
    const isThere = await tx.trickNote.count({ where: { id, userId, trickId } })
    if (!isThere) throw noteNotFound()
    throw new AppError('conflict', 'This note was changed on another device. Look at both before you save.')
  })
  return getNote(userId, trickId, id)
}

/** Deletes a note; a repeated request changes nothing. Throws `not_found`. */
export async function removeNote(
  userId: number,
  trickId: number,
  id: number,
  key: IdempotencyKey | null,
): Promise<void> {
  await applyOnce(userId, key, async (tx) => {
    const { count } = await tx.trickNote.deleteMany({ where: { id, userId, trickId } })
    if (count === 0) throw noteNotFound()
    return null
  })
}

async function getNote(userId: number, trickId: number, id: number): Promise<Note> {
  const row = await db.trickNote.findFirst({ where: { id, userId, trickId } })
  if (!row) throw noteNotFound()
  return toNote(row)
}
