import { useEffect, useState } from 'react'
import { toast } from '@/components/ui/toast'
import type { LineEntry } from '@/lib/lines/schema'
import { mostTricks, type StartingPosition } from '@/lib/lines/taxonomy'
import type { StancePreference } from '@/lib/rider/kept-stance'
import { lockAt, unlock } from './choices'
import { keepDraft, takeDraft } from './draft'
import { type PlanRequest, usePlan } from './use-plan'

export type Pick = LineEntry['trick']

const tooMany = () =>
  toast({
    title: 'Maximum tricks reached',
    description: `You can only select up to ${mostTricks} tricks for a line`,
    variant: 'destructive',
  })

/** Everything the builder's tab holds: the position, the picked tricks, and the line made of them. */
export function useBuilder(rider: StancePreference) {
  const [start, setStart] = useState<StartingPosition | null>(null)
  const [picks, setPicks] = useState<Pick[]>([])
  const { plan, isPending, generate, forget, ...alternatives } = usePlan()
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
    /** Has the selection wait for whoever leaves to sign in. */
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
