import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useId, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { LoadError } from '@/components/ui/load-error'
import { Spinner } from '@/components/ui/status'
import { mostBytes, tooLarge } from '@/lib/my-tricks/bring/read-list'
import { decodeText } from '@/lib/my-tricks/bring/text'
import { libraryQuery } from '@/lib/offline/account-queries'
import { BroughtRows } from './bring-rows'
import type { Kept } from './use-brought'
import { useKept } from './use-kept'

const nothing: Kept = { text: '', corrected: {} }

/** Brings a list along: what is pasted or dropped is read, shown in three groups, corrected and saved. */
export function BringScreen({ userId }: { userId: number }) {
  const { value, isReady, change } = useKept<Kept>(userId, 'bring')
  const library = useQuery(libraryQuery)
  if (!isReady || library.isPending) return <Spinner label="Loading the trick library..." />
  if (!library.data) {
    return <LoadError isBoxed message="Failed to load tricks" onRetry={() => void library.refetch()} />
  }
  const kept = value ?? nothing
  return (
    <div className="space-y-8">
      <ListField
        text={kept.text}
        onChange={(text) => change(() => (text === '' ? null : { text, corrected: {} }))}
      />
      {kept.text.trim() !== '' && (
        <BroughtRows
          userId={userId}
          kept={kept}
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
          onOrder={(order) => change((known) => known && { ...known, order })}
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
    onChange(decodeText(await file.arrayBuffer()))
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
