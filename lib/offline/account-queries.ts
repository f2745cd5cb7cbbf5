import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../http/client'
import type { SavedLine } from '../lines/schema'
import { type TrickChange, withArrived } from '../my-tricks/changes'
import type { LandingRate, MyTrick } from '../my-tricks/schema'
import type { TrickSummary } from '../tricks/schema'
import { accountKey } from './client'

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
    queryFn: ({ signal }) => call<MyTrick[]>('/api/tricks/my-tricks', { signal }),
    ...kept,
  })

/** The saved lines, the latest first. */
export const linesQuery = (userId: number) =>
  queryOptions({
    queryKey: [...accountKey(userId), 'lines'],
    queryFn: ({ signal }) => call<SavedLine[]>('/api/runs', { signal }),
    ...kept,
  })

/** What the server derives from saved tricks and practice: due tricks, next tricks, progress map, calendar. */
export const adviceKey = (userId: number) => [...accountKey(userId), 'advice']

export const historyKey = (userId: number, trickId: number) => [...accountKey(userId), 'history', trickId]

export const libraryQuery = queryOptions({
  queryKey: ['/api/tricks'],
  queryFn: ({ signal }) => call<TrickSummary[]>('/api/tricks', { signal }),
})

/** Changes a cached list. A fetch that is in flight may predate the change, so it is started again. */
export function changeList<Row>(
  client: QueryClient,
  queryKey: readonly unknown[],
  change: (rows: Row[]) => Row[],
): void {
  const isOnItsWay = client.isFetching({ queryKey, exact: true }) > 0
  const changed = client.setQueryData<Row[]>(queryKey, (rows) => rows && change(rows))
  if (isOnItsWay || changed === undefined) void client.invalidateQueries({ queryKey, exact: true })
}

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
export type AccountChange = TrickChange | { kind: 'line' }

/** Puts the row that a write returned into the cache; what is derived from the list becomes stale. */
export function showConfirmed(
  client: QueryClient,
  userId: number,
  change: AccountChange,
  answer: unknown,
): void {
  if (change.kind === 'line') {
    const line = answer as SavedLine
    changeList<SavedLine>(client, linesQuery(userId).queryKey, (lines) => [
      line,
      ...lines.filter(({ id }) => id !== line.id),
    ])
    return
  }
  changeList<MyTrick>(client, myTricksQuery(userId).queryKey, (tricks) => withArrived(tricks, change, answer))
  if (change.kind === 'note' || change.kind === 'reword' || change.kind === 'forget') return
  void client.invalidateQueries({ queryKey: adviceKey(userId), refetchType: 'none' })
  if (change.kind === 'practice')
    void client.invalidateQueries({ queryKey: historyKey(userId, change.trickId) })
}

/** Shows a trick's landing rate after tries were deleted; null refetches it. */
export function showUndone(
  client: QueryClient,
  userId: number,
  trickId: number,
  undone: { landing: LandingRate | null } | null,
): void {
  if (undone) changeTrick(client, userId, trickId, (trick) => ({ ...trick, landing: undone.landing }))
  else void client.invalidateQueries({ queryKey: myTricksQuery(userId).queryKey })
  void client.invalidateQueries({ queryKey: adviceKey(userId) })
  void client.invalidateQueries({ queryKey: historyKey(userId, trickId) })
}
