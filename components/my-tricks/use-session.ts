import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useAccount } from '@/components/accounts/use-account'
import type { Session } from '@/lib/my-tricks/session'
import { accountKey } from '@/lib/offline/client'

/**
 * What this device alone knows of an account: kept with the account's lists, so that a reload and an empty battery lose
 * nothing, and gone when the user signs out. `isReady` once it is known whether there is anything.
 */
export function useKept<Value>(userId: number, name: 'session' | 'bring' | 'last time' | 'first-visit') {
  const client = useQueryClient()
  const isReady = useAccount(userId)
  const queryKey = [...accountKey(userId), name]
  const { data } = useQuery<Value | null>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { isKept: true, isHereOnly: true },
  })
  const change = (next: (value: Value | null) => Value | null) =>
    void client.setQueryData<Value | null>(queryKey, (known) => next(known ?? null))
  return { value: data ?? null, isReady, change }
}

/** The session of this device. The server knows its tries, in the practice log. */
export function useSession(userId: number) {
  const { value: session, isReady, change } = useKept<Session>(userId, 'session')
  return { session, isReady, change }
}

/** Keeps the screen on while a component is shown, where the browser can. */
export function useWakeLock(isWanted: boolean): void {
  const request = useCallback(async () => {
    if (document.visibilityState !== 'visible') return null
    return navigator.wakeLock?.request('screen').catch(() => null) ?? null
  }, [])
  useEffect(() => {
    if (!isWanted) return
    let held = request()
    // The browser lets go of it whenever the page is hidden.
    const again = () => {
      held = request()
    }
    document.addEventListener('visibilitychange', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      void held.then((lock) => lock?.release())
    }
  }, [isWanted, request])
}
