import { type Mutation, type MutationState, onlineManager, type QueryClient } from '@tanstack/react-query'
import { localDay } from '../days'
import { AppError } from '../errors'
import { accountHeader, newIdempotencyKey } from '../idempotency'
import { clockHeader } from '../my-tricks/clock'
import type { MyTrick, Practiced, PracticeLogged, Progress } from '../my-tricks/schema'
import { dayWords } from '../my-tricks/view'
import {
  type AccountChange,
  adviceKey,
  callFor,
  myTricksQuery,
  showConfirmed,
  showGuest,
  showUndone,
} from './account-queries'
import { guestId } from './local-storage'
import { type ChangeCall, isStored, type PendingChange, removeChange, storeChange } from './store'
import { visibleChanges } from './waiting'

// The writes of an account are optimistic mutations in one scope: shown at once, sent one after the other in the order
// in which they were made, paused while offline, and resumed later, also after a reload. Each has one idempotency key
// for its whole life, so that a write whose response was lost does not count twice. They are shown by laying the
// pending ones over the query's data: rolling back is to drop one, and a refetch cannot hide one.

type ChangeMutation = Mutation<Confirmed, Error, PendingChange>

/** The outcome of a write; `elsewhere` when another tab has sent it meanwhile. */
type Confirmed = { /** What a guest's list is then. */ guest?: Awaited<ReturnType<typeof readGuest>> } & (
  | { by: 'server'; change: AccountChange; response: unknown }
  | { by: 'undoing'; undone: Practiced | null }
  | { by: 'elsewhere' }
)

const mutationKey = ['change']

/** Finds the changes that this tab knows, and those that no server has confirmed yet. */
export const changeFilter = { mutationKey }
export const pendingFilter = { mutationKey, status: 'pending' } as const

const patienceMs = 10_000
const retryMs = 10_000

/** Says to the user what has become of a change that they may not be looking at. */
export type Reports = {
  /** The server refused it. */
  refused: (error: Error, pending: PendingChange) => void
  /** Another device won. */
  other: (said: string) => void
  /** It had to wait, and has arrived; or it counts on another day than this device wrote down. */
  arrived: (said: NonNullable<ChangeCall['arrived']>) => void
}

/** Sets how the client sends changes, including those restored from this device. */
export function defineChanges(client: QueryClient, reports: Reports): void {
  client.setMutationDefaults<Confirmed, Error, PendingChange>(mutationKey, {
    mutationFn: (pending) =>
      deliver(client, pending).catch((error: Error) => {
        if (!canWait(error, pending)) throw error
        if (error instanceof AppError && error.code === 'unauthorized') reports.refused(error, pending)
        pauseForConnection()
        throw new NotYet(error)
      }),
    scope: { id: 'changes' },
    networkMode: 'online',
    // The next attempt waits until the connection may be back.
    retry: (_, error) => error instanceof NotYet,
    retryDelay: 0,
    // Tries can be undone for as long as the tab is open.
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: (confirmed, pending) => {
      if (!isCurrent(client, pending)) return
      const said = wonElsewhere(client, pending, confirmed)
      const moved = movedByOurClock(pending, confirmed)
      if (said) reports.other(said)
      else if (moved) reports.arrived(moved)
      else if (pending.isKept && pending.arrived && confirmed.by === 'server')
        reports.arrived(pending.arrived)
      show(client, pending, confirmed)
      // What the server works out from the list is refetched once, after the last change.
      if (pendingOf(client).length === 1)
        void client.refetchQueries({ queryKey: adviceKey(pending.userId), type: 'active', stale: true })
    },
    onError: (error, pending) => {
      if (!isCurrent(client, pending)) return
      void removeChange(pending.key)
      reports.refused(error, pending)
    },
  })
  window.addEventListener('focus', wake)
}

/** What to say when another device changed the same thing; null when none did. */
function wonElsewhere(
  client: QueryClient,
  { userId, change }: PendingChange,
  confirmed: Confirmed,
): string | null {
  if (userId === guestId || confirmed.by !== 'server') return null
  if (confirmed.change !== change) return 'This note was changed there too. Both are kept.'
  if (change.kind === 'practice') {
    const { removedTrick } = confirmed.response as PracticeLogged
    return removedTrick
      ? `${removedTrick} was removed from My Tricks there. Your tries are kept: add it again and they are back.`
      : null
  }
  if (change.kind !== 'progress' || change.masteryLevel === undefined) return null
  const { masteryLevel } = confirmed.response as Progress
  if (masteryLevel === change.masteryLevel) return null
  const list = client.getQueryData<MyTrick[]>(myTricksQuery(userId).queryKey)
  const name = list?.find(({ id }) => id === change.trickId)?.name ?? 'The trick'
  return `${name} is ${masteryLevel.toLowerCase()}: that was set later there.`
}

