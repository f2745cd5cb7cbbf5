import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/http/client'
import { accountKey } from '@/lib/offline/client'
import type { SavedPark } from '@/lib/parks/schema'

/** The parks of an account, the latest first. */
export const parksQuery = (userId: number) =>
  queryOptions({
    queryKey: [...accountKey(userId), 'parks'],
    queryFn: ({ signal }) => call<SavedPark[]>('/api/skatepark/parks', { signal }),
  })
