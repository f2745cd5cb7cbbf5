'use client'

import * as Accordion from '@radix-ui/react-accordion'
import { type FormEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useUserId } from '@/components/accounts/auth-status'
import { JoinLinks } from '@/components/accounts/join-links'
import { LineFilm } from '@/components/figure/line-film'
import { PlainSteps } from '@/components/tricks/plain-steps'
import { isComposing } from '@/components/ui/behavior/composing'
import { useQueryList } from '@/components/ui/behavior/history'
import { lateDialog } from '@/components/ui/behavior/late'
import { catchFocus, useKeptFocus } from '@/components/ui/behavior/lost-focus'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { DeleteButton } from '@/components/ui/delete-button'
import { TextField } from '@/components/ui/forms/text-fields'
import { ChevronIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { LoadError } from '@/components/ui/load-error'
import { toast } from '@/components/ui/overlays/toast'
import { PrintButton } from '@/components/ui/print-button'
import { ShareLink } from '@/components/ui/share-link'
import { Spinner } from '@/components/ui/status'
import { toggled } from '@/lib/addresses'
import { once } from '@/lib/intl'
import type { SavedLine, SavedTrick } from '@/lib/lines/schema'
import { lineProblems, startingPositionNames } from '@/lib/lines/taxonomy'
import { counted } from '@/lib/skate/wording'
import { StepNumber, StepTable, TrickLink, type TrickSlots } from './step-table'
import { useChangeLine, useChangeVideo, useRemoveLine, useSavedLines, useShareLine } from './use-lines'

type StepProps = { line: SavedLine; trick: SavedTrick; order: number; slots: TrickSlots }

/** One trick of a saved line, with its tutorial below on demand. */
function SavedStep({ line, trick, order, slots }: StepProps) {
  const [opened, setOpened] = useQueryList('tutorial')
  const detailsId = useId()
  // A trick may be part of several lines.
  const key = `${line.id}-${trick.id}`
  const isOpen = opened.includes(key)
  return (
    <>
      <tr>
        <td>
          <StepNumber order={order} />
        </td>
        <td>
          <p className="font-semibold text-lg leading-tight">{trick.name}</p>
          <div className="mt-1 flex flex-wrap items-center gap-2">{slots.badges(trick)}</div>
          <TrickLink {...trick} />
        </td>
        <td>
          {trick.reasoning && <p className="mb-3">{trick.reasoning}</p>}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label={`View Tutorial: ${trick.name}`}
            onClick={() => setOpened(toggled(opened, key))}
            className={`${buttonStyle({ variant: 'outline', size: 'sm' })} print:hidden`}
          >
            View Tutorial
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr className="max-md:block!">
          <td colSpan={3} id={detailsId} className="border-signal border-l-4 max-md:block max-md:pl-3">
            <SavedTutorial trick={trick} slots={slots} />
          </td>
        </tr>
      )}
    </>
  )
}

function SavedTutorial({ trick, slots }: { trick: SavedTrick; slots: TrickSlots }) {
  const changeVideo = useChangeVideo(trick.id)
  return (
    <div className="max-w-prose space-y-4">
      {slots.save(trick)}
      {trick.description && <p>{trick.description}</p>}
      <PlainSteps steps={trick.steps} />
      {slots.tutorial(trick, changeVideo)}
    </div>
  )
}

/** Gives a line a link that anyone can open, or revokes it. */
function ShareLine({ line: { id, name, shareToken } }: { line: SavedLine }) {
  const sharing = useShareLine(id)
  const isGuest = useUserId() === null
  const [isAsking, setIsAsking] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isShared = shareToken !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed makes room for others
  useEffect(() => catchFocus(box.current?.querySelector('button')), [isShared])
  const share = (isWanted: boolean) => {
    if (isGuest) setIsAsking(true)
    else sharing.mutate(isWanted)
  }
  if (shareToken === null) {
    return (
      <div ref={box}>
        <ActionButton
          aria-label={`Share ${name}`}
          isResting={sharing.isPending}
          onClick={() => share(true)}
          className={buttonStyle({ variant: 'outline' })}
        >
          {sharing.isPending ? 'Sharing...' : 'Share'}
        </ActionButton>
        {isAsking && (
          <JoinDialog kept="Saved lines" waiting="your picks wait here" onClose={() => setIsAsking(false)} />
        )}
      </div>
    )
  }
  const link = `${window.location.origin}/lines/${shareToken}`
  return (
    <div ref={box} className="w-full">
      <ShareLink label="Anyone with this link can see the line" link={link}>
        <a href={link} className={buttonStyle({ variant: 'outline' })}>
          Open
        </a>
        <ActionButton
          isResting={sharing.isPending}
          onClick={() => share(false)}
          className={buttonStyle({ variant: 'ghost' })}
        >
          Stop sharing
        </ActionButton>
      </ShareLink>
    </div>
  )
}

const JoinDialog = lateDialog(() => import('@/components/accounts/join-dialog'))

const shortDate = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }))

type ItemProps = {
  line: SavedLine
  isFilled: boolean
  slots: TrickSlots
  onEdit: (line: SavedLine) => void
}