let isClockSaid = false

/** What to say, once, when tries count at another time than this device's clock says; null where they do not. */
function movedByOurClock({ change }: PendingChange, confirmed: Confirmed): ChangeCall['arrived'] | null {
  if (confirmed.by !== 'server' || (change.kind !== 'practice' && change.kind !== 'correct')) return null
  const { entry } = confirmed.response as PracticeLogged
  const isMoved = entry && Date.parse(entry.practicedAt) !== Date.parse(change.practicedAt)
  if (!isMoved || isClockSaid) return null
  isClockSaid = true
  const day = dayWords(localDay(new Date(entry.practicedAt)))
  return { title: 'Your Clock Is Off', description: `Nothing is lost. By our clock, this counts on ${day}.` }
}

function show(client: QueryClient, { userId, change }: PendingChange, confirmed: Confirmed): void {
  if (userId === guestId) {
    showGuest(client, confirmed.guest?.isLatest() ? confirmed.guest.list : undefined)
    return
  }
  switch (confirmed.by) {
    case 'server':
      // A note was added instead, beside one that was changed elsewhere and is not known here.
      if (confirmed.change !== change)
        void client.invalidateQueries({ queryKey: myTricksQuery(userId).queryKey })
      showConfirmed(client, userId, confirmed.change, confirmed.response)
      break
    case 'undoing':
      if ('trickId' in change) showUndone(client, userId, change.trickId, confirmed.undone)
      break
    case 'elsewhere':
      break
    default:
      confirmed satisfies never
  }
}

// ---------------------------------------------------------------- sending

let timer: ReturnType<typeof setTimeout> | undefined

const wake = () => onlineManager.setOnline(true)

/** Treats the connection as lost until the browser reports one, the tab gets focus, or ten seconds have passed. */
function pauseForConnection(): void {
  onlineManager.setOnline(false)
  clearTimeout(timer)
  timer = setTimeout(wake, retryMs)
}

/** A change that is to be sent again later. */
class NotYet extends Error {
  readonly waitsFor: 'connection' | 'sign-in'

  constructor(reason: unknown) {
    super()
    this.waitsFor = isSessionOver(reason) ? 'sign-in' : 'connection'
  }
}

const isSessionOver = (error: unknown) => error instanceof AppError && error.extras.sessionExpired === true

const passing = ['unavailable', 'rate_limited', 'unauthorized', 'forbidden']

/**
 * Whether a failed change is to be sent again. Only the server can refuse: a lost or broken response says nothing about
 * the write. A temporary refusal is final while the user is looking and can press again, but not for logged tries, nor
 * for changes that were reported to the user as kept. Whose session has ended is led to sign in, away from the page.
 */
const canWait = (error: unknown, { isKept, change, userId }: PendingChange) =>
  userId !== guestId &&
  (!(error instanceof AppError) ||
    isSessionOver(error) ||
    ((isKept || change.kind === 'practice' || change.kind === 'bring' || change.kind === 'day') &&
      passing.includes(error.code)))

const isGone = (error: unknown) => error instanceof AppError && error.code === 'not_found'
const isChangedElsewhere = (error: unknown) => error instanceof AppError && error.code === 'conflict'

/** Sends a change; throws the AppError that the server meant, or NetworkError. */
async function deliver(client: QueryClient, pending: PendingChange): Promise<Confirmed> {
  return oneTabAtATime(async () => {
    if (pending.isKept && !(await isStored(pending.key))) return { by: 'elsewhere' }
    // It was taken back, or its account left, while another tab or another change held the way to the server.
    if (!isCurrent(client, pending)) return { by: 'elsewhere' }
    pending.wasSent = true
    void storeChange(pending)
    const confirmed = await (pending.isUndone ? undo(pending) : send(pending))
    if (pending.userId === guestId) confirmed.guest = await readGuest().catch(() => undefined)
    // Before the lock is released, so that the next tab does not send it again. Tries that were taken back while they
    // were on their way have left their place to what undoes them, which a reload would else forget.
    if (isCurrent(client, pending)) await removeChange(pending.key)
    return confirmed
  })
}

