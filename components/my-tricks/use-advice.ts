import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/http/client'
import type { FreshTrick, NextTrick, ProgressMap } from '@/lib/my-tricks/schema'
import { myTrickKeys } from './use-my-tricks'

function useAdvice<T>(userId: number, name: 'fresh' | 'next' | 'map', enabled = true) {
  return useQuery({
    queryKey: [...myTrickKeys.advice(userId), name],
    queryFn: ({ signal }) => call<T>(`/api/tricks/my-tricks/${name}`, { signal }),
    enabled,
  })
}

/** The tricks that are due for a session. */
export const useFreshTricks = (userId: number) => useAdvice<FreshTrick[]>(userId, 'fresh')

/** The tricks to take on next. */
export const useNextTricks = (userId: number) => useAdvice<NextTrick[]>(userId, 'next')

/** The whole library with one's own tricks in it. */
export const useProgressMap = (userId: number, enabled: boolean) =>
  useAdvice<ProgressMap>(userId, 'map', enabled)
