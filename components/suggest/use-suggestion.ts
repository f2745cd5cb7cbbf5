import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast, toastError } from '@/components/ui/toast'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import type { SuggestedTrick, SuggestRequest } from '@/lib/tricks/schema'

/** Asks for a trick; an answer that nobody waits for any more is broken off. */
export function useSuggestion() {
  const flight = useRef<AbortController | null>(null)
  useEffect(() => () => flight.current?.abort(), [])
  const asking = useMutation({
    mutationFn: async (request: SuggestRequest) => {
      flight.current = new AbortController()
      const { signal } = flight.current
      const trick = await call<SuggestedTrick | undefined>('/api/tricks/suggest', {
        method: 'POST',
        json: request,
        signal,
      })
      if (!trick) throw new AppError('not_found', 'No suggestion received')
      return trick
    },
    onSuccess: () => toast({ title: 'New trick suggestion generated!' }),
    onError: (error) => toastError(error, 'Failed to suggest trick'),
  })
  const reset = () => {
    asking.reset()
    flight.current?.abort()
  }
  return { ...asking, reset }
}

/** Puts a suggested trick on My Tricks. */
export function useAddTrick(onAdded: (id: number) => void) {
  return useMutation({
    mutationFn: (id: number) => call(`/api/tricks/${id}/add-to-my-tricks`, { method: 'POST' }),
    onSuccess: (_, id) => {
      toast({ title: 'Trick added to My Tricks!' })
      onAdded(id)
    },
    onError: (error) => toastError(error, 'Failed to add trick to collection'),
  })
}
