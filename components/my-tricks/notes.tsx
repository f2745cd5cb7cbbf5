import { type FormEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { lateDialog } from '@/components/ui/behavior/late'
import { useKeptFocus } from '@/components/ui/behavior/lost-focus'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { notePartsOf } from '@/lib/my-tricks/note-parts'
import { isWaitingNote } from '@/lib/my-tricks/reducer'
import type { MyTrick, Note } from '@/lib/my-tricks/schema'
import {
  keepDraft,
  keepRewording,
  type Rewording,
  readDraft,
  readRewordings,
} from '@/lib/offline/local-storage'
import { counted } from '@/lib/skate/wording'
import { useNotes } from './use-my-tricks'

const ConfirmDialog = lateDialog(() => import('@/components/ui/overlays/dialog'))

const longest = 2000

/** Has what saves the note in sight while it is written, also above a phone's keyboard. */
const keepSubmitInSight = ({ currentTarget: { form } }: FormEvent<HTMLTextAreaElement>) =>
  form?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' })

const fieldStyle = 'w-full border-2 border-line bg-paper p-3 text-base'

type Props = { trick: MyTrick; userId: number }

/** What the skater wants to remember about a trick. */
export function Notes({ trick, userId }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { notes } = trick.progress
  const [rewordings, setRewordings] = useState(() => readRewordings(userId, trick.id))
  useKeptFocus(list, ':scope li button', notes.length)
  const reword = (id: number, rewording: Rewording | null, isKept = rewording !== null) => {
    setRewordings((before) => {
      const next = new Map(before)
      if (rewording) next.set(id, rewording)
      else next.delete(id)
      return next
    })
    keepRewording(userId, trick.id, id, isKept ? rewording : null)
  }
  const rows = rowsOf(notes, rewordings)
  return (
    <div ref={list} tabIndex={-1} className="max-w-prose space-y-4 outline-none">
      {rows.length > 0 && (
        <ul className="space-y-3">
          {rows.map(({ id, note }) => (
            <li key={id}>
              {note && isWaitingNote(note) ? (
                <WaitingNoteText text={note.text} />
              ) : (
                <NoteItem
                  note={note}
                  trickId={trick.id}
                  userId={userId}
                  rewording={rewordings.get(id) ?? null}
                  onReword={(...rewording) => reword(id, ...rewording)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {/* What was saved or deleted shows in the list alone. */}
      <p role="status" className="sr-only">
        {counted(notes.length, 'note')}
      </p>
      <NewNote trick={trick} userId={userId} />
    </div>
  )
}

/** The notes, and in the place of one that was deleted elsewhere while it was reworded, null with its id. */
function rowsOf(notes: readonly Note[], rewordings: ReadonlyMap<number, Rewording>) {
  const rows = notes.map((note): { id: number; note: Note | null } => ({ id: note.id, note }))
  for (const id of rewordings.keys()) {
    if (notes.some((note) => note.id === id)) continue
    // The oldest come first, and those that wait last. Where it was, its field keeps the focus.
    const at = rows.findIndex((row) => row.id > id || row.id < 0)
    rows.splice(at < 0 ? rows.length : at, 0, { id, note: null })
  }
  return rows
}

// Where somebody writes whose row is on its way to another section, for as long as React takes to move it.
let carried: { trickId: number; at: number } | null = null

/** Writing goes on where a row is moved to another section, as when a level comes from another device. */
function useCarriedCaret(field: RefObject<HTMLTextAreaElement | null>, trickId: number): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    if (carried?.trickId === trickId) {
      element.focus({ preventScroll: true })
      element.setSelectionRange(carried.at, carried.at)
    }
    return () => {
      if (document.activeElement !== element) return
      carried = { trickId, at: element.selectionEnd }
      queueMicrotask(() => {
        carried = null
      })
    }
  }, [field, trickId])
}

function NewNote({ trick, userId }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useCarriedCaret(field, trick.id)
  const [text, setText] = useState(() => readDraft(userId, trick.id))
  const { write } = useNotes(userId, trick.id)
  const change = (next: string) => {
    setText(next)
    keepDraft(userId, trick.id, next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    write.mutate(
      { text: text.trim(), dropDraft: () => keepDraft(userId, trick.id, '') },
      { onSuccess: (isDone) => isDone && setText((now) => (now === text ? '' : now)) },
    )
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      <label htmlFor={id} className="block font-semibold text-label text-soft uppercase">
        New note
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        maxLength={longest}
        value={text}
        onChange={(event) => change(event.target.value)}
        onInput={keepSubmitInSight}
        className={fieldStyle}
      />
      <ActionButton type="submit" isResting={text.trim() === '' || write.isPending} className={buttonStyle()}>
        {write.isPending ? 'Saving...' : 'Save Note'}
      </ActionButton>
    </form>
  )
}

/** The words of a note, in which a clip is a link with a picture of our own: nothing is loaded before it is pressed. */
const NoteText = ({ text }: { text: string }) =>
  notePartsOf(text).map((part, at) =>
    part.href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which have no order but this
        key={at}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="font-semibold underline underline-offset-4 hover:text-signal-text"
      >
        <svg
          viewBox="0 0 32 20"
          aria-hidden="true"
          className="mr-1.5 inline h-5 w-8 border-2 border-line bg-sheet fill-current"
        >
          <path d="M12 4l9 6-9 6z" />
        </svg>
        {part.text}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    ) : (
      part.text
    ),
  )

/** A note that no server knows yet: it can be changed once it has arrived. */
function WaitingNoteText({ text }: { text: string }) {
  return (
    <div className="border-line border-l-4 border-dashed pl-4">
      <p className="wrap-anywhere whitespace-pre-wrap">
        <NoteText text={text} />
      </p>
      <p className="text-sm text-soft">Waiting for a connection</p>
    </div>
  )
}

type ItemProps = {
  note: Note | null
  trickId: number
  userId: number
  rewording: Rewording | null
  /** Whether it is kept on this device: what a note says already is not. */
  onReword: (rewording: Rewording | null, isKept?: boolean) => void
}

function NoteItem({ note, trickId, userId, rewording, onReword }: ItemProps) {
  const hasEdited = useRef(false)
  const [isAsking, setIsAsking] = useState(false)
  const { remove } = useNotes(userId, trickId)
  if (rewording) {
    const done = () => {
      hasEdited.current = true
      onReword(null)
    }
    return (
      <NoteEditor
        {...{ note, trickId, userId, rewording }}
        onChange={(text) => onReword({ ...rewording, text }, text !== note?.text)}
        onDone={done}
      />
    )
  }
  if (!note) return null
  return (
    <div className="flex flex-wrap items-start justify-end gap-x-2 border-signal border-l-4 pl-4">
      <p className="wrap-anywhere min-w-0 flex-1 basis-64 whitespace-pre-wrap">
        <NoteText text={note.text} />
      </p>
      <div className="flex">
        <button
          ref={(button) => {
            if (hasEdited.current) button?.focus()
            hasEdited.current = false
          }}
          type="button"
          aria-label={`Edit note: ${note.text.slice(0, 40)}`}
          onClick={() => onReword({ text: note.text, before: note.text }, false)}
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
  /** Null when it was deleted elsewhere meanwhile. */
  note: Note | null
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
  const { reword, write } = useNotes(userId, trickId)
  const { text, before } = rewording
  // Nothing that another device wrote or deleted meanwhile is replaced unseen.
  const hasClash = note !== null && note.text !== before && note.text !== text
  const words = wordsOf(note, hasClash)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = (isDone: boolean) => isDone && onDone()
    if (note) reword.mutate({ note, text: text.trim() }, { onSuccess })
    else write.mutate({ text: text.trim(), dropDraft: onDone })
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      {words.said && (
        <div id={id} className="border-signal border-l-4 pl-4">
          <p className="text-sm text-soft">{words.said}</p>
          {note && <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>}
        </div>
      )}
      <textarea
        ref={focusAtEnd}
        aria-label="Note"
        aria-describedby={words.said ? id : undefined}
        rows={3}
        maxLength={longest}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onInput={keepSubmitInSight}
        className={fieldStyle}
      />
      <div className="flex flex-wrap gap-2">
        <ActionButton
          type="submit"
          isResting={text.trim() === '' || reword.isPending || write.isPending}
          className={buttonStyle({ size: 'sm' })}
        >
          {words.save}
        </ActionButton>
        <button type="button" onClick={onDone} className={buttonStyle({ variant: 'outline', size: 'sm' })}>
          {words.drop}
        </button>
      </div>
    </form>
  )
}

/** What was done to the note meanwhile, and what the two buttons say. */
function wordsOf(note: Note | null, hasClash: boolean) {
  if (!note)
    return {
      said: 'Deleted meanwhile. What you wrote is still here.',
      save: 'Save as a new note',
      drop: 'Discard',
    }
  return hasClash
    ? { said: 'Changed meanwhile. It now says:', save: 'Save this over it', drop: 'Keep what it says' }
    : { said: null, save: 'Save', drop: 'Cancel' }
}
