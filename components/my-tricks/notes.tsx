import { type FormEvent, useId, useRef, useState } from 'react'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { lateDialog } from '@/components/ui/late'
import { useKeptFocus } from '@/components/ui/lost-focus'
import { isWaitingNote } from '@/lib/my-tricks/changes'
import type { MyTrick, Note } from '@/lib/my-tricks/schema'
import {
  keepDraft,
  keepRewording,
  type Rewording,
  readDraft,
  readRewording,
} from '@/lib/offline/local-storage'
import { useNotes } from './use-my-tricks'

const ConfirmDialog = lateDialog(() => import('@/components/ui/dialog'))

const longest = 2000
const field = 'w-full border-2 border-line bg-paper p-3 text-base'

type Props = { trick: MyTrick; userId: number }

/** What the skater wants to remember about a trick. */
export function Notes({ trick, userId }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, ':scope li button', trick.progress.notes.length)
  return (
    <div ref={list} tabIndex={-1} className="max-w-prose space-y-4 outline-none">
      {trick.progress.notes.length > 0 && (
        <ul className="space-y-3">
          {trick.progress.notes.map((note) => (
            <li key={note.id}>
              {isWaitingNote(note) ? (
                <WaitingNoteText text={note.text} />
              ) : (
                <NoteItem note={note} trickId={trick.id} userId={userId} />
              )}
            </li>
          ))}
        </ul>
      )}
      <NewNote trick={trick} userId={userId} />
    </div>
  )
}

function NewNote({ trick, userId }: Props) {
  const id = useId()
  const [text, setText] = useState(() => readDraft(userId, trick.id))
  const { write } = useNotes(userId, trick.id)
  const change = (next: string) => {
    setText(next)
    keepDraft(userId, trick.id, next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    write.mutate(text.trim(), {
      onSuccess: (isDone) => isDone && setText((now) => (now === text ? '' : now)),
    })
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      <label htmlFor={id} className="block font-semibold text-label text-soft uppercase">
        New note
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={longest}
        value={text}
        onChange={(event) => change(event.target.value)}
        className={field}
      />
      <ActionButton type="submit" isResting={text.trim() === '' || write.isPending} className={buttonStyle()}>
        {write.isPending ? 'Saving...' : 'Save Note'}
      </ActionButton>
    </form>
  )
}

/** A note that no server knows yet: it can be changed once it has arrived. */
function WaitingNoteText({ text }: { text: string }) {
  return (
    <div className="border-line border-l-4 border-dashed pl-4">
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
      <p className="text-sm text-soft">Waiting for a connection</p>
    </div>
  )
}

function NoteItem({ note, trickId, userId }: { note: Note; trickId: number; userId: number }) {
  const [rewording, setRewording] = useState(() => readRewording(userId, note.id))
  const hasEdited = useRef(false)
  const [isAsking, setIsAsking] = useState(false)
  const { remove } = useNotes(userId, trickId)
  if (rewording) {
    const change = (text: string) => {
      const next = { ...rewording, text }
      setRewording(next)
      keepRewording(userId, note.id, text === note.text ? null : next)
    }
    const done = () => {
      hasEdited.current = true
      setRewording(null)
      keepRewording(userId, note.id, null)
    }
    return <NoteEditor {...{ note, trickId, userId, rewording }} onChange={change} onDone={done} />
  }
  return (
    <div className="flex flex-wrap items-start justify-end gap-x-2 border-signal border-l-4 pl-4">
      <p className="wrap-anywhere min-w-0 flex-1 basis-64 whitespace-pre-wrap">{note.text}</p>
      <div className="flex">
        <button
          ref={(button) => {
            if (hasEdited.current) button?.focus()
            hasEdited.current = false
          }}
          type="button"
          aria-label={`Edit note: ${note.text.slice(0, 40)}`}
          onClick={() => setRewording({ text: note.text, before: note.text })}
          className={buttonStyle({ variant: 'ghost', size: 'sm' })}
        >
          Edit
        </button>
        <ActionButton
          aria-label={`Delete note: ${note.text.slice(0, 40)}`}
          isResting={remove.isPending}
          onClick={() => setIsAsking(true)}
          className={buttonStyle({ variant: 'ghost', size: 'sm' })}
        >
          Delete
        </ActionButton>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Delete Note"
          question="Are you sure you want to delete this note? This action cannot be undone."
          confirmLabel="Delete"
          onConfirm={() => remove.mutate(note.id)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

type EditorProps = {
  note: Note
  trickId: number
  userId: number
  rewording: Rewording
  onChange: (text: string) => void
  onDone: () => void
}

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

function NoteEditor({ note, trickId, userId, rewording, onChange, onDone }: EditorProps) {
  const id = useId()
  const { reword } = useNotes(userId, trickId)
  const { text, before } = rewording
  // Nothing that another device wrote meanwhile is replaced unseen.
  const hasClash = note.text !== before && note.text !== text
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reword.mutate({ note, text: text.trim() }, { onSuccess: (isDone) => isDone && onDone() })
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      {hasClash && (
        <div id={id} className="border-signal border-l-4 pl-4">
          <p className="text-sm text-soft">Changed meanwhile. It now says:</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
        </div>
      )}
      <textarea
        ref={focusAtEnd}
        aria-label="Note"
        aria-describedby={hasClash ? id : undefined}
        rows={3}
        maxLength={longest}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className={field}
      />
      <div className="flex flex-wrap gap-2">
        <ActionButton
          type="submit"
          isResting={text.trim() === '' || reword.isPending}
          className={buttonStyle({ size: 'sm' })}
        >
          {hasClash ? 'Save this over it' : 'Save'}
        </ActionButton>
        <button type="button" onClick={onDone} className={buttonStyle({ variant: 'outline', size: 'sm' })}>
          {hasClash ? 'Keep what it says' : 'Cancel'}
        </button>
      </div>
    </form>
  )
}
