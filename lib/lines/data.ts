import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Prisma } from '@/prisma/generated/client'
import { db } from '../db/client'
import { isForeignKeyViolation, retryOnConflict } from '../db/errors'
import { applyOnce } from '../db/idempotency'
import { AppError } from '../errors'
import type { IdempotencyKey } from '../idempotency'
import { mostKept, requireRoom } from '../room'
import { inOrder } from '../skate/lines/judge'
import { planLine } from '../skate/lines/plan'
import { atLevel, type LineTrick } from '../skate/lines/trick'
import { requireTricks } from '../tricks/data'
import { getSkater, listPlannerTricks, plannerFields } from '../tricks/planner-data'
import { toPlannerTrick } from '../tricks/planner-trick'
import { getRider } from '../tricks/rider-data'
import { trickNotFound } from '../visible-tricks'
import { linkOf, toEntries } from './plan'
import type {
  LineChange,
  LineEntry,
  LineInput,
  SavedLine,
  SavedTrick,
  SharedLine,
  ShareQuery,
} from './schema'
import type { StartingPosition } from './taxonomy'

const savedFields = {
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
          ...plannerFields,
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

type LineRow = Prisma.LineGetPayload<{ select: typeof savedFields }>

/** A skater's saved lines, the latest first. */
export async function listLines(userId: number): Promise<SavedLine[]> {
  const rows = await db.line.findMany({
    where: { userId },
    select: savedFields,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map(toSavedLine)
}

/**
 * Saves a line and returns it. Throws `not_found` for a trick the skater cannot see, `conflict` when there is
 * no room for it.
 */
export async function saveLine(
  userId: number,
  input: LineInput,
  key: IdempotencyKey | null,
): Promise<SavedLine> {
  await requireTricks(userId, idsOf(input.tricks))
  const { name, startingPosition } = input
  const tricks = input.tricks.map(({ id, reasoning }, at) => ({ order: at + 1, trickId: id, reasoning }))
  const id = await applyOnce(userId, key, async (tx) => {
    requireRoom('lines', await tx.line.count({ where: { userId }, take: mostKept.lines }))
    const row = await tx.line.create({
      data: { userId, name, startingPosition, tricks: { create: tricks } },
      select: { id: true },
    })
    return row.id
  }).catch(goneTrick)
  const row = await db.line.findFirst({ where: { id, userId }, select: savedFields })
  // The write may be a repetition, and the line deleted since.
  if (!row) throw notFound()
  return toSavedLine(row)
}

/** Renames a line, or replaces its start and tricks; its link stays. Throws `not_found` for the line or a trick. */
export async function changeLine(userId: number, id: number, change: LineChange): Promise<SavedLine> {
  const { name, startingPosition, tricks } = change
  if (tricks) await requireTricks(userId, idsOf(tricks))
  const rows = tricks?.map((trick, at) => ({ order: at + 1, trickId: trick.id, reasoning: trick.reasoning }))
  await retryOnConflict(() =>
    db.$transaction(async (tx) => {
      const data = { ...(name !== undefined && { name }), ...(startingPosition && { startingPosition }) }
      const { count } = await tx.line.updateMany({ where: { id, userId }, data })
      if (count === 0) throw notFound()
      if (!rows) return
      await tx.lineTrick.deleteMany({ where: { lineId: id } })
      await tx.lineTrick.createMany({ data: rows.map((row) => ({ ...row, lineId: id })) })
    }),
  ).catch(goneTrick)
  const row = await db.line.findFirst({ where: { id, userId }, select: savedFields })
  if (!row) throw notFound()
  return toSavedLine(row)
}

const idsOf = (tricks: LineInput['tricks']) => tricks.map(({ id }) => id)

/** A trick may be deleted between the look and the write. */
function goneTrick(error: unknown): never {
  throw isForeignKeyViolation(error) ? trickNotFound() : error
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

function toSavedLine({ createdAt, tricks, ...row }: LineRow): SavedLine {
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

async function getRow(token: string): Promise<LineRow> {
  const row = await db.line.findUnique({ where: { shareToken: token }, select: savedFields })
  if (!row) throw notFound()
  return row
}

function toSharedLine(row: LineRow): Omit<SharedLine, 'mine'> {
  const { id, shareToken, ...line } = toSavedLine(row)
  return line
}

/** The line behind a link as it was shared. Throws `not_found`. */
export const getLineAsShared = async (token: string): Promise<Omit<SharedLine, 'mine'>> =>
  toSharedLine(await getRow(token))

/** The line behind a link, with a version of it for the viewer. Throws `not_found`. */
export async function getSharedLine(
  token: string,
  userId: number | null,
  query: ShareQuery = {},
): Promise<SharedLine> {
  const row = await getRow(token)
  return { ...toSharedLine(row), mine: await replan(row, userId, query) }
}

async function replan(row: LineRow, userId: number | null, query: ShareQuery): Promise<LineEntry[]> {
  const rider = await getRider(userId)
  const shared = row.tricks.map(({ trick }) => trick)
  const [library, skater] = await Promise.all([listPlannerTricks(rider), getSkater(rider, shared)])
  const original = shared.map((trick) => toPlannerTrick(trick, rider.practiced.get(trick.id), skater))
  const tricks = query.level ? atLevel(original, query.level, library) : original
  const start = row.startingPosition
  const steps = stepsOf(tricks, start, rider.known)
  const shown = new Map([...library, ...original].map((trick) => [trick.id, trick.shown]))
  return toEntries(steps, { start, rider: query.rider ?? rider.natural, shown })
}

// The order that was shared, if it still works for these tricks.
function stepsOf(tricks: readonly LineTrick[], start: StartingPosition, known: readonly string[]) {
  const asShared = inOrder(tricks, start, known)
  if (asShared) return asShared
  const planned = planLine({ start, tricks, known })
  return planned.ok ? (planned.plans[0]?.steps ?? []) : []
}
