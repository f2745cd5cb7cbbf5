import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type DragEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { LoadError } from '@/components/ui/load-error'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { Spinner } from '@/components/ui/status'
import { dayPartsOf, partsOf } from '@/lib/my-tricks/brought'
import { mostBytes, type ReadEntry, readList, tooLarge } from '@/lib/my-tricks/read-list'
import type { BroughtTrick, DiaryDay } from '@/lib/my-tricks/schema'
import { type MasteryLevel, masteryLevels } from '@/lib/my-tricks/taxonomy'
import { adviceKey, callFor, diaryQuery, libraryQuery, myTricksQuery } from '@/lib/offline/account-queries'
import { nameKey } from '@/lib/skate/name/query'
import { counted } from '@/lib/skate/wording'
import type { TrickSummary } from '@/lib/tricks/schema'
import { useKept } from './use-kept'

/** What was pasted, and what of it was corrected: by the key of an entry. */
type Brought = { text: string; corrected: Record<string, Correction> }

/** `name` as it is typed, '' to leave the entry out; `level` and `day` (YYYY-MM-DD) where they were changed. */
type Correction = { name?: string; level?: MasteryLevel; day?: string }

const nothing: Brought = { text: '', corrected: {} }

/** Brings a list along: what is pasted or dropped is read, shown in three groups, corrected and saved. */
export function BringScreen({ userId }: { userId: number }) {
  const { value, isReady, change } = useKept<Brought>(userId, 'bring')
  const library = useQuery(libraryQuery)
  if (!isReady || library.isPending) return <Spinner label="Loading the trick library..." />
  if (!library.data) {
    return <LoadError isBoxed message="Failed to load tricks" onRetry={() => void library.refetch()} />
  }
  const brought = value ?? nothing
  return (
    <div className="space-y-8">
      <ListField
        text={brought.text}
        onChange={(text) => change(() => (text === '' ? null : { text, corrected: {} }))}
      />
      {brought.text.trim() !== '' && (
        <Result
          userId={userId}
          brought={brought}
          library={library.data}
          onCorrect={(key, correction) =>
            change(
              (known) =>
                known && {
                  ...known,
                  corrected: { ...known.corrected, [key]: { ...known.corrected[key], ...correction } },
                },
            )
          }
          onSaved={() => change(() => null)}
        />
      )}
    </div>
  )
}

function ListField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId()
  const written = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')
  const open = async (file: File | undefined) => {
    if (!file) return
    if (file.size > mostBytes) return setProblem(tooLarge)
    setProblem('')
    onChange(await file.text())
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void open(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file here is a short cut to the button below
    <div className="space-y-3" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label htmlFor={id} className="block font-semibold">
        Your list
      </label>
      <p id={`${id}-hint`} className="max-w-prose text-soft">
        Paste notes, a table, names with dates or check marks, or your export from here. Or drop a file.
        Nothing is saved until you say so.
      </p>
      <textarea
        ref={written}
        id={id}
        aria-describedby={`${id}-hint`}
        rows={6}
        value={text.length > 20_000 ? `${text.slice(0, 20_000)}\n...` : text}
        readOnly={text.length > 20_000}
        placeholder={'[x] Ollie\nKickflip 2025-03-14\nTre flip - working on it'}
        onChange={(event) => onChange(event.target.value)}
        className="w-full border-2 border-line bg-sheet p-3 text-base"
      />
      <div className="flex flex-wrap items-center gap-3">
        <FileChoice onChoose={(file) => void open(file)} />
        {text !== '' && (
          <button
            type="button"
            className={buttonStyle({ variant: 'ghost' })}
            onClick={() => {
              onChange('')
              // This button goes with the text.
              written.current?.focus()
            }}
          >
            Clear
          </button>
        )}
      </div>
      <p role="alert" className="text-danger">
        {problem}
      </p>
    </div>
  )
}

