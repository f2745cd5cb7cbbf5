import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '@/lib/http/client'
import { landingRate } from '@/lib/my-tricks/landing-rate'
import type { LandingRate, MyTrick, PracticeDay, PracticeHistory } from '@/lib/my-tricks/schema'
import { log, openOutbox, takeBack, useWaiting } from './practice-outbox'
import { report } from './save-trick'
import { changeShown, myTrickKeys } from './use-my-tricks'

const timeZone = () => encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC')

const loggedKey = (userId: number, trickId: number) => ['logged', userId, trickId]

/** Keeps sending what was written down, and shows the figures that come back. One per page. */
export function useOutbox(userId: number): void {
  const client = useQueryClient()
  useEffect(
    () =>
      openOutbox(userId, (trickId, { entry, landing }) => {
        client.setQueryData<number[]>(loggedKey(userId, trickId), (ids = []) => [...ids, entry.id])
        changeShown(client, userId, trickId, (trick) => practised(trick, landing, entry.practicedAt))
        void client.invalidateQueries({ queryKey: myTrickKeys.advice(userId) })
        void client.invalidateQueries({ queryKey: myTrickKeys.history(userId, trickId) })
      }),
    [client, userId],
  )
}

function practised(trick: MyTrick, landing: LandingRate | null, at: string): MyTrick {
  const { lastPracticed } = trick.progress
  const latest = lastPracticed && lastPracticed > at ? lastPracticed : at
  return { ...trick, landing, progress: { ...trick.progress, lastPracticed: latest } }
}

/** The practice log of one trick: its figures with what is still on its way, a new entry, and the last one undone. */
export function usePractice(userId: number, trick: MyTrick) {
  const client = useQueryClient()
  const waiting = useWaiting().filter(
    (entry) => entry.userId === userId && entry.trickId === trick.id && !entry.isUndone,
  )
  const { data: logged = [] } = useQuery<number[]>({
    queryKey: loggedKey(userId, trick.id),
    queryFn: skipToken,
  })
  const undoLogged = useRemoveEntry(userId, trick.id)
  const { tries = 0, lands = 0 } = trick.landing ?? {}
  const sum = (of: 'tries' | 'lands') => waiting.reduce((total, entry) => total + entry[of], 0)
  return {
    landing: landingRate(tries + sum('tries'), lands + sum('lands')),
    canUndo: waiting.length > 0 || logged.length > 0,
    log: (newTries: number, newLands: number) => log(userId, trick.id, newTries, newLands),
    undo: () => {
      const [unsent, sent] = [waiting.at(-1), logged.at(-1)]
      if (unsent) return takeBack(unsent)
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
    onSuccess: async ({ landing }) => {
      changeShown(client, userId, trickId, (trick) => ({ ...trick, landing }))
      await client.invalidateQueries({ queryKey: myTrickKeys.advice(userId) })
      await client.invalidateQueries({ queryKey: myTrickKeys.history(userId, trickId) })
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