const readGuest = async () => (await import('./guest')).readLatest()

const removals: AccountChange['kind'][] = ['forget', 'removeLine', 'unlog']

async function send({
  key,
  userId,
  insteadKey,
  instead,
  isKept,
  ...write
}: PendingChange): Promise<Confirmed> {
  try {
    return { by: 'server', change: write.change, response: await request(write, key, userId) }
  } catch (error) {
    // Gone is what it was to be: it was deleted on another device.
    if (removals.includes(write.change.kind) && isGone(error))
      return { by: 'server', change: write.change, response: undefined }
    // The words were reported as kept to the user, who no longer looks at them.
    const isRefused = isGone(error) || isChangedElsewhere(error)
    if (!isRefused || !isKept || !instead || !insteadKey) throw error
    return { by: 'server', change: instead.change, response: await request(instead, insteadKey, userId) }
  }
}

/** Deletes the row that a write created. If its id is unknown, the write is repeated under its key to learn it. */
async function undo({
  key,
  userId,
  madeId,
  undoKey = newIdempotencyKey(),
  ...write
}: PendingChange): Promise<Confirmed> {
  try {
    const made = madeId === undefined ? await request<PracticeLogged>(write, key, userId) : null
    // It was undone already, and only the response was lost.
    if (made?.entry === null) return { by: 'undoing', undone: made }
    const id = madeId ?? idOf(made)
    const deletion = { method: 'DELETE', path: `${write.path}/${id}` } as const
    return { by: 'undoing', undone: await request(deletion, undoKey, userId) }
  } catch (error) {
    if (isGone(error)) return { by: 'undoing', undone: null }
    throw error
  }
}

/** Names the account, since another user may have signed in meanwhile. Times out: a connection may carry nothing. */
function request<Result>(
  { method, path, json }: Pick<ChangeCall, 'method' | 'path' | 'json'>,
  idempotencyKey: string,
  userId: number,
): Promise<Result> {
  const signal = AbortSignal.timeout(patienceMs)
  return callFor(userId, path, {
    method,
    json,
    idempotencyKey,
    headers: { [accountHeader]: String(userId), [clockHeader]: new Date().toISOString() },
    signal,
  })
}

/** The id of the row that a write created. */
function idOf(response: unknown): number | undefined {
  if (typeof response !== 'object' || response === null) return undefined
  if ('entry' in response) return idOf(response.entry)
  return 'id' in response && typeof response.id === 'number' ? response.id : undefined
}

/** Lets only one tab send at a time. Without locks the idempotency key still makes a change count once. */
async function oneTabAtATime<T>(send: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return send()
  let isHeld = false
  const held = navigator.locks.request('changes', { signal: AbortSignal.timeout(patienceMs) }, () => {
    isHeld = true
    return send()
  })
  return held.catch((error: unknown) => {
    // A suspended tab could hold the lock forever.
    if (isHeld) throw error
    return send()
  })
}

// ---------------------------------------------------------------- making and undoing

/** What a write that is kept for later waits for; null once it is confirmed. */
export type Outcome = { waitsFor: 'connection' | 'sign-in' | null }

const changesOf = (client: QueryClient): ChangeMutation[] =>
  client.getMutationCache().findAll({ mutationKey }) as ChangeMutation[]

const pendingOf = (client: QueryClient) => changesOf(client).filter(({ state }) => state.status === 'pending')

const isCurrent = (client: QueryClient, pending: PendingChange) =>
  changesOf(client).some(({ state }) => state.variables === pending)

/** A change of a guest goes no further than this device, and so needs no connection. */
function build(
  client: QueryClient,
  { userId }: PendingChange,
  state?: MutationState<Confirmed, Error, PendingChange>,
) {
  const options = { mutationKey, ...(userId === guestId && { networkMode: 'always' as const }) }
  return client.getMutationCache().build<Confirmed, Error, PendingChange, unknown>(client, options, state)
}

let lastPlace = 0

/**
 * Makes a change: shown at once, stored on this device, sent in its turn. Resolves as soon as it is confirmed or has
 * to wait; rejects when the server refuses it, after `refused` was called. What must count once however often it is
 * tried brings a key of its own.
 */
