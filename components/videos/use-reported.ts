import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { knownAuthStatus, refreshAuthStatus, useUserId } from '@/components/accounts/auth-status'
import { toastError } from '@/components/ui/overlays/toast'
import { call } from '@/lib/http/client'
import { reportedVideosQuery } from '@/lib/offline/account-queries'
import { getQueryClient } from '@/lib/offline/client'
import { keepReported, readReported } from '@/lib/offline/local-storage'
import type { ReportedVideo } from '@/lib/videos/schema'

// What is reported here is gone at once, and for a guest nowhere else; an account has it wherever it signs in.

let here: readonly string[] | null = null
const listeners = new Set<() => void>()
const none: readonly string[] = []

const reportedHere = (): readonly string[] => {
  here ??= readReported()
  return here
}

function follow(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function change(next: readonly string[]): void {
  here = next
  keepReported(next)
  for (const notify of listeners) notify()
}

// One after another, so that what is taken back has been reported before.
let told: Promise<unknown> = Promise.resolve()

async function tellServer({ trickId, videoId }: ReportedVideo, method: 'POST' | 'DELETE'): Promise<void> {
  // Whoever presses before anyone has said who is signed in may have an account.
  const { user } = knownAuthStatus() ?? (await refreshAuthStatus())
  if (!user) return
  const { queryKey } = reportedVideosQuery(user.id)
  getQueryClient().setQueryData(queryKey, (all = []) => [
    ...all.filter((each) => each.trickId !== trickId || each.videoId !== videoId),
    ...(method === 'POST' ? [{ trickId, videoId }] : []),
  ])
  await call(`/api/tricks/${trickId}/videos/${videoId}/report`, { method }).catch((error: unknown) =>
    toastError(error, 'This could not be reported'),
  )
}

/** The videos of a trick that its viewer said are not about it, and how to say so or take it back. */
export function useReported(trickId: number) {
  const userId = useUserId()
  const onDevice = useSyncExternalStore(follow, reportedHere, () => none)
  const { data: ofAccount = [] } = useQuery(
    { ...reportedVideosQuery(userId ?? 0), enabled: typeof userId === 'number' },
    getQueryClient(),
  )
  const ids = new Set([
    ...onDevice.flatMap((each) => (each.startsWith(`${trickId}/`) ? [each.slice(`${trickId}/`.length)] : [])),
    ...ofAccount.flatMap((each) => (each.trickId === trickId ? [each.videoId] : [])),
  ])

  const tell = (videoId: string, method: 'POST' | 'DELETE') => {
    told = told.then(() => tellServer({ trickId, videoId }, method))
  }
  return {
    ids,
    report(videoId: string) {
      change([...reportedHere(), `${trickId}/${videoId}`])
      tell(videoId, 'POST')
    },
    takeBack(videoId: string) {
      change(reportedHere().filter((each) => each !== `${trickId}/${videoId}`))
      tell(videoId, 'DELETE')
    },
  }
}
