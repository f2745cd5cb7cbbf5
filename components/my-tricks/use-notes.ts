import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from '@/components/ui/toast'
import { AppError } from '@/lib/errors'
import { newIdempotencyKey } from '@/lib/http/idempotency-key'
import { callOf } from '@/lib/my-tricks/changes'
import { keepDraft } from '@/lib/my-tricks/local-copy'
import type { Note } from '@/lib/my-tricks/schema'
import { deliver } from '@/lib/offline/deliver'
import { report, sentLater } from './save-trick'
import { changeShown, myTrickKeys } from './use-my-tricks'

type Change = (notes: Note[]) => Note[]

const toldToWait = () => toast({ title: 'Note kept', description: sentLater('', { isWaiting: true }) })

function useChangeNotes(userId: number, trickId: number) {
  const client = useQueryClient()
  return (change: Change) =>
    changeShown(client, userId, trickId, (trick) => ({
      ...trick,
      progress: { ...trick.progress, notes: change(trick.progress.notes) },
    }))
}

/** Writes a note. Until it is confirmed the words stay a draft, and every try at it has the same key. */
export function useWriteNote(userId: number, trickId: number) {
  const change = useChangeNotes(userId, trickId)
  const sent = useRef({ text: '', key: '' })
  return useMutation({
    mutationFn: (text: string) => {
      if (sent.current.text !== text) sent.current = { text, key: newIdempotencyKey() }
      const requestKey = sent.current.key
      return deliver<Note>(callOf({ kind: 'note', trickId, text }), requestKey)
    },
    onSuccess: (delivered) => {
      sent.current = { text: '', key: '' }
      keepDraft(userId, trickId, '')
      if (delivered.isWaiting) return toldToWait()
      const note = delivered.answer
      change((notes) => [...notes.filter(({ id }) => id !== note.id), note])
    },
    onError: (error) => report(error, 'Failed to update progress.'),
  })
}

/** Rewords a note. Words that were changed elsewhere meanwhile are fetched, and ours stay in the field. */
export function useRewordNote(userId: number, trickId: number) {
  const client = useQueryClient()
  const change = useChangeNotes(userId, trickId)
  return useMutation({
    mutationFn: ({ note, text }: { note: Note; text: string }) =>
      deliver<Note>(callOf({ kind: 'reword', trickId, noteId: note.id, updatedAt: note.updatedAt, text })),
    onSuccess: (delivered) => {
      if (delivered.isWaiting) return toldToWait()
      const reworded = delivered.answer
      change((notes) => notes.map((note) => (note.id === reworded.id ? reworded : note)))
    },
    onError: async (error) => {
      await report(error, 'Failed to update progress.')
      if (error instanceof AppError && error.code === 'conflict') {
        await client.refetchQueries({ queryKey: myTrickKeys.list(userId), exact: true })
      }
    },
  })
}

export function useRemoveNote(userId: number, trickId: number) {
  const change = useChangeNotes(userId, trickId)
  return useMutation({
    mutationFn: (noteId: number) => deliver(callOf({ kind: 'forget', trickId, noteId })),
    onSuccess: (_, removed) => change((notes) => notes.filter(({ id }) => id !== removed)),
    onError: (error) => report(error, 'Failed to update progress.'),
  })
}
