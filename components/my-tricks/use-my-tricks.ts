import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { refreshAuthStatus } from '@/components/accounts/auth-status'
import { toast } from '@/components/ui/toast'
import { AppError } from '@/lib/errors'
import { call, NetworkError } from '@/lib/http/client'
import { callOf, withChanges } from '@/lib/my-tricks/changes'
import type { MyTrick, Progress } from '@/lib/my-tricks/schema'
import { type MasteryLevel, masteryLabels } from '@/lib/my-tricks/taxonomy'
import { deliver } from '@/lib/offline/deliver'
import type { TrickSummary } from '@/lib/tricks/schema'
import { readKeptList } from './kept-list'
import { removeTrick, report, sentLater } from './save-trick'
import { useWaitingChanges } from './use-waiting'

const path = '/api/tricks/my-tricks'

/** Each account has its own answers, so that what one saw is never shown to the next. */
export const myTrickKeys = {
  list: (userId: number) => [path, userId] as const,
  advice: (userId: number) => [path, userId, 'advice'] as const,
  history: (userId: number, trickId: number) => [path, userId, 'history', trickId] as const,
}

/** The saved tricks, the latest first; at the first paint those that the server put into the page. */
export function useMyTricks(userId: number, initialData: MyTrick[] | undefined) {
  const client = useQueryClient()
  const queryKey = myTrickKeys.list(userId)
  const readKnown = async () => client.getQueryData<MyTrick[]>(queryKey) ?? (await readKeptList(userId))
  const { data, ...query } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readList(readKnown, signal).catch(emptyWhenSignedOut),
    initialData,
  })
  const changes = useWaitingChanges(userId)
  const library = useLibrary(changes.some(({ kind }) => kind === 'add'))
  const shown = useMemo(() => data && withChanges(data, changes, library), [data, changes, library])
  return { ...query, data, shown }
}

/** The library, for tricks that are on the list already though no server has said so. */
function useLibrary(enabled: boolean): TrickSummary[] | undefined {
  const queryFn = ({ signal }: { signal: AbortSignal }) => call<TrickSummary[]>('/api/tricks', { signal })
  return useQuery({ queryKey: ['/api/tricks'], queryFn, enabled }).data
}

const patienceMs = 5000

/** The server's list, or the last one that is known here where the server is out of reach. */
async function readList(
  readKnown: () => Promise<MyTrick[] | undefined>,
  signal: AbortSignal,
): Promise<MyTrick[]> {
  const told = call<MyTrick[]>(path, { signal }).catch(async (error: unknown) => {
    const known = error instanceof NetworkError && !signal.aborted ? await readKnown() : undefined
    if (!known) throw error
    return known
  })
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs)).then(readKnown)
  return (await Promise.race([told, late])) ?? told
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
      deliver<Progress>(
        callOf({
          kind: 'mastery',
          trickId: trick.id,
          masteryLevel,
          lastPracticed: new Date().toISOString(),
        }),
      ),
    onMutate: (masteryLevel) => showProgress({ ...trick.progress, masteryLevel }),
    onSuccess: (delivered, masteryLevel) => {
      if (!delivered.isWaiting) showProgress(delivered.answer)
      const description = `Mastery level updated to ${masteryLabels[masteryLevel]}`
      toast({ title: 'Progress Updated', description: sentLater(description, delivered) })
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
