import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refreshAuthStatus } from '@/components/accounts/auth-status'
import { toast } from '@/components/ui/toast'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import { type MasteryLevel, type MyTrick, masteryLabels, type Progress } from '@/lib/my-tricks/schema'
import { removeTrick, report } from './save-trick'

const path = '/api/tricks/my-tricks'

/** Each account has its own answers, so that what one saw is never shown to the next. */
export const myTrickKeys = {
  list: (userId: number) => [path, userId] as const,
  advice: (userId: number) => [path, userId, 'advice'] as const,
  history: (userId: number, trickId: number) => [path, userId, 'history', trickId] as const,
}

/** The saved tricks, the latest first; at the first paint those that the server put into the page. */
export function useMyTricks(userId: number, initialData: MyTrick[] | undefined) {
  return useQuery({
    queryKey: myTrickKeys.list(userId),
    queryFn: ({ signal }) => call<MyTrick[]>(path, { signal }).catch(emptyWhenSignedOut),
    initialData,
  })
}

async function emptyWhenSignedOut(error: unknown): Promise<MyTrick[]> {
  if (!(error instanceof AppError) || error.code !== 'unauthorized') throw error
  await refreshAuthStatus()
  return []
}

type Change = (trick: MyTrick) => MyTrick | null

/** Changes one trick in what is shown; null takes it away. */
export function changeShown(client: QueryClient, userId: number, trickId: number, change: Change): void {
  client.setQueryData<MyTrick[]>(myTrickKeys.list(userId), (tricks) =>
    tricks?.flatMap((trick) => (trick.id === trickId ? (change(trick) ?? []) : trick)),
  )
}

/** Sets how well a trick is going: shown at once, taken back when the server will not have it. */
export function useSaveMastery(userId: number, trick: MyTrick) {
  const client = useQueryClient()
  const showProgress = (progress: Progress) =>
    changeShown(client, userId, trick.id, (shown) => ({ ...shown, progress }))
  return useMutation({
    mutationFn: (masteryLevel: MasteryLevel) =>
      call<Progress>(`/api/tricks/${trick.id}/progress`, {
        method: 'PATCH',
        json: { masteryLevel, lastPracticed: new Date().toISOString() },
      }),
    onMutate: (masteryLevel) => showProgress({ ...trick.progress, masteryLevel }),
    onSuccess: (progress) => {
      showProgress(progress)
      const label = masteryLabels[progress.masteryLevel]
      toast({ title: 'Progress Updated', description: `Mastery level updated to ${label}` })
      return client.invalidateQueries({ queryKey: myTrickKeys.advice(userId) })
    },
    onError: (error) => {
      showProgress(trick.progress)
      return report(error, 'Failed to update progress.')
    },
  })
}

/** Takes a trick off the list; it comes back with its progress when it is added again. */
export function useRemoveTrick(userId: number, trick: MyTrick) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const key = myTrickKeys.list(userId)
      const before = client.getQueryData<MyTrick[]>(key)
      changeShown(client, userId, trick.id, () => null)
      const isGone = await removeTrick(trick, {
        done: 'Trick removed from your collection',
        failed: 'Failed to remove trick from your collection.',
      })
      if (!isGone) client.setQueryData(key, before)
      else await client.invalidateQueries({ queryKey: myTrickKeys.advice(userId) })
    },
  })
}
