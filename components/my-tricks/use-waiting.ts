import { useMemo, useSyncExternalStore } from 'react'
import { isTrickChange, type TrickChange } from '@/lib/my-tricks/changes'
import type { Waiting } from '@/lib/offline/waiting'
import { followWaiting, waitingNow } from '@/lib/offline/waiting-list'

const none: readonly Waiting[] = []

/** Everything of an account that no server has confirmed yet, oldest first. */
export function useWaiting(userId: number): readonly Waiting[] {
  const all = useSyncExternalStore(followWaiting, waitingNow, () => none)
  return useMemo(() => all.filter((one) => one.userId === userId && !one.isUndone), [all, userId])
}

export type WaitingPractice = Waiting & { change: Extract<TrickChange, { kind: 'practice' }> }

/** The tries of one trick that are on their way. */
export function useWaitingPractice(userId: number, trickId: number): WaitingPractice[] {
  return useWaiting(userId).filter(
    (one): one is WaitingPractice =>
      isTrickChange(one.change) && one.change.kind === 'practice' && one.change.trickId === trickId,
  )
}

/** The changes to one's tricks that are on their way. */
export function useWaitingChanges(userId: number): TrickChange[] {
  const waiting = useWaiting(userId)
  return useMemo(() => waiting.map(({ change }) => change).filter(isTrickChange), [waiting])
}