function FileChoice({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  return (
    <label
      className={`${buttonStyle({ variant: 'outline' })} has-focus-visible:outline-3 has-focus-visible:outline-signal-text cursor-pointer`}
    >
      Choose a file
      <input
        type="file"
        accept=".txt,.csv,.tsv,.json,.md,text/*,application/json"
        className="sr-only"
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
    </label>
  )
}

type ResultProps = {
  userId: number
  brought: Brought
  library: TrickSummary[]
  onCorrect: (key: string, correction: Correction) => void
  onSaved: () => void
}

const groups = [
  { kind: 'unknown', title: 'Not understood', says: 'Write what it is, or leave it out.' },
  { kind: 'guessed', title: 'Guessed', says: 'Check that it is what you meant.' },
  { kind: 'understood', title: 'Understood', says: 'Found by its name.' },
] as const satisfies { kind: ReadEntry['kind']; title: string; says: string }[]

type ShownEntry = { entry: ReadEntry; correction: Correction; trickId: number | undefined }

/** What is to be saved of an entry, with what was put right by hand. */
function correctedTrick({ entry, correction, trickId }: ShownEntry): BroughtTrick[] {
  if (trickId === undefined) return []
  const { level, day } = correction
  const lastPracticed = day === undefined ? entry.brought.lastPracticed : day ? `${day}T12:00:00.000Z` : null
  return [{ trickId, ...entry.brought, lastPracticed, masteryLevel: level ?? entry.brought.masteryLevel }]
}

/** What was understood of a list, with what was put right by hand, and what of it is to be saved. */
function useRead(brought: Brought, library: TrickSummary[]) {
  const text = useDeferredValue(brought.text)
  const read = useMemo(() => readList(text, library, new Date()), [text, library])
  const idsByKey = useMemo(() => new Map(library.map(({ id, name }) => [nameKey(name), id])), [library])
  const namesById = useMemo(() => new Map(library.map(({ id, name }) => [id, name])), [library])
  const shown = (read.entries ?? []).map((entry) => {
    const correction = brought.corrected[entry.key] ?? {}
    const name = correction.name ?? namesById.get(entry.choices[0] ?? 0) ?? ''
    return { entry, correction, name, trickId: idsByKey.get(nameKey(name)) }
  })
  return { refused: read.refused, shown, tricks: shown.flatMap(correctedTrick), diary: read.diary ?? [] }
}

function Result({ userId, brought, library, onCorrect, onSaved }: ResultProps) {
  const { refused, shown, tricks, diary } = useRead(brought, library)
  const listId = useId()
  const save = useSave(userId, onSaved)
  if (refused !== null) return <p role="status">{refused}</p>

  const count = new Set(tricks.map(({ trickId }) => trickId)).size
  return (
    <div className="space-y-8">
      <datalist id={listId}>
        {library.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      {groups.map(({ kind, title, says }) => {
        const rows = shown.filter(({ entry }) => entry.kind === kind)
        return (
          rows.length > 0 && (
            <details key={kind} open={kind !== 'understood' || rows.length <= 10}>
              <summary className="mb-2 flex items-center gap-3">
                <h2 className="text-title">{title}</h2>
                <span className="bg-ink px-2 py-1 text-paper text-sm tabular-nums">{rows.length}</span>
              </summary>
              <p className="mb-3 text-soft">{says}</p>
              <ul className="border-2 border-line bg-sheet">
                {rows.map(({ entry, correction, name, trickId }) => (
                  <EntryRow
                    key={entry.key}
                    entry={entry}
                    correction={correction}
                    name={name}
                    isTrick={trickId !== undefined}
                    listId={listId}
                    onCorrect={(next) => onCorrect(entry.key, next)}
                  />
                ))}
              </ul>
            </details>
          )
        )
      })}
      {diary.length > 0 && (
        <p>
          {counted(diary.length, 'day')} of your diary {diary.length === 1 ? 'comes' : 'come'} along: rest,
          places and notes. What you wrote here stays.
        </p>
      )}
      <ActionButton
        isResting={count + diary.length === 0 || save.isPending}
        onClick={() => save.mutate({ tricks, diary })}
        className={`${buttonStyle({ size: 'lg' })} w-full`}
      >
        {save.isPending
          ? 'Saving...'
          : `Save ${counted(count, 'Trick')}${diary.length > 0 ? ` and ${counted(diary.length, 'Day')}` : ''}`}
      </ActionButton>
    </div>
  )
}

type EntryProps = {
  entry: ReadEntry
  correction: Correction
  name: string
  /** Whether the name is one of the library. */
  isTrick: boolean
  listId: string
  onCorrect: (correction: Correction) => void
}

const field = 'min-h-11 w-full border-2 border-line bg-paper px-2 text-base'
const shortLevels: Record<MasteryLevel, string> = {
  LEARNING: 'Learning',
  CONSISTENT: 'Consistent',
  MASTERED: 'Mastered',
}

function EntryRow({ entry, correction, name, isTrick, listId, onCorrect }: EntryProps) {
  const { written, brought } = entry
  const day = correction.day ?? brought.lastPracticed?.slice(0, 10) ?? ''
  const tries = brought.practice.reduce((sum, each) => sum + each.tries, 0)
  const more = [
    tries > 0 && counted(tries, 'try', 'tries'),
    brought.notes.length > 0 && counted(brought.notes.length, 'note'),
  ].filter(Boolean)
  return (
    <li className="p-2 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] not-last:border-line/30 not-last:border-b">
      <fieldset>
        <legend className="wrap-anywhere mb-1 text-sm text-soft">
          {written}
          {more.length > 0 && ` (${more.join(', ')})`}
        </legend>
        <div className="flex flex-wrap gap-2">
          <input
            aria-label={`Trick meant by ${written}`}
            list={listId}
            value={name}
            placeholder="Left out"
            onChange={(event) => onCorrect({ name: event.target.value })}
            className={`${field} min-w-0 flex-1 basis-48 ${isTrick ? '' : 'border-dashed'}`}
          />
          <select
            aria-label={`Level of ${written}`}
            value={correction.level ?? brought.masteryLevel}
            onChange={(event) => onCorrect({ level: event.target.value as MasteryLevel })}
            className={`${field} min-w-0 flex-1 basis-32`}
          >
            {masteryLevels.map((level) => (
              <option key={level} value={level}>
                {shortLevels[level]}
              </option>
            ))}
          </select>
          <input
            type="date"
            aria-label={`Last practice of ${written}`}
            value={day}
            onChange={(event) => onCorrect({ day: event.target.value })}
            className={`${field} min-w-0 flex-1 basis-36`}
          />
        </div>
        {name !== '' && !isTrick && (
          <p role="status" className="mt-1 text-danger text-sm">
            We don’t know a trick by this name, so it is left out.
          </p>
        )}
      </fieldset>
    </li>
  )
}

/** Sends the list part by part: if one does not arrive, all can be sent again, and nothing counts twice. */
function useSave(userId: number, onSaved: () => void) {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: async ({ tricks, diary }: { tricks: BroughtTrick[]; diary: DiaryDay[] }) => {
      const send = (json: { tricks: BroughtTrick[]; diary?: DiaryDay[] }) =>
        callFor(userId, '/api/tricks/my-tricks/bring', { method: 'POST', json })
      for (const part of partsOf(tricks)) await send({ tricks: part })
      for (const part of dayPartsOf(diary)) await send({ tricks: [], diary: part })
      return new Set(tricks.map(({ trickId }) => trickId)).size
    },
    onSuccess: async (count) => {
      void client.invalidateQueries({ queryKey: diaryQuery(userId).queryKey })
      await client.invalidateQueries({ queryKey: myTricksQuery(userId).queryKey, refetchType: 'all' })
      void client.invalidateQueries({ queryKey: adviceKey(userId) })
      onSaved()
      toast({
        title: 'List Saved',
        description: `${counted(count, 'trick is', 'tricks are')} in My Tricks.`,
      })
      router.push('/my-tricks')
    },
    onError: (error) =>
      toastError(
        error,
        'Your list could not be saved. It is still here: check your connection and try again.',
      ),
  })
}
