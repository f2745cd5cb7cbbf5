import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/http/client'
import type { TrickDetail, TrickSummary } from '@/lib/tricks/schema'

export const trickKeys = {
  all: ['/api/tricks'] as const,
  one: (id: number) => ['/api/tricks', id] as const,
}

/** The whole library. */
export function useTricks({ enabled = true } = {}) {
  return useQuery({
    queryKey: trickKeys.all,
    queryFn: ({ signal }) => call<TrickSummary[]>('/api/tricks', { signal }),
    enabled,
  })
}

/** One trick with its steps. */
export function useTrick(id: number) {
  return useQuery({
    queryKey: trickKeys.one(id),
    queryFn: ({ signal }) => call<TrickDetail>(`/api/tricks/${id}`, { signal }),
  })
}
