import { dehydrate, hydrate, type Query, type QueryClient } from '@tanstack/react-query'
import { savedIds } from '../my-tricks/changes'
import type { MyTrick } from '../my-tricks/schema'
import { myTricksQuery, showGuest } from './account-queries'
import { withResponses } from './browser-storage'
import {
  defineChanges,
  makeChange,
  type Outcome,
  pendingChanges,
  type Reports,
  removeChanges,
  restoreChanges,
} from './changes'
import { accountKey, getQueryClient, ownerOf } from './client'
import {
  forgetOtherSavedIds,
  guestId,
  keepKnownUser,
  keepSavedIds,
  readKnownUser,
  removeMyTricks,
} from './local-storage'
import {
  allowStore,
  type ChangeCall,
  eraseStore,
  hasStore,
  onOtherTab,
  readChanges,
  readQueries,
  removeOtherQueries,
  removeQueries,
  type StoredQuery,
  storeQuery,
} from './store'
import { trickChanges } from './waiting'

// One account is open at a time. Its lists and pending changes are restored from this device when it is opened, and
// stored there from then on.

let account: { userId: number; isReady: boolean; ready: Promise<void> } | null = null
/** The user whose data was last erased from this device. What still runs for them must not bring it back. */
let erasedId: number | null = null
let isDefined = false
let unfollow: () => void = () => undefined

/**
 * Opens a user's account. Resolves when its lists and pending changes are in the query client. Of a user who has signed
 * out nothing is opened until the server says that they are signed in again.
 */
export function openAccount(userId: number, reports: Reports): Promise<void> {
  if (account?.userId === userId) return account.ready
  if (userId === erasedId && readKnownUser()?.user.id !== userId) return Promise.resolve()
  erasedId = null
  const client = getQueryClient()
  closeAccount()
  if (!isDefined) {
    isDefined = true
    defineChanges(client, reports)
    client.mount()
    onOtherTab(() => void followOtherTab(client))
  }
  allowStore()
  if (userId === guestId) void followGuest(client)
  const opened = { userId, isReady: false, ready: restore(client, userId) }
  account = opened
  void opened.ready.then(() => {
    opened.isReady = true
  })
  return opened.ready
}

let isFollowingGuest = false

async function followGuest(client: QueryClient): Promise<void> {
  if (isFollowingGuest) return
  isFollowingGuest = true
  const { onOtherGuestTab } = await import('./guest')
  onOtherGuestTab(() => showGuest(client))
}

const isOpen = (userId: number) => account?.userId === userId

async function restore(client: QueryClient, userId: number): Promise<void> {
  const [queries, changes] = await Promise.all([readQueries(userId), readChanges(userId)])
  void removeOtherQueries(userId)
  if (!isOpen(userId)) return
  const known = queries.filter((query) => isNewer(client, query))
  hydrate(client, { queries: known }, { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  // Shown at once, and refetched by whatever observes it.
  for (const { queryKey } of known)
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  unfollow = keepUpToDate(client, userId)
  restoreChanges(client, changes)
}

/** A page that was rendered before a write must not win over the row that came back with the write. */
const isNewer = (client: QueryClient, { queryKey, state }: StoredQuery) =>
  state.dataUpdatedAt > (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0)

/** Stores an account's lists as they change, and the saved ids where the save buttons look first. */
function keepUpToDate(client: QueryClient, userId: number): () => void {
  const keep = (query: Query) => {
    if (ownerOf(query) !== userId || !query.meta?.isKept || query.state.data === undefined) return
    // A guest's list is on this device already.
    if (userId === guestId && !query.meta.isHereOnly) return
    const { queries } = dehydrate(client, {
      shouldDehydrateQuery: (other) => other === query,
      shouldDehydrateMutation: () => false,
    })
    for (const dehydrated of queries) void storeQuery(dehydrated)
  }
  const keepIds = () => {
    const tricks = client.getQueryData<MyTrick[]>(myTricksQuery(userId).queryKey)
    const ids = tricks?.map(({ id }) => id)
    if (ids) keepSavedIds(savedIds(ids, trickChanges(pendingChanges(client))))
  }
  for (const query of client.getQueryCache().findAll({ queryKey: accountKey(userId) })) keep(query)
  keepIds()
  const unfollowQueries = client.getQueryCache().subscribe((event) => {
    const hasData = event.type === 'added' || (event.type === 'updated' && event.action.type === 'success')
    if (!hasData) return
    keep(event.query)
    keepIds()
  })
  const unfollowChanges = client.getMutationCache().subscribe(keepIds)
  return () => {
    unfollowQueries()
    unfollowChanges()
  }
}

async function followOtherTab(client: QueryClient): Promise<void> {
  if (!account) return
  const { userId, ready } = account
  // What it brings may have come too late for the first reading.
  await ready
  if (!(await hasStore())) return
  const [queries, changes] = await Promise.all([readQueries(userId), readChanges(userId)])
  if (!isOpen(userId)) return
  hydrate(client, { queries })
  restoreChanges(client, changes)
}

/** Closes the account in this tab; what is stored on this device stays. */
export function closeAccount(): void {
  if (!account) return
  const client = getQueryClient()
  unfollow()
  unfollow = () => undefined
  client.removeQueries({ queryKey: accountKey(account.userId) })
  account = null
  removeChanges(client)
}

/** Another user is signed in, or no one (null): `removeOtherQueries` says what is kept of the one before. */
export async function leaveAccount(userId: number | null): Promise<void> {
  if (account && account.userId !== userId) closeAccount()
  forgetOtherSavedIds()
  await removeOtherQueries(userId)
}

/** Makes a change in the account that is open. Resolves and rejects as `makeChange` does. */
export async function changeAccount(userId: number, write: ChangeCall, key?: string): Promise<Outcome> {
  if (account?.userId === userId && !account.isReady) await account.ready
  if (!isOpen(userId)) throw new Error('This account is not open')
  return makeChange(getQueryClient(), userId, write, key)
}

/** Removes everything that this device stores of a user: lists, pending changes, and which pages were visited. */
export async function eraseDeviceData(): Promise<void> {
  erasedId = account?.userId ?? readKnownUser()?.user.id ?? null
  keepKnownUser(null)
  closeAccount()
  await Promise.all([eraseStore(), removeVisitedPages()])
}

/** Removes everything that a guest keeps on this device. */
export async function eraseGuestData(): Promise<void> {
  const { eraseGuest } = await import('./guest')
  await eraseGuest()
  if (isOpen(guestId)) closeAccount()
  removeMyTricks()
  await removeQueries(guestId)
}

async function removeVisitedPages(): Promise<void> {
  await withResponses(async (kept) => {
    const names = await kept.keys()
    await Promise.all(names.filter((name) => name.includes('-visited-')).map((name) => kept.delete(name)))
  })
}
