import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '@/components/accounts/use-account'
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
