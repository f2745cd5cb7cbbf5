import { useQuery } from '@tanstack/react-query'
import { coachFor } from '@/components/offline/coach-for'
import { call } from '@/lib/http/client'
import type { LineAlternatives } from '@/lib/lines/schema'
import type { PlanRequest } from './draft'

/** Whatever else can be said about lines of the chosen tricks. */
export function useAlternatives(request: PlanRequest) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/run/alternatives', request],
    queryFn: ({ signal }) =>
      call<LineAlternatives>('/api/run/alternatives', { method: 'POST', json: request, signal }).catch(
        async (error: unknown) => (await coachFor(error, signal)).alternatives(request),
      ),
  })
  return { more: data ?? null, hasMoreFailed: isError, askMore: () => void refetch() }
}
