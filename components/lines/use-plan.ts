import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { toastError } from '@/components/ui/toast-problem'
import { call, NetworkError, send } from '@/lib/http/client'
import type { AnswerSource, LineAlternatives, LineEntry } from '@/lib/lines/schema'
import type { StartingPosition } from '@/lib/lines/taxonomy'
import type { Natural } from '@/lib/skate/stance'

export type PlanRequest = {
  startingPosition: StartingPosition
  selectedTricks: number[]
  /** The trick that stays at a place; null leaves the place free. */
  locked: (number | null)[]
  rider?: Natural
}

export type Plan = {
  request: PlanRequest
  entries: LineEntry[]
  source: AnswerSource
  /** Planned on this device, since the server could not be reached. */
  isOffline: boolean
}

async function planThere(request: PlanRequest, signal: AbortSignal): Promise<Plan> {
  const answer = await send('/api/run/generate', { method: 'POST', json: request, signal })
  const source = answer.headers.get('x-answer-source') === 'model' ? 'model' : 'coach'
  return { request, entries: await answer.json(), source, isOffline: false }
}

/** The coach that comes along with the page; throws the error again unless that is why it is needed. */
async function coachFor(error: unknown, signal: AbortSignal) {
  if (!(error instanceof NetworkError) || signal.aborted) throw error
  return import('./coach-here').catch(() => {
    throw error
  })
}

/** The order of the chosen tricks, and with it whatever else can be said about lines of these tricks. */
export function usePlan() {
  const [plan, setPlan] = useState<Plan | null>(null)
  const flight = useRef<AbortController | null>(null)
  useEffect(() => () => flight.current?.abort(), [])

  const generating = useMutation({
    mutationFn: async (request: PlanRequest): Promise<Plan> => {
      flight.current?.abort()
      flight.current = new AbortController()
      const { signal } = flight.current
      const planning = planThere(request, signal).catch(async (error: unknown): Promise<Plan> => {
        const entries = (await coachFor(error, signal)).plan(request)
        return { request, entries: await entries, source: 'coach', isOffline: true }
      })
      // What shows the plan comes beside it; without that there would be no plan to see.
      const [plan] = await Promise.all([planning, import('./line-result')])
      return plan
    },
    onSuccess: (answer) => {
      setPlan(answer)
      toast({ title: 'Line Generated', description: "Here's your suggested trick sequence!" })
    },
    onError: (error) => toastError(error, 'Failed to generate line'),
  })

  const request = plan?.request
  const more = useQuery({
    queryKey: ['/api/run/alternatives', request],
    queryFn: ({ signal }) =>
      call<LineAlternatives>('/api/run/alternatives', { method: 'POST', json: request, signal }).catch(
        async (error: unknown) => (await coachFor(error, signal)).alternatives(request),
      ),
    enabled: request !== undefined,
  })

  return {
    plan,
    more: more.data ?? null,
    hasMoreFailed: more.isError,
    askMore: () => void more.refetch(),
    isPending: generating.isPending,
    generate: (wanted: PlanRequest) => {
      if (!generating.isPending) generating.mutate(wanted)
    },
    forget: () => {
      flight.current?.abort()
      setPlan(null)
    },
  }
}
