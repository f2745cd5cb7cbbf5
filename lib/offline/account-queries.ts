import { hashKey, type Query, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../http/client'
import { newIdempotencyKey } from '../idempotency'
import type { SavedLine } from '../lines/schema'
import type { TrickChange } from '../my-tricks/changes'
import { withDay } from '../my-tricks/diary'
import { withArrived, withChanges, withPractice } from '../my-tricks/reducer'
import type { DiaryChange, DiaryDay, MyTrick, Practiced, PracticeLogged } from '../my-tricks/schema'
import type { TrickSummary } from '../tricks/schema'
import type { ReportedVideo } from '../videos/schema'
import { accountKey } from './client'
import type { Moving } from './guest'
import { guestId } from './local-storage'

type OwnCall = {
  method?: string
  json?: unknown
  signal?: AbortSignal
  idempotencyKey?: string
  headers?: Record<string, string>
}

/** Calls for the owner of a list: the server, and for a guest this device. Throws as `call` does. */
export async function callFor<T>(userId: number, path: string, init: OwnCall = {}): Promise<T> {
  if (userId !== guestId) return call<T>(path, init)
  const { callGuest } = await import('./guest')
  const { method = 'GET', json, idempotencyKey = newIdempotencyKey() } = init
  return callGuest<T>(method, path, json, idempotencyKey)
}

/** Options of the lists that are available offline. */
const kept = {
  staleTime: 5 * 60 * 1000,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { isKept: true },
}

/** The saved tricks, the latest first. */
export const myTricksQuery = (userId: number) =>
  queryOptions({
    queryKey: [...accountKey(userId), 'my-tricks'],
    queryFn: ({ signal }) => callFor<MyTrick[]>(userId, '/api/tricks/my-tricks', { signal }),
    ...kept,
  })

/** The saved lines, the latest first. */
export const linesQuery = (userId: number) =>
  queryOptions({
    queryKey: [...accountKey(userId), 'lines'],
    queryFn: ({ signal }) => callFor<SavedLine[]>(userId, '/api/runs', { signal }),
    ...kept,
  })

/** What is written down of the days, oldest first. */
export const diaryQuery = (userId: number) =>
  queryOptions({
    queryKey: [...accountKey(userId), 'diary'],
    queryFn: ({ signal }) => callFor<DiaryDay[]>(userId, '/api/tricks/my-tricks/diary', { signal }),
    ...kept,
  })

/** The videos that the user said are not about their trick. */
export const reportedVideosQuery = (userId: number) =>
  queryOptions({
    queryKey: [...accountKey(userId), 'reported-videos'],
    queryFn: ({ signal }) => call<ReportedVideo[]>('/api/tricks/reported-videos', { signal }),
    ...kept,
  })

/** Options of what is derived and is shown offline too: the day begins with it. */
export const keptAdvice = { gcTime: Number.POSITIVE_INFINITY, meta: kept.meta }

/** What the server derives from saved tricks and practice: next tricks, calendar. */
export const adviceKey = (userId: number) => [...accountKey(userId), 'advice']

/** The key of the log of one trick: its entries and days. */
export const historyKey = (userId: number, trickId: number) => [...accountKey(userId), 'history', trickId]

export const libraryQuery = queryOptions({
  queryKey: ['/api/tricks/summaries'],
  queryFn: ({ signal }) => call<TrickSummary[]>('/api/tricks/summaries', { signal }),
})

/** Changes a cached list. A fetch that is in flight may predate the change, so it is started again. */
export function changeList<Row>(
  client: QueryClient,
  queryKey: readonly unknown[],
  change: (rows: Row[]) => Row[],
): void {
  const query = client.getQueryCache().find({ queryKey, exact: true })
  const isOnItsWay = query !== undefined && query.state.fetchStatus !== 'idle'
  const changed = client.setQueryData<Row[]>(queryKey, (rows) => rows && change(rows))
  if (isOnItsWay && changed === undefined) {
    // The client starts a list's first fetch again only when told so.
    void query.cancel({ silent: true })
    void query.fetch().catch(() => undefined)
  } else if (isOnItsWay || changed === undefined) void client.invalidateQueries({ queryKey, exact: true })
}

/** Changes one trick of the cached list, as `changeList` does. */
export const changeTrick = (
  client: QueryClient,
  userId: number,
  trickId: number,
  change: (trick: MyTrick) => MyTrick,
): void =>
  changeList<MyTrick>(client, myTricksQuery(userId).queryKey, (tricks) =>
    tricks.map((trick) => (trick.id === trickId ? change(trick) : trick)),
  )

/** A change to an account that may have to wait for a connection. */
export type AccountChange =
  | TrickChange
  /** A line is saved, or the one with this id is changed. */
  | { kind: 'line'; lineId?: number; name?: string; moved?: Moved }
  | { kind: 'removeLine'; lineId: number }
  | ({ kind: 'day'; moved?: Moved } & DiaryChange)
  | { kind: 'bring'; trickIds: number[]; moved?: Moved }

/** Saved lines as they will be when a change has arrived. A line that is new is shown once it has an id. */
export function withLineChange(lines: SavedLine[], change: AccountChange): SavedLine[] {
  if (change.kind === 'removeLine') return lines.filter(({ id }) => id !== change.lineId)
  if (change.kind !== 'line' || change.name === undefined) return lines
  const { lineId, name } = change
  return lines.map((line) => (line.id === lineId ? { ...line, name } : line))
}

/** What of a guest's list a change takes along: forgotten here once it has arrived. */
type Moved = Pick<Moving, 'logIds' | 'lineIds'>

const forget = (moved: Moved | undefined) =>
  moved && void import('./guest').then(({ forgetMoved }) => forgetMoved(moved))

/** Shows what a guest's list has become; what is worked out from it is read again, and without a list that too. */
export function showGuest(client: QueryClient, list?: MyTrick[]): void {
  const { queryKey } = myTricksQuery(guestId)
  if (list) changeList<MyTrick>(client, queryKey, () => list)
  const isStale = ({ meta, queryHash }: Query) =>
    !meta?.isHereOnly && !(list && queryHash === hashKey(queryKey))
  void client.invalidateQueries({ queryKey: accountKey(guestId), predicate: isStale })
}

/** Puts the row that a write returned into the cache; what is derived from the list becomes stale. */
export function showConfirmed(
  client: QueryClient,
  userId: number,
  change: AccountChange,
  response: unknown,
): void {
  if (change.kind === 'bring' || change.kind === 'line' || change.kind === 'day') forget(change.moved)
  if (change.kind === 'bring') {
    // The response has no rows: until the list is read again they are those that the library knows.
    const { queryKey } = myTricksQuery(userId)
    const added = change.trickIds.map((trickId) => ({ kind: 'add', trickId }) as const)
    const library = client.getQueryData(libraryQuery.queryKey)
    client.setQueryData(queryKey, (tricks) => tricks && withChanges(tricks, added, library))
    void client.invalidateQueries({ queryKey, refetchType: 'all' })
    void client.invalidateQueries({ queryKey: adviceKey(userId) })
    return
  }
  if (change.kind === 'line') {
    const line = response as SavedLine
    changeList<SavedLine>(client, linesQuery(userId).queryKey, (lines) =>
      lines.some(({ id }) => id === line.id)
        ? lines.map((each) => (each.id === line.id ? line : each))
        : [line, ...lines],
    )
    return
  }
  if (change.kind === 'removeLine') {
    changeList<SavedLine>(client, linesQuery(userId).queryKey, (lines) => withLineChange(lines, change))
    return
  }
  if (change.kind === 'day') {
    const { day } = response as { day: DiaryDay | null }
    const arrived = day ?? { day: change.day, rest: null, place: '', note: '' }
    changeList<DiaryDay>(client, diaryQuery(userId).queryKey, (days) => withDay(days, arrived))
    return
  }
  if (change.kind === 'unlog') {
    showUndone(client, userId, change.trickId, (response as Practiced | undefined) ?? null)
    return
  }
  changeList<MyTrick>(client, myTricksQuery(userId).queryKey, (tricks) =>
    withArrived(tricks, change, response),
  )
  if (change.kind === 'note' || change.kind === 'reword' || change.kind === 'forget') return
  void client.invalidateQueries({ queryKey: adviceKey(userId), refetchType: 'none' })
  if (change.kind === 'practice' && (response as PracticeLogged).removedTrick)
    void client.invalidateQueries({ queryKey: myTricksQuery(userId).queryKey })
  if (change.kind === 'practice' || change.kind === 'correct')
    void client.invalidateQueries({ queryKey: historyKey(userId, change.trickId) })
}

/** Shows what a trick's log comes to after tries were deleted; null refetches it. */
export function showUndone(
  client: QueryClient,
  userId: number,
  trickId: number,
  undone: Practiced | null,
): void {
  if (undone) changeTrick(client, userId, trickId, (trick) => withPractice(trick, undone))
  else void client.invalidateQueries({ queryKey: myTricksQuery(userId).queryKey })
  void client.invalidateQueries({ queryKey: adviceKey(userId) })
  void client.invalidateQueries({ queryKey: historyKey(userId, trickId) })
}
