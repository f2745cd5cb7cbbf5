import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/http/client'
import type { TrickDetail } from '@/lib/tricks/schema'

export const trickKeys = {
  book: ['/api/tricks/book'] as const,
  one: (id: number) => ['/api/tricks', id] as const,
}

/** The whole library with all that each trick has, for pages without a connection. */
export function useAllTrickDetails() {
  return useQuery({
    queryKey: trickKeys.book,
    queryFn: ({ signal }) => call<TrickDetail[]>('/api/tricks/book', { signal }),
  })
}

/** One trick with its steps. */
export function useTrick(id: number) {
  return useQuery({
    queryKey: trickKeys.one(id),
    queryFn: ({ signal }) => call<TrickDetail>(`/api/tricks/${id}`, { signal }),
  })
}
