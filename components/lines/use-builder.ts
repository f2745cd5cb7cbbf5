import { useEffect, useEffectEvent, useState } from 'react'
import { linesFor } from '@/components/offline/coach-for'
import { replaceHash } from '@/components/ui/behavior/history'
import { useAbortableCall } from '@/components/ui/behavior/use-abortable-call'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { AppError } from '@/lib/errors'
import { answerIn, send } from '@/lib/http/client'
import type { LineAlternatives, LineEntry, PlannedLine } from '@/lib/lines/schema'
import { lineProblems, mostTricks, type StartingPosition } from '@/lib/lines/taxonomy'
import type { StancePreference } from '@/lib/preferences/stance'
import {
  broughtDraft,
  type Draft,
  emptyDraft,
  keepDraft,
  type Pick,
  type Plan,
  type PlanRequest,
  readDraft,
} from './draft'

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
  balanced: 'A bit of everything',
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

/** The body of the call that plans a line: nothing about places where no trick is locked at one. */
export const planBody = ({ locked, ...free }: PlanRequest) =>
  locked.some((id) => id !== null) ? { ...free, locked } : free

async function planThere(request: PlanRequest, signal: AbortSignal): Promise<Plan> {
  const json = planBody(request)
  const path = '/api/run/generate'
  const response = await send(path, { method: 'POST', json, signal })
  const source = response.headers.get('x-answer-source') === 'model' ? 'model' : 'coach'
  return { request, entries: await answerIn(response, path, { method: 'POST' }), source, isOffline: false }
}

/** What keeps a trick out of a line and what would make it fit, by its id. */
type Misfits = Readonly<Record<number, string>>

const noMisfits: Misfits = {}

/** The server's words for each trick that cannot be linked. */
export function misfitsOf(error: unknown): Misfits {
  if (!(error instanceof AppError)) return noMisfits
  const prefix = 'selectedTricks.'
  const fields = Object.entries(error.extras.fields ?? {}).filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(
    fields.map(([name, words]) => [Number(name.slice(prefix.length)), words?.join(' ') ?? '']),
  )
}

/** The order of the chosen tricks. */
function usePlan(loadResult: () => Promise<unknown>) {
  const [plan, setPlan] = useState<Plan | null>(null)
  const [kept, setKept] = useState<Plan | null>(null)
  const [misfits, setMisfits] = useState<Misfits>(noMisfits)
  useEffect(() => {
    // Once its component is there, and not before what was kept with it: its form begins with the name.
    if (kept) void loadResult().then(() => setPlan(kept), ignore)
  }, [kept, loadResult])
  const planning = useAbortableCall({
    call: async (request: PlanRequest, signal): Promise<Plan> => {
      const planned = planThere(request, signal).catch(async (error: unknown): Promise<Plan> => {
        const entries = (await linesFor(error, signal)).plan(request)
        return { request, entries: await entries, source: 'coach', isOffline: true }
      })
      // The component that shows the plan is loaded meanwhile; without it the plan could not be seen.
      const [plan] = await Promise.all([planned, loadResult()])
      return plan
    },
    onSuccess: (response) => {
      setPlan(response)
      toast({ title: 'Line Generated', description: "Here's your suggested trick sequence!" })
    },
    onError: (error) => {
      setMisfits(misfitsOf(error))
      toastError(error, error instanceof AppError ? 'Failed to generate run' : 'Failed to generate line')
    },
  })
  return {
    plan,
    misfits,
    /** Shows a line that was kept. */
    restore: setKept,
    isPending: planning.isPending,
    generate: (wanted: PlanRequest) => {
      if (planning.isPending) return
      setMisfits(noMisfits)
      void planning.mutate(wanted)
    },
    dropPlan: () => {
      planning.reset()
      setPlan(null)
      setMisfits(noMisfits)
    },
  }
}

const ignore = () => undefined

const tooMany = () =>
  toast({
    title: 'Maximum tricks reached',
    description: lineProblems.tooMany,
    variant: 'destructive',
  })

/** Everything the builder's tab holds: the position, the picked tricks, and the line made of them. */
export function useBuilder(rider: StancePreference, loadResult: () => Promise<unknown>) {
  const [start, setStart] = useState<StartingPosition | null>(null)
  const [picks, setPicks] = useState<Pick[]>([])
  const [name, setName] = useState('')
  const [editing, setEditing] = useState<Draft['editing']>(null)
  const { plan, misfits, isPending, generate, restore, dropPlan } = usePlan(loadResult)
  const takeUp = useEffectEvent((draft: Draft) => {
    setStart(draft.start)
    setPicks(draft.picks)
    setName(draft.name)
    setEditing(draft.editing)
    if (draft.plan) restore(draft.plan)
  })
  const [isTakenUp, setIsTakenUp] = useState(false)
  useEffect(() => {
    const brought = broughtDraft(window.location.hash)
    const draft = brought ?? readDraft()
    if (draft) takeUp(draft)
    // What becomes of it is kept from here on, and a reload must not begin again.
    if (brought) replaceHash('')
    setIsTakenUp(true)
  }, [])
  useEffect(() => {
    if (isTakenUp) keepDraft({ start, picks, name, plan, editing })
  }, [isTakenUp, start, picks, name, plan, editing])

  const requestOf = (tricks: Pick[], locked: PlanRequest['locked'] = []): PlanRequest | null =>
    start && tricks.length > 0
      ? {
          startingPosition: start,
          selectedTricks: tricks.map(({ id }) => id),
          locked,
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
    const locked = plan?.request.locked.map((id) => (id === out ? into.id : id))
    const wanted = requestOf(swapped, locked)
    if (wanted) generate(wanted)
  }
  const clear = () => {
    setStart(emptyDraft.start)
    setPicks([])
    setName('')
    setEditing(null)
    dropPlan()
  }
  return {
    start,
    setStart,
    picks,
    toggle,
    request,
    plan,
    isPending,
    isStale: plan !== null && isAnother(plan.request, request),
    isEmpty: !start && picks.length === 0 && !plan && !editing,
    generate: () => request && generate(request),
    lock: (id: number, place: number) => relock((locked) => lockAt(locked, id, place)),
    unlock: (id: number) => relock((locked) => unlock(locked, id)),
    exchange,
    misfits,
    name,
    setName,
    editing,
    /** Saves what was edited as a line of its own. */
    saveAsNew: () => setEditing(null),
    /** Takes other tricks up and has them ordered. */
    take: (tricks: Pick[]) => {
      setPicks(tricks)
      const wanted = requestOf(tricks)
      if (wanted) generate(wanted)
    },
    clear,
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
