import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Prisma } from '@/prisma/generated/client'
import { db } from '../db'
import { isForeignKeyViolation } from '../db-errors'
import { AppError } from '../errors'
import { applyOnce } from '../my-tricks/applied-data'
import { visibleTo } from '../my-tricks/trick-data'
import { inOrder } from '../skate/judge'
import { toPlannerTrick } from '../tricks/planner-trick'
import { linkOf } from './entries'
import type { LineInput, SavedLine, SavedTrick } from './schema'

export const savedFields = {
  id: true,
  name: true,
  startingPosition: true,
  createdAt: true,
  shareToken: true,
  tricks: {
    select: {
      reasoning: true,
      trick: {
        select: {
          id: true,
          name: true,
          category: true,
          level: true,
          family: true,
          obstacles: true,
          difficulty: true,
          sequence: true,
          description: true,
          steps: true,
          videoUrl: true,
          videoStart: true,
        },
      },
    },
    orderBy: { order: 'asc' },
  },
} satisfies Prisma.LineSelect

export type LineRow = Prisma.LineGetPayload<{ select: typeof savedFields }>

/** A skater's saved lines, the latest first. */
export async function listLines(userId: number): Promise<SavedLine[]> {
  const rows = await db.line.findMany({
    where: { userId },
    select: savedFields,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map(toSavedLine)
}

/** Saves a line and answers its id. Throws `not_found` for a trick the skater cannot see. */
export async function saveLine(
  userId: number,
  input: LineInput,
  key: string | null,
): Promise<{ id: number }> {
  const ids = input.tricks.map(({ id }) => id)
  const visible = await db.trick.count({ where: { id: { in: ids }, ...visibleTo(userId) } })
  if (visible < ids.length) throw new AppError('not_found', 'Trick not found')
  const { name, startingPosition } = input
  const tricks = input.tricks.map(({ id, reasoning }, at) => ({ order: at + 1, trickId: id, reasoning }))
  const id = await applyOnce(userId, key, async (tx) => {
    const row = await tx.line.create({
      data: { userId, name, startingPosition, tricks: { create: tricks } },
      select: { id: true },
    })
    return row.id
  }).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? new AppError('not_found', 'Trick not found') : error
  })
  return { id }
}

/** Throws `not_found`. */
export async function removeLine(userId: number, id: number): Promise<void> {
  const { count } = await db.line.deleteMany({ where: { id, userId } })
  if (count === 0) throw notFound()
}

/** Gives a line its link, the same one however often it is asked for. Throws `not_found`. */
export async function shareLine(userId: number, id: number): Promise<{ token: string }> {
  const token = randomBytes(16).toString('base64url')
  await db.line.updateMany({ where: { id, userId, shareToken: null }, data: { shareToken: token } })
  const row = await db.line.findFirst({ where: { id, userId }, select: { shareToken: true } })
  if (!row?.shareToken) throw notFound()
  return { token: row.shareToken }
}

/** Takes the link back. Throws `not_found`. */
export async function unshareLine(userId: number, id: number): Promise<void> {
  const { count } = await db.line.updateMany({ where: { id, userId }, data: { shareToken: null } })
  if (count === 0) throw notFound()
}

const notFound = () => new AppError('not_found', 'Line not found')

export function toSavedLine({ createdAt, tricks, ...row }: LineRow): SavedLine {
  const steps = inOrder(
    tricks.map(({ trick }) => toPlannerTrick(trick)),
    row.startingPosition,
  )
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    tricks: tricks.map((saved, at) => {
      const step = steps?.[at]
      return { ...toSavedTrick(saved), ...(step && linkOf(step)) }
    }),
  }
}

function toSavedTrick({ trick, reasoning }: LineRow['tricks'][number]): SavedTrick {
  const { id, name, category, level, description, steps, videoUrl, videoStart } = trick
  return { id, name, category, difficultyRating: level, reasoning, description, steps, videoUrl, videoStart }
}
