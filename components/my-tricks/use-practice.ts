import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/http/client'
import { callOf } from '@/lib/my-tricks/changes'
import { landingRate } from '@/lib/my-tricks/practice'
import type { LandingRate, MyTrick, PracticeDay, PracticeHistory } from '@/lib/my-tricks/schema'
import { noteDelivery } from '@/lib/offline/delivery-time'
import { put, takeBack } from '@/lib/offline/outbox'
import { report } from './save-trick'
import { myTrickKeys } from './use-my-tricks'
import { loggedKey, showUndone } from './use-outbox'
import { useWaitingPractice } from './use-waiting'

const timeZone = () => encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC')

/** The practice log of one trick: its figures with what is still on its way, a new entry, and the last one undone. */
export function usePractice(userId: number, trick: MyTrick) {
  const client = useQueryClient()
  const waiting = useWaitingPractice(userId, trick.id)
  const { data: logged = [] } = useQuery<number[]>({
    queryKey: loggedKey(userId, trick.id),
    queryFn: skipToken,
  })
  const undoLogged = useRemoveEntry(userId, trick.id)
  const { tries = 0, lands = 0 } = trick.landing ?? {}
  const sum = (of: 'tries' | 'lands') => waiting.reduce((total, { change }) => total + change[of], 0)
  return {
    landing: landingRate(tries + sum('tries'), lands + sum('lands')),
    canUndo: waiting.length > 0 || logged.length > 0,
    log: (newTries: number, newLands: number) => {
      const practicedAt = new Date().toISOString()
      void put(
        userId,
        callOf({ kind: 'practice', trickId: trick.id, tries: newTries, lands: newLands, practicedAt }),
      )
    },
    undo: () => {
      const [unsent, sent] = [waiting.at(-1), logged.at(-1)]
      if (unsent) return void takeBack(unsent)
      if (sent === undefined) return
      client.setQueryData<number[]>(loggedKey(userId, trick.id), (ids = []) =>
        ids.filter((id) => id !== sent),
      )
      undoLogged.mutate(sent)
    },
  }
}

/** Deletes an entry of the log. */
export function useRemoveEntry(userId: number, trickId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (entryId: number) =>
      call<{ landing: LandingRate | null }>(`/api/tricks/${trickId}/practice/${entryId}`, {
        method: 'DELETE',
      }),
    onSuccess: (undone) => {
      noteDelivery()
      return showUndone(client, userId, trickId, undone)
    },
    onError: (error, entryId) => {
      client.setQueryData<number[]>(loggedKey(userId, trickId), (ids = []) => [...ids, entryId])
      return report(error, 'Failed to update progress.')
    },
  })
}

/** The log of one trick, read when it is looked at. */
export function useHistory(userId: number, trickId: number) {
  return useQuery({
    queryKey: myTrickKeys.history(userId, trickId),
    queryFn: ({ signal }) =>
      call<PracticeHistory>(`/api/tricks/${trickId}/practice?timeZone=${timeZone()}`, { signal }),
  })
}

/** The days of the last year on which anything was practised. */
export function useCalendar(userId: number) {
  return useQuery({
    queryKey: [...myTrickKeys.advice(userId), 'calendar'],
    queryFn: ({ signal }) =>
      call<PracticeDay[]>(`/api/tricks/my-tricks/calendar?timeZone=${timeZone()}`, { signal }),
  })
}