/** A saved line: its name and facts to open it by, a way to delete it, and inside its tricks. */
function SavedLineItem({ line, isFilled, slots, onEdit }: ItemProps) {
  const { id, name, startingPosition, createdAt, tricks } = line
  const count = counted(tricks.length, 'trick')
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
                <span className="inline-block">
                  Starting Position: {startingPositionNames[startingPosition]} &bull;
                </span>{' '}
                <span className="inline-block">{count} &bull;</span>{' '}
                <span className="inline-block">Created {shortDate().format(new Date(createdAt))}</span>
              </span>
            </span>
            <ChevronIcon className="size-6 shrink-0 transition-transform group-data-[state=open]:rotate-180" />
          </Accordion.Trigger>
        </Accordion.Header>
        <RemoveLine id={id} name={name} />
      </div>
      <Accordion.Content className="space-y-5 border-line border-t-2 p-4">
        {isFilled && (
          <>
            <LineFilm tricks={tricks} start={startingPosition} title={name} />
            <StepTable caption={`The tricks of ${name}`}>
              {tricks.map((trick, at) => (
                <SavedStep key={trick.id} line={line} trick={trick} order={at + 1} slots={slots} />
              ))}
            </StepTable>
            <div className="flex flex-wrap items-end gap-2 print:hidden">
              <button
                type="button"
                aria-label={`Edit ${name}`}
                onClick={() => onEdit(line)}
                className={buttonStyle({ variant: 'outline' })}
              >
                Edit
              </button>
              <PrintButton />
              <RenameLine id={id} name={name} />
              <ShareLine line={line} />
            </div>
          </>
        )}
      </Accordion.Content>
    </Accordion.Item>
  )
}

/** A line's name, changed where it stands. */
function RenameLine({ id, name }: { id: number; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const hasClosed = useRef(false)
  const close = () => {
    hasClosed.current = true
    setIsOpen(false)
  }
  if (isOpen) return <RenameForm id={id} name={name} onClose={close} />
  return (
    <button
      ref={(button) => {
        if (hasClosed.current) catchFocus(button)
        hasClosed.current = false
      }}
      type="button"
      aria-label={`Rename ${name}`}
      onClick={() => setIsOpen(true)}
      className={buttonStyle({ variant: 'outline' })}
    >
      Rename
    </button>
  )
}

function RenameForm({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const [wanted, setWanted] = useState(name)
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const renaming = useChangeLine(id, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted.trim() !== '') return renaming.mutate({ name: wanted })
    toast({ title: 'Name Required', description: lineProblems.name, variant: 'destructive' })
    setProblem(lineProblems.name)
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} className="my-2 flex w-full flex-wrap items-start gap-2" onSubmit={submit}>
      <TextField
        label="New name"
        className="min-w-0 flex-1 basis-60"
        // It takes the place of the button that was pressed.
        autoFocus
        value={wanted}
        error={problem}
        maxLength={80}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setWanted(currentTarget.value)
          setProblem(undefined)
        }}
        onKeyDown={(event) => event.key === 'Escape' && !isComposing(event.nativeEvent) && onClose()}
      />
      <ActionButton
        type="submit"
        isResting={renaming.isPending}
        className={`${buttonStyle()} min-h-12 sm:mt-5`}
      >
        {renaming.isPending ? 'Saving...' : 'Save name'}
      </ActionButton>
      <button
        type="button"
        onClick={onClose}
        className={`${buttonStyle({ variant: 'ghost' })} min-h-12 sm:mt-5`}
      >
        Cancel
      </button>
    </form>
  )
}

function RemoveLine({ id, name }: { id: number; name: string }) {
  const removing = useRemoveLine(id)
  return (
    <DeleteButton
      name={name}
      title="Delete Line"
      question="Are you sure you want to delete this line? This action cannot be undone."
      onDelete={() => removing.mutate()}
    />
  )
}

type ListProps = {
  slots: TrickSlots
  onEdit: (line: SavedLine) => void
  /** Shows the tab where a line is built. */
  onBuild: () => void
}
type Props = ListProps & { isSignedIn: boolean | null }

/** The saved lines, each opened by its name. */
export function MyLines({ isSignedIn, ...list }: Props) {
  const { data: lines, isError, refetch } = useSavedLines()
  if (isSignedIn === false) return <Guest />
  if (isError && !lines) {
    return (
      <LoadError
        isBoxed
        message="Your lines could not be loaded. Check your connection."
        onRetry={() => refetch()}
      />
    )
  }
  if (!lines) return <Spinner label="Loading your lines..." />
  return <LineList lines={lines} {...list} />
}

function LineList({ lines, slots, onEdit, onBuild }: ListProps & { lines: SavedLine[] }) {
  const [open, setOpen] = useQueryList('open')
  // A press shows at once which line it opens; its film and its tricks come in the frame after.
  const filled = useDeferredValue(open)
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, '[data-delete]', lines.length)
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {lines.length === 0 ? (
        <div className="border-2 border-line border-dashed p-8 text-center">
          <p className="mb-5">No saved lines yet. Use the line builder to create and save your lines.</p>
          <Link href="/trickbot/builder" onOpen={onBuild} className={buttonStyle()}>
            Build a Line
          </Link>
        </div>
      ) : (
        <Accordion.Root type="multiple" value={open} onValueChange={setOpen} className="space-y-4">
          {lines.map((line) => (
            <SavedLineItem
              key={line.id}
              line={line}
              isFilled={filled.includes(String(line.id))}
              slots={slots}
              onEdit={onEdit}
            />
          ))}
        </Accordion.Root>
      )}
    </div>
  )
}

const Guest = () => (
  <div className="border-2 border-line bg-sheet p-6 shadow-sticker">
    <h3 className="text-title">Your lines live here</h3>
    <p className="mt-3 max-w-prose text-soft">
      With a free account you keep the lines you build, open their tutorials at the spot, and share them.
    </p>
    <JoinLinks from="/trickbot/builder?tab=saved" />
  </div>
)
