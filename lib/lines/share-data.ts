import 'server-only'
import { db } from '../db'
import { AppError } from '../errors'
import { inOrder } from '../skate/judge'
import { planLine } from '../skate/line'
import { atLevel } from '../skate/line-mine'
import type { LineTrick } from '../skate/line-trick'
import { listPlannerTricks } from '../tricks/planner-data'
import { toPlannerTrick } from '../tricks/planner-trick'
import { getRider } from '../tricks/rider-data'
import { savedFields, toSavedLine } from './data'
import { toEntries } from './entries'
import type { LineEntry, SharedLine, ShareQuery } from './schema'
import type { StartingPosition } from './taxonomy'

const findRow = (token: string) => db.line.findUnique({ where: { shareToken: token }, select: savedFields })

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** The line behind a link, with a version of it for whoever looks. Throws `not_found`. */
export async function getSharedLine(
  token: string,
  userId: number | null,
  query: ShareQuery = {},
): Promise<SharedLine> {
  const row = await findRow(token)
  if (!row) throw new AppError('not_found', 'Line not found')
  const { id, shareToken, ...line } = toSavedLine(row)
  return { ...line, mine: await replan(row, userId, query) }
}

async function replan(row: Row, userId: number | null, query: ShareQuery): Promise<LineEntry[]> {
  const rider = await getRider(userId)
  const library = await listPlannerTricks(rider)
  const original = row.tricks.map(({ trick }) => toPlannerTrick(trick, rider.practised.get(trick.id)))
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
