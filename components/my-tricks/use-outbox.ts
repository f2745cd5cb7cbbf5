import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isTrickChange, type TrickChange, withArrived } from '@/lib/my-tricks/changes'
import type { LandingRate, MyTrick, PracticeLogged } from '@/lib/my-tricks/schema'
import { isRenderedBeforeDelivery } from '@/lib/offline/delivery-time'
import { openOutbox } from '@/lib/offline/outbox'
import type { Waiting } from '@/lib/offline/waiting'
import type { TrickSummary } from '@/lib/tricks/schema'
import { report } from './save-trick'
import { changeShown, myTrickKeys } from './use-my-tricks'

/** What this tab has logged, to be undone again. */
export const loggedKey = (userId: number, trickId: number) => ['logged', userId, trickId]

/** Keeps sending what was written down, and shows the figures that come back. One per page. */
export function useOutbox(userId: number): void {
  const client = useQueryClient()
  useEffect(() => {
    let isListOld = false
    const onDelivered = ({ change, wasSent }: Waiting, answer: unknown) => {
      isListOld ||= wasSent || change.kind !== 'practice'
      if (!isTrickChange(change)) return
      if (change.kind === 'practice') showPractice(client, userId, change.trickId, answer as PracticeLogged)
      else showArrived(client, userId, change, answer)
    }
    // A page that was opened meanwhile shows what was taken back as if it counted.
    const onUndone = ({ change }: Waiting, answer: unknown) => {
      isListOld = true
      if (isTrickChange(change)) void showUndone(client, userId, change.trickId, answer as Undone)
    }
    const onRefused = (_: Waiting, error: unknown) => void report(error, 'Failed to update progress.')
    const onSynced = (isElsewhere: boolean) => {
      if (isListOld || isElsewhere) void client.invalidateQueries({ queryKey: myTrickKeys.list(userId) })
      isListOld = false
    }
    if (isRenderedBeforeDelivery()) onSynced(true)
    return openOutbox(userId, { onDelivered, onUndone, onRefused, onSynced })
  }, [client, userId])
}

function showPractice(
  client: QueryClient,
  userId: number,
  trickId: number,
  { entry, landing }: PracticeLogged,
) {
  client.setQueryData<number[]>(loggedKey(userId, trickId), (ids = []) => [...ids, entry.id])
  changeShown(client, userId, trickId, (trick) => practised(trick, landing, entry.practicedAt))
  void client.invalidateQueries({ queryKey: myTrickKeys.advice(userId) })
  void client.invalidateQueries({ queryKey: myTrickKeys.history(userId, trickId) })
}

type Undone = { landing: LandingRate | null }

/** Shows the figures of a trick after an entry was deleted. */
export async function showUndone(client: QueryClient, userId: number, trickId: number, { landing }: Undone) {
  changeShown(client, userId, trickId, (trick) => ({ ...trick, landing }))
  await client.invalidateQueries({ queryKey: myTrickKeys.advice(userId) })
  await client.invalidateQueries({ queryKey: myTrickKeys.history(userId, trickId) })
}

/** Until the list is told anew, which the connection may not live to see. */
function showArrived(client: QueryClient, userId: number, change: TrickChange, answer: unknown): void {
  const library = client.getQueryData<TrickSummary[]>(['/api/tricks'])
  client.setQueryData<MyTrick[]>(
    myTrickKeys.list(userId),
    (tricks) => tricks && withArrived(tricks, change, answer, library),
  )
}

function practised(trick: MyTrick, landing: LandingRate | null, at: string): MyTrick {
  const { lastPracticed } = trick.progress
  const latest = lastPracticed && lastPracticed > at ? lastPracticed : at
  return { ...trick, landing, progress: { ...trick.progress, lastPracticed: latest } }
}
