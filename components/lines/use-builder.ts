import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toast, toastError } from '@/components/ui/toast'
import { call, NetworkError, send } from '@/lib/http/client'
import type { AnswerSource, LineAlternatives, LineEntry, PlannedLine } from '@/lib/lines/schema'
import { mostTricks, type StartingPosition } from '@/lib/lines/taxonomy'
import type { StancePreference } from '@/lib/preferences/stance'
import type { Natural } from '@/lib/skate/stance'

/** A line to choose, with what the judge says of it as soon as that is known. */
export type Choice = { entries: LineEntry[]; extras: Omit<PlannedLine, 'entries'> | null }

const orderOf = (entries: readonly LineEntry[]) => entries.map(({ trick }) => trick.id).join()

/** The line that was answered first, then every other order there is. */
export function choicesOf(entries: LineEntry[], more: LineAlternatives | null): Choice[] {
  const lines = (more?.lines ?? []).map(({ entries: order, ...extras }) => ({ entries: order, extras }))
  const same = lines.find((line) => orderOf(line.entries) === orderOf(entries))
  return [{ entries, extras: same?.extras ?? null }, ...lines.filter((line) => line !== same)]
}

const emphases: Record<PlannedLine['emphasis'], string> = {
  balanced: 'A bit of all',
  flow: 'Smoothest',
  build: 'Builds up',
  variety: 'Most varied',
}

/** A few words for what a line is best at. */
export const choiceLabel = ({ extras }: Choice, at: number): string =>
  extras ? emphases[extras.emphasis] : `Line ${at + 1}`

/** The locks of a line after one trick was put at a place, where it replaces any other. */
export function lockAt(locked: readonly (number | null)[], id: number, place: number): (number | null)[] {
  const freed = locked.map((other) => (other === id ? null : other))
  const length = Math.max(freed.length, place + 1)
  return Array.from({ length }, (_, at) => (at === place ? id : (freed[at] ?? null)))
}

/** The locks without this trick's. */
export const unlock = (locked: readonly (number | null)[], id: number) =>
  locked.map((other) => (other === id ? null : other))

const key = 'line-draft'

type Draft = { start: StartingPosition | null; picks: Pick[] }

/** Keeps a guest's selection while they sign in, in this tab only. */
function keepDraft(draft: Draft): void {
  sessionStorage.setItem(key, JSON.stringify(draft))
}

/** The kept selection, once. */
function takeDraft(): Draft | null {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return kept === null ? null : JSON.parse(kept)
}

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
  return import('./offline-coach').catch(() => {
    throw error
  })
}

/** The order of the chosen tricks, and with it whatever else can be said about lines of these tricks. */
function usePlan(loadResult: () => Promise<unknown>) {
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
      // The component that shows the plan is loaded meanwhile; without it the plan could not be seen.
      const [plan] = await Promise.all([planning, loadResult()])
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

export type Pick = LineEntry['trick']

const tooMany = () =>
  toast({
    title: 'Maximum tricks reached',
    description: `You can only select up to ${mostTricks} tricks for a line`,
    variant: 'destructive',
  })

/** Everything the builder's tab holds: the position, the picked tricks, and the line made of them. */
export function useBuilder(rider: StancePreference, loadResult: () => Promise<unknown>) {
  const [start, setStart] = useState<StartingPosition | null>(null)
  const [picks, setPicks] = useState<Pick[]>([])
  const { plan, isPending, generate, forget, ...alternatives } = usePlan(loadResult)
  useEffect(() => {
    const draft = takeDraft()
    if (!draft) return
    setStart(draft.start)
    setPicks(draft.picks)
  }, [])

  const requestOf = (tricks: Pick[]): PlanRequest | null =>
    start && tricks.length > 0
      ? {
          startingPosition: start,
          selectedTricks: tricks.map(({ id }) => id),
          locked: [],
          ...(rider !== 'unknown' && { rider }),
        }
      : null
  const request = requestOf(picks)

  const toggle = (trick: Pick) => {
    const without = picks.filter(({ id }) => id !== trick.id)
    if (without.length < picks.length) return setPicks(without)
    if (picks.length >= mostTricks) return tooMany()
    const { id, name, category, difficultyRating } = trick
    setPicks([...picks, { id, name, category, difficultyRating }])
  }
  const relock = (change: (locked: PlanRequest['locked']) => PlanRequest['locked']) => {
    if (plan) generate({ ...plan.request, locked: change(plan.request.locked) })
  }
  const exchange = (out: number, into: Pick) => {
    const swapped = picks.map((pick) => (pick.id === out ? into : pick))
    setPicks(swapped)
    const wanted = requestOf(swapped)
    if (wanted) generate(wanted)
  }
  const clear = () => {
    setStart(null)
    setPicks([])
    forget()
  }
  return {
    start,
    setStart,
    picks,
    toggle,
    request,
    plan,
    ...alternatives,
    isPending,
    isStale: plan !== null && isAnother(plan.request, request),
    isEmpty: !start && picks.length === 0 && !plan,
    generate: () => request && generate(request),
    lock: (id: number, place: number) => relock((locked) => lockAt(locked, id, place)),
    unlock: (id: number) => relock((locked) => unlock(locked, id)),
    exchange,
    clear,
    /** Keeps the selection while a guest signs in. */
    keep: () => keepDraft({ start, picks }),
    reset: () => {
      clear()
      toast({ title: 'Reset Complete', description: 'All selections have been cleared' })
    },
  }
}

export type Builder = ReturnType<typeof useBuilder>

/** Whether something else is selected now than the shown line was made of. */
function isAnother(planned: PlanRequest, selected: PlanRequest | null): boolean {
  const idsOf = ({ selectedTricks }: PlanRequest) => selectedTricks.toSorted((a, b) => a - b).join()
  return (
    !selected ||
    planned.startingPosition !== selected.startingPosition ||
    planned.rider !== selected.rider ||
    idsOf(planned) !== idsOf(selected)
  )
}
