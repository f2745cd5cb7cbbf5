import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { askOwnerId, useOwnerId } from '@/components/accounts/auth-status'
import { change, heldUp, sentLater, useAccount, usePending } from '@/components/accounts/use-account'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { call } from '@/lib/http/client'
import type { LineInput, SavedLine, SavedTrick } from '@/lib/lines/schema'
import { changeList, linesQuery, withLineChange } from '@/lib/offline/account-queries'
import type { Outcome } from '@/lib/offline/changes'
import type { ChangeCall } from '@/lib/offline/store'

/** The saved lines of who is signed in as they will be when all changes have arrived. */
export function useSavedLines() {
  const userId = useOwnerId() ?? null
  const isOpen = useAccount(userId)
  const query = useQuery({ ...linesQuery(userId ?? 0), enabled: isOpen })
  const { pending } = usePending()
  const data = useMemo(
    () => query.data && pending.reduce((lines, { change }) => withLineChange(lines, change), query.data),
    [query.data, pending],
  )
  return { ...query, data }
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

/** Makes a change to the saved lines; null for a guest, and where the server refused it and the user was notified. */
async function write(made: ChangeCall): Promise<Outcome | null> {
  const userId = await askOwnerId()
  return userId === null ? null : change(userId, made)
}

const report = (waiting: string, { waitsFor }: Outcome) =>
  toast(
    waitsFor
      ? { title: heldUp[waitsFor].title, description: `${waiting} ${heldUp[waitsFor].until}.` }
      : saved,
  )

/** Saves a line. */
export function useSaveLine(onSaved: (outcome: Outcome) => void) {
  return useMutation({
    mutationFn: (json: LineInput) =>
      write({ method: 'POST', path: '/api/runs', json, change: { kind: 'line' }, failed, arrived: saved }),
    onSuccess: (outcome) => {
      if (!outcome) return
      report('Your line will be in My Lines', outcome)
      onSaved(outcome)
    },
  })
}

/** Renames a saved line, or replaces what is in it. */
export function useChangeLine(id: number, onChanged?: (outcome: Outcome) => void) {
  return useMutation({
    mutationFn: (json: Partial<LineInput>) =>
      write({
        method: 'PATCH',
        path: `/api/runs/${id}`,
        json,
        change: { kind: 'line', lineId: id, name: json.name },
        failed,
        arrived: saved,
      }),
    onSuccess: (outcome) => {
      if (!outcome) return
      report('Your line will be changed', outcome)
      onChanged?.(outcome)
    },
  })
}

export function useRemoveLine(id: number) {
  const deleted = { title: 'Line deleted successfully' }
  return useMutation({
    mutationFn: () =>
      write({
        method: 'DELETE',
        path: `/api/runs/${id}`,
        change: { kind: 'removeLine', lineId: id },
        failed: 'Failed to delete line',
        arrived: deleted,
      }),
    onSuccess: (outcome) => {
      if (outcome) toast({ ...deleted, description: sentLater('', outcome) || undefined })
    },
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
