import { useEffect, useState, useSyncExternalStore } from 'react'
import { loginPath } from '@/lib/accounts/return-path'
import type { AuthStatus } from '@/lib/accounts/schema'
import { AppError } from '@/lib/errors'
import { call, followUnauthorized } from '@/lib/http/client'
import {
  broadcastSessionChange,
  dropLocalSession,
  guestId,
  guestListKey,
  hasGuestList,
  isAboutSession,
  keepKnownUser,
  readKnownUser,
  readLocalSession,
} from '@/lib/offline/local-storage'

// No TanStack Query here: the header asks on every page, also on those that need nothing else.

let status: AuthStatus | null = null
let checkedAt = Number.NEGATIVE_INFINITY
let flight: Promise<AuthStatus> | null = null
const listeners = new Set<() => void>()

/** Who is signed in as far as known; null before the first response. */
export const knownAuthStatus = () => status

/** Asks the server who is signed in, once for all who ask meanwhile. Never throws: see `unreachable`. */
export function refreshAuthStatus(): Promise<AuthStatus> {
  flight ??= call<AuthStatus>('/api/auth/user')
    .then(remember)
    .catch(unreachable)
    .then(keep)
    .finally(() => {
      flight = null
    })
  return flight
}

/** Asks once more: a response that is on its way already may be older than what has just happened. */
export const recheckAuthStatus = (): Promise<AuthStatus> => Promise.resolve(flight).then(refreshAuthStatus)

function keep(next: AuthStatus): AuthStatus {
  if (next.sessionExpired) dropLocalSession()
  // The cookie changes without a trace that other tabs could see.
  if (status && status.user?.id !== next.user?.id) broadcastSessionChange()
  status = next
  checkedAt = Date.now()
  notifyAll()
  return next
}

/** Keeps who it is for the next time without a connection. */
function remember(next: AuthStatus): AuthStatus {
  const { user, authMethod } = next
  const before = status?.user?.id ?? readKnownUser()?.user.id
  if (before !== undefined && before !== user?.id)
    void import('@/lib/offline/account').then((account) => account.leaveAccount(user?.id ?? null), log)
  keepKnownUser(user && { user, authMethod })
  return next
}

const log = (error: unknown) => console.warn('The account could not be left:', error)

type Known = Pick<AuthStatus, 'authMethod'> & { user: NonNullable<AuthStatus['user']> }

const lost = {
  withSession: 'Server connection lost. Your session may have expired.',
  withoutSession: 'Failed to connect to the authentication service',
  failing: 'Session expired (server unavailable)',
}

/** Whether the server could not be asked who is signed in. */
export const isUnreachable = ({ message }: AuthStatus) => Object.values(lost).includes(message)

// Without a connection a user stays signed in as they last were.
function unreachable(error: unknown): AuthStatus {
  if (status) return status
  const withSession = error instanceof AppError ? lost.failing : lost.withSession
  const message = readLocalSession() ? withSession : lost.withoutSession
  const { user = null, authMethod = null } = readKnownUser<Known>() ?? {}
  return { authenticated: user !== null, user, authMethod, message, sessionExpired: false }
}

const notifyAll = () => {
  for (const notify of listeners) notify()
}

/** Calls back whenever the sign-in state was asked for again. */
export function followAuthStatus(notify: () => void) {
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
  }
}

// ---------------------------------------------------------------- when a session has ended

let placesToSignIn = 0

/**
 * For a page on which more is begun than can be kept while one is away: whose it is, which stays after the session has
 * ended, so that signing in again stands over it. `leave` gives it up.
 */
export function useHeld<Owner extends { id: number }>(owner: Owner | null, hasEnded: boolean) {
  const [last, setLast] = useState<Owner | null>(null)
  const [isOver, setIsOver] = useState(false)
  if (owner && (owner !== last || isOver)) {
    setLast(owner)
    setIsOver(false)
  }
  if (!owner && last && hasEnded && !isOver) setIsOver(true)
  useEffect(() => {
    placesToSignIn += 1
    return () => {
      placesToSignIn -= 1
    }
  }, [])
  const leave = () => {
    setLast(null)
    setIsOver(false)
  }
  return { held: owner ?? (isOver ? last : null), isOver, leave }
}

/** Whoever makes a change after their session has ended is led to sign in, and back to where they were. */
followUnauthorized(async ({ error, isWrite }) => {
  const { user, sessionExpired } = await recheckAuthStatus()
  const isOver = !user && (sessionExpired || error.extras.sessionExpired)
  if (!isOver || !isWrite || placesToSignIn > 0) return
  const { pathname, search } = window.location
  window.location.assign(loginPath({ expired: true, from: pathname + search }))
})

const fiveMinutes = 5 * 60 * 1000

type Freshness = { staleMs?: number; refetchMs?: number }

/** The sign-in state, kept fresh: on mount and focus when stale, when another tab signs in or out, and every `refetchMs`. */
export function useAuthStatus({ staleMs = fiveMinutes, refetchMs }: Freshness = {}): AuthStatus | null {
  useEffect(() => {
    const check = () => {
      if (Date.now() - checkedAt >= staleMs) void refreshAuthStatus()
    }
    const follow = ({ key }: StorageEvent) => {
      if (isAboutSession(key)) void recheckAuthStatus()
      if (key === guestListKey) notifyAll()
    }
    const timer = refetchMs
      ? setInterval(() => !document.hidden && refreshAuthStatus(), refetchMs)
      : undefined
    check()
    window.addEventListener('focus', check)
    window.addEventListener('storage', follow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', check)
      window.removeEventListener('storage', follow)
    }
  }, [staleMs, refetchMs])
  return useSyncExternalStore(followAuthStatus, knownAuthStatus, () => null)
}

/** Who is signed in: null for a guest, undefined before anyone has said so. Asks no one by itself. */
export const useUserId = (): number | null | undefined =>
  useSyncExternalStore(
    followAuthStatus,
    () => (status ? (status.user?.id ?? null) : undefined),
    () => undefined,
  )

/** Whose list it is: that of the user, or else of the guest who keeps one on this device; null where there is none. */
const ownerOf = ({ user }: AuthStatus): number | null => user?.id ?? (hasGuestList() ? guestId : null)

/** The owner of the list that is shown: null where there is none, undefined before anyone has said who is signed in. */
export const useOwnerId = (): number | null | undefined =>
  useSyncExternalStore(
    followAuthStatus,
    () => (status ? ownerOf(status) : undefined),
    () => undefined,
  )

/** The same for a press: asks who is signed in where no one knows yet. */
export const askOwnerId = async (): Promise<number | null> => ownerOf(status ?? (await refreshAuthStatus()))

/** Whether a guest may begin a list on this device, which is the owner's choice. */
export const useMayKeepHere = (): boolean =>
  useSyncExternalStore(
    followAuthStatus,
    () => status?.guestLists === true,
    () => false,
  )

/** Shows that a guest's list was begun here, has moved or was deleted. */
export const guestListChanged = notifyAll
