import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askOwnerId, useOwnerId } from '@/components/accounts/auth-status'
import { change, heldUp, useAccount } from '@/components/accounts/use-account'
import { toast, toastError } from '@/components/ui/toast'
import { call } from '@/lib/http/client'
import type { LineInput, SavedLine, SavedTrick } from '@/lib/lines/schema'
import { callFor, changeList, linesQuery } from '@/lib/offline/account-queries'

/** The saved lines of who is signed in. */
export function useSavedLines() {
  const userId = useOwnerId() ?? null
  const isOpen = useAccount(userId)
  return useQuery({ ...linesQuery(userId ?? 0), enabled: isOpen })
}

/** Changes the saved lines as they are known here. */
function useChangeLines() {
  const client = useQueryClient()
  const userId = useOwnerId()
  return (change: (lines: SavedLine[]) => SavedLine[]) => {
    if (typeof userId === 'number') changeList<SavedLine>(client, linesQuery(userId).queryKey, change)
  }
}

/** Shows another video of a trick in all lines. */
export function useChangeVideo(trickId: number) {
  const changeLines = useChangeLines()
  return (video: Pick<SavedTrick, 'videoUrl' | 'videoStart'>) =>
    changeLines((lines) =>
      lines.map((line) => ({
        ...line,
        tricks: line.tricks.map((trick) => (trick.id === trickId ? { ...trick, ...video } : trick)),
      })),
    )
}

const saved = {
  title: 'Line Saved Successfully',
  description: 'Your line has been saved and can be viewed in My Lines.',
}
const failed = 'Failed to save line'

/** Saves a line; null for a guest, and where the server refused it and the user was notified. */
export function useSaveLine(onSaved: () => void) {
  return useMutation({
    mutationFn: async (json: LineInput) => {
      const userId = await askOwnerId()
      const write = { method: 'POST', path: '/api/runs', json, change: { kind: 'line' } } as const
      return userId === null ? null : change(userId, { ...write, failed })
    },
    onSuccess: (outcome) => {
      if (!outcome) return
      const held = outcome.waitsFor && heldUp[outcome.waitsFor]
      toast(held ? { title: held.title, description: `Your line will be in My Lines ${held.until}.` } : saved)
      onSaved()
    },
  })
}

/** Renames a saved line, or replaces what is in it. */
export function useChangeLine(id: number, onChanged?: () => void) {
  const changeLines = useChangeLines()
  return useMutation({
    mutationFn: async (json: Partial<LineInput>) =>
      callFor<SavedLine>((await askOwnerId()) ?? 0, `/api/runs/${id}`, { method: 'PATCH', json }),
    onSuccess: (changed) => {
      toast(saved)
      changeLines((lines) => lines.map((line) => (line.id === id ? changed : line)))
      onChanged?.()
    },
    onError: (error) => toastError(error, failed),
  })
}

export function useRemoveLine(id: number) {
  const changeLines = useChangeLines()
  return useMutation({
    mutationFn: async () => callFor((await askOwnerId()) ?? 0, `/api/runs/${id}`, { method: 'DELETE' }),
    onSuccess: () => {
      toast({ title: 'Line deleted successfully' })
      changeLines((lines) => lines.filter((line) => line.id !== id))
    },
    onError: (error) => toastError(error, 'Failed to delete line'),
  })
}

/** Gives a line its public link, or takes it back. */
export function useShareLine(id: number) {
  const changeLines = useChangeLines()
  return useMutation({
    mutationFn: async (isShared: boolean) => {
      const method = isShared ? 'POST' : 'DELETE'
      return (await call<{ token: string } | undefined>(`/api/runs/${id}/share`, { method }))?.token ?? null
    },
    onSuccess: (shareToken) =>
      changeLines((lines) => lines.map((line) => (line.id === id ? { ...line, shareToken } : line))),
    onError: (error) => toastError(error, 'Failed to share line'),
  })
}
