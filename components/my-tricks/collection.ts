import { followAuthStatus, knownAuthStatus, refreshAuthStatus } from '@/components/accounts/auth-status'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import { readLocalSession } from '@/lib/http/local-session'
import { keepLocalCopy, readLocalCopy } from '@/lib/my-tricks/local-copy'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { isAnyWaiting } from '@/lib/offline/waiting'
import { takeAskedTrick } from './asked-trick'

// Which tricks are saved, for every button on a page. No TanStack Query: the trick pages do without its weight.

type Ids = ReadonlySet<number>

const none: Ids = new Set()
const staleMs = 5 * 60 * 1000

/** What the server said last, and what was pressed since and is not yet answered. */
let known: Ids | null = null
const pressed = new Map<number, boolean>()
let shown: Ids = none
let syncedAt = Number.NEGATIVE_INFINITY
let flight: Promise<void> | null = null
const listeners = new Set<() => void>()

function show(): void {
  const next = new Set(known)
  for (const [id, isSaved] of pressed) isSaved ? next.add(id) : next.delete(id)
  if (next.size === shown.size && next.isSubsetOf(shown)) return
  shown = next
  for (const notify of listeners) notify()
}

function replace(ids: Iterable<number>): void {
  known = new Set(ids)
  keepLocalCopy(readLocalSession(), known)
  show()
}

/** Shows a press at once; `undefined` takes it back. */
export function press(id: number, isSaved: boolean | undefined): void {
  if (isSaved === undefined) pressed.delete(id)
  else pressed.set(id, isSaved)
  show()
}

/** The server has taken a press. */
export function settle(id: number, isSaved: boolean): void {
  pressed.delete(id)
  const ids = new Set(known)
  if (isSaved) ids.add(id)
  else ids.delete(id)
  replace(ids)
  if (!isAnyWaiting()) void renewKept().catch(log)
}

/** Has what was saved here on My Tricks too when that is opened next, without a connection. */
async function renewKept(): Promise<void> {
  const user = knownAuthStatus()?.user
  if (user) await import('./kept-list').then(({ renewKeptList }) => renewKeptList(user.id))
}

/** Empties what is shown, saves the trick that was asked for before signing in, and takes over the server's list. */
export function startCollection(): Promise<void> {
  flight ??= start().finally(() => {
    flight = null
  })
  return flight
}

async function start(): Promise<void> {
  const status = knownAuthStatus() ?? (await refreshAuthStatus())
  syncedAt = Date.now()
  if (!status.authenticated) return replace([])
  void import('./save-trick').catch(log)
  const asked = takeAskedTrick()
  if (asked) await call(`/api/tricks/${asked.id}/add-to-my-tricks`, { method: 'POST' }).catch(log)
  const { user } = status
  // Otherwise the list would lack what was saved without a connection.
  if (isAnyWaiting())
    await import('@/lib/offline/leave').then((device) => device.sendWaiting(user?.id)).catch(log)
  const tricks = await call<MyTrick[]>('/api/tricks/my-tricks').catch(failed)
  if (!tricks) return
  replace(tricks.map(({ id }) => id))
  // For the next time without a connection; where that cannot be had, nothing is lost.
  if (user) await import('./kept-list').then(({ keepList }) => keepList(user.id, tricks)).catch(log)
}

function failed(error: unknown): MyTrick[] | null {
  log(error)
  if (!(error instanceof AppError) || error.code !== 'unauthorized') return null
  void refreshAuthStatus()
  return []
}

const log = (error: unknown) => console.warn('My Tricks could not be synced:', error)

function follow(): void {
  const status = knownAuthStatus()
  if (!status) return
  if (!status.authenticated) {
    syncedAt = Number.NEGATIVE_INFINITY
    if (known === null || known.size > 0) replace([])
  } else if (Date.now() - syncedAt >= staleMs) void startCollection()
}

let unfollow = () => undefined as unknown

/** Calls back whenever other tricks are shown as saved; the first follower has the server's list fetched. */
export function subscribeToCollection(notify: () => void) {
  if (listeners.size === 0) {
    unfollow = followAuthStatus(follow)
    queueMicrotask(follow)
  }
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
    if (listeners.size === 0) unfollow()
  }
}

/** The tricks shown as saved. */
export function shownIds(): Ids {
  if (known === null) {
    known = new Set(readLocalCopy(readLocalSession()))
    if (known.size > 0) shown = known
  }
  return shown
}

/** What is shown as saved where nobody is known yet. */
export const noneShown = (): Ids => none
