import * as Accordion from '@radix-ui/react-accordion'
import { lazy, Suspense, useState } from 'react'
import { PrintButton } from '@/components/ui/print-button'
import type { SavedLine } from '@/lib/lines/schema'
import { startingPositionNames } from '@/lib/lines/taxonomy'
import { SavedStep } from './saved-step'
import { ShareLine } from './share-line'
import type { TrickSlots } from './slots'
import { StepTable } from './step-table'
import { useRemoveLine } from './use-lines'

const ConfirmDialog = lazy(() => import('@/components/ui/confirm-dialog'))

const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** A saved line: its name and facts to open it by, a way to delete it, and inside its tricks. */
export function SavedLineItem({ line, slots }: { line: SavedLine; slots: TrickSlots }) {
  const { id, name, startingPosition, createdAt, tricks } = line
  const count = `${tricks.length} ${tricks.length === 1 ? 'trick' : 'tricks'}`
  return (
    <Accordion.Item
      value={String(id)}
      className="border-2 border-line bg-sheet shadow-sticker-sm print:shadow-none print:data-[state=closed]:hidden"
    >
      <div className="flex items-stretch">
        <Accordion.Header className="min-w-0 flex-1 font-body normal-case">
          <Accordion.Trigger className="group flex size-full items-center gap-3 p-4 text-left hover:bg-paper">
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere block font-display text-2xl uppercase">{name}</span>
              <span className="mt-1 block text-sm text-soft">
                Starting Position: {startingPositionNames[startingPosition]} &bull; {count} &bull; Created{' '}
                {shortDate.format(new Date(createdAt))}
              </span>
            </span>
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-6 shrink-0 fill-none stroke-2 stroke-current transition-transform group-data-[state=open]:rotate-180"
            >
              <path d="M5 9l7 7 7-7" />
            </svg>
          </Accordion.Trigger>
        </Accordion.Header>
        <RemoveLine id={id} name={name} />
      </div>
      <Accordion.Content className="space-y-5 border-line border-t-2 p-4">
        <StepTable caption={`The tricks of ${name}`}>
          {tricks.map((trick, at) => (
            <SavedStep key={trick.id} trick={trick} order={at + 1} slots={slots} />
          ))}
        </StepTable>
        <div className="flex flex-wrap items-end gap-2 print:hidden">
          <PrintButton />
          <ShareLine line={line} />
        </div>
      </Accordion.Content>
    </Accordion.Item>
  )
}

function RemoveLine({ id, name }: { id: number; name: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const removing = useRemoveLine(id)
  return (
    <>
      <button
        type="button"
        aria-label={`Delete ${name}`}
        onClick={() => setIsAsking(true)}
        className="grid w-14 shrink-0 place-items-center border-line border-l-2 text-danger hover:bg-paper print:hidden"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-2 stroke-current">
          <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
        </svg>
      </button>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title="Delete Line"
            question="Are you sure you want to delete this line? This action cannot be undone."
            confirmLabel="Delete"
            onConfirm={() => removing.mutate()}
            onClose={() => setIsAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
}
