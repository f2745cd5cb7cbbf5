import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '@/lib/http/client'
import type { TranscriptHit } from '@/lib/videos/schema'

const shortestText = 2
const pauseMs = 250
const freshMs = 60_000

/** Where the words are said in the library's videos. Asks when the typing rests. */
export function useTranscriptSearch(text: string) {
  const wanted = useDeferredValue(text.trim())
  const isAsked = wanted.length >= shortestText
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/youtube/search', wanted],
    queryFn: async ({ signal }) => {
      // A key that nobody watches any more ends here, before anything is sent.
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      signal.throwIfAborted()
      return call<TranscriptHit[]>(`/api/youtube/search?${new URLSearchParams({ q: wanted })}`, { signal })
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  })
  return { hits: isAsked ? data : undefined, isError: isAsked && isError, refetch }
}