export function makeChange(
  client: QueryClient,
  userId: number,
  write: ChangeCall,
  key = newIdempotencyKey(),
): Promise<Outcome> {
  lastPlace = Math.max(Date.now(), lastPlace + 1)
  const pending: PendingChange = {
    ...write,
    ...(write.instead && { insteadKey: newIdempotencyKey() }),
    key,
    userId,
    at: lastPlace,
    wasSent: false,
    isUndone: false,
  }
  return start(client, pending)
}

function start(client: QueryClient, pending: PendingChange): Promise<Outcome> {
  void storeChange(pending)
  const sent = build(client, pending).execute(pending)
  const waiting = new Promise<Outcome>((resolve) => {
    const check = () => {
      const states = pendingOf(client).map(({ state }) => state)
      if (!isStuck(states)) return
      pending.isKept = true
      const reason = states[0]?.failureReason
      resolve({ waitsFor: reason instanceof NotYet ? reason.waitsFor : 'connection' })
    }
    const stop = client.getMutationCache().subscribe(check)
    void sent.catch(() => undefined).finally(stop)
    check()
  })
  return Promise.race([sent.then(() => ({ waitsFor: null })), waiting])
}

/** Whether the first of the waiting changes does not get through; behind it, all wait. */
export function isStuck([first]: Pick<MutationState, 'isPaused' | 'failureCount'>[]): boolean {
  return first !== undefined && (first.failureCount > 0 || (first.isPaused && !onlineManager.isOnline()))
}

/** Undoes a change that created a row, sent or not. */
export async function undoChange(client: QueryClient, key: string): Promise<void> {
  const mutation = changesOf(client).find(({ state }) => state.variables?.key === key)
  const pending = mutation?.state.variables
  if (!mutation || !pending) return
  const confirmed = mutation.state.data
  const madeId = confirmed?.by === 'server' ? idOf(confirmed.response) : undefined
  client.getMutationCache().remove(mutation)
  const undoing = { ...pending, isUndone: true, undoKey: newIdempotencyKey(), ...(madeId && { madeId }) }
  if (pending.wasSent) void start(client, undoing).catch(() => undefined)
  else await removeChange(key)
  void client.resumePausedMutations()
}

/** Selects the key of a mutation that logged tries of this trick in this tab and can be undone; else null. */
export const undoableKey =
  (trickId: number) =>
  ({ state: { status, variables, data } }: Mutation): string | null => {
    const { change, key, isUndone } = variables as PendingChange
    if (change.kind !== 'practice' || change.trickId !== trickId || isUndone) return null
    const isThere = status === 'pending' || (status === 'success' && (data as Confirmed).by === 'server')
    return isThere ? key : null
  }

// ---------------------------------------------------------------- what waits

/** The visible changes of this tab that no server has confirmed, oldest first. */
export const pendingChanges = (client: QueryClient): PendingChange[] =>
  visibleChanges(pendingOf(client).map(({ state }) => state))

/** Restores the changes stored on this device and drops those that another tab has sent. */
export function restoreChanges(client: QueryClient, stored: PendingChange[]): void {
  const cache = client.getMutationCache()
  const known = new Map(changesOf(client).map((mutation) => [mutation.state.variables?.key, mutation]))
  const keys = new Set(stored.map(({ key }) => key))
  for (const mutation of pendingOf(client)) {
    const { isPaused, variables } = mutation.state
    if (isPaused && variables?.isKept && !keys.has(variables.key)) cache.remove(mutation)
  }
  for (const pending of stored) {
    if (known.has(pending.key)) continue
    lastPlace = Math.max(lastPlace, pending.at)
    build(client, pending, {
      context: undefined,
      data: undefined,
      error: null,
      failureCount: 0,
      failureReason: null,
      isPaused: true,
      status: 'pending',
      variables: { ...pending, isKept: true },
      submittedAt: pending.at,
    })
  }
  void client.resumePausedMutations()
}

/** Waits until everything is sent or nothing gets through, for at most some milliseconds; returns how many wait. */
export async function sendChanges(client: QueryClient, mostMs: number): Promise<number> {
  const end = Date.now() + mostMs
  wake()
  void client.resumePausedMutations()
  do await new Promise((resolve) => setTimeout(resolve, 50))
  while (pendingOf(client)[0]?.state.isPaused === false && Date.now() < end)
  return pendingChanges(client).length
}

/** Removes all changes in this tab; a response that arrives later is ignored. */
export function removeChanges(client: QueryClient): void {
  for (const mutation of changesOf(client)) client.getMutationCache().remove(mutation)
}
