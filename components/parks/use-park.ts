import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toastError } from '@/components/ui/toast'
import { call } from '@/lib/http/client'
import type { FeatureFlow, FlowRequest, ParkFeature } from '@/lib/parks/schema'

/** Everything that can stand in a park. */
export function useParkFeatures() {
  return useQuery({
    queryKey: ['/api/skatepark/features'],
    queryFn: ({ signal }) => call<ParkFeature[]>('/api/skatepark/features', { signal }),
    retry: false,
  })
}

/** Tricks for the chosen features; a request that nobody waits for any more is broken off. */
export function useFlow() {
  const flight = useRef<AbortController | null>(null)
  useEffect(() => () => flight.current?.abort(), [])
  return useMutation({
    mutationFn: (request: FlowRequest) => {
      flight.current = new AbortController()
      const { signal } = flight.current
      return call<FeatureFlow[]>('/api/skatepark/suggest-tricks', { method: 'POST', json: request, signal })
    },
    onError: (error) => toastError(error, 'Failed to get suggestions', 'Error Getting Suggestions'),
  })
}
