import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { toast, toastError } from '@/components/ui/toast'
import { call } from '@/lib/http/client'
import { newIdempotencyKey } from '@/lib/http/idempotency-key'
import type { LineInput, SavedLine } from '@/lib/lines/schema'
import { deliver } from '@/lib/offline/deliver'
import { readKnownUser } from '@/lib/offline/known-user'
import { isAnyWaiting } from '@/lib/offline/waiting'

const path = '/api/runs'
const savedKey = [path]

/** The saved lines of whoever is signed in. */
export function useSavedLines({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: savedKey,
    queryFn: ({ signal }) => call<SavedLine[]>(path, { signal }),
    enabled,
  })
}

/** Makes the saved lines be read anew. */
export function useRefreshLines() {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: savedKey }), [client])
}

/** Reads the saved lines anew when one that waited on this device has arrived. */
export function useLateLines() {
  const refresh = useRefreshLines()
  useEffect(() => {
    const userId = readKnownUser()?.user.id
    if (userId === undefined || !isAnyWaiting()) return
    let isOver = false
    const opened = import('@/lib/offline/outbox').then(({ openOutbox }) =>
      isOver ? undefined : openOutbox(userId, { onSynced: () => void refresh() }),
    )
    return () => {
      isOver = true
      void opened.then((close) => close?.())
    }
  }, [refresh])
}

/** Saves a line; tried again with the same content it counts once. */
export function useSaveLine(onSaved: () => void) {
  const refresh = useRefreshLines()
  const sent = useRef({ content: '', key: '' })
  return useMutation({
    mutationFn: (line: LineInput) => {
      const content = JSON.stringify(line)
      if (sent.current.content !== content) sent.current = { content, key: newIdempotencyKey() }
      const delivery = { method: 'POST', path, json: line, change: { kind: 'line' } } as const
      return deliver(delivery, sent.current.key)
    },
    onSuccess: ({ isWaiting }) => {
      sent.current = { content: '', key: '' }
      toast({
        title: isWaiting ? 'Line Kept' : 'Line Saved Successfully',
        description: isWaiting
          ? 'Your line is kept on this device and saved as soon as there is a connection.'
          : 'Your line has been saved and can be viewed in My Lines.',
      })
      onSaved()
      return refresh()
    },
    onError: (error) => toastError(error, 'Failed to save line'),
  })
}

export function useRemoveLine(id: number) {
  const refresh = useRefreshLines()
  return useMutation({
    mutationFn: () => call(`${path}/${id}`, { method: 'DELETE' }),
    onSuccess: () => {
      toast({ title: 'Line deleted successfully' })
      return refresh()
    },
    onError: (error) => toastError(error, 'Failed to delete line'),
  })
}

/** Gives a line its public link, or takes it back. */
export function useShareLine(id: number) {
  const refresh = useRefreshLines()
  return useMutation({
    mutationFn: (isShared: boolean) => call(`${path}/${id}/share`, { method: isShared ? 'POST' : 'DELETE' }),
    onSuccess: refresh,
    onError: (error) => toastError(error, 'Failed to share line'),
  })
}
