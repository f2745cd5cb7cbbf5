'use client'

import { hydrate } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { guestListChanged } from '@/components/accounts/auth-status'
import { change, heldUp, open, usePending } from '@/components/accounts/use-account'
import { lateDialog } from '@/components/ui/behavior/late'
import { saveFile } from '@/components/ui/behavior/save-file'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { loginPath } from '@/lib/accounts/return-path'
import { eraseGuestData } from '@/lib/offline/account'
import { callFor } from '@/lib/offline/account-queries'
import { tabStorage } from '@/lib/offline/browser-storage'
import { pendingChanges } from '@/lib/offline/changes'
import { getQueryClient } from '@/lib/offline/client'
import type { Moving } from '@/lib/offline/guest'
import { guestId } from '@/lib/offline/local-storage'
import { handOverQueries } from '@/lib/offline/store'
import { counted } from '@/lib/skate/wording'

const ConfirmDialog = lateDialog(() => import('@/components/ui/overlays/dialog'))

const loadGuest = () => import('@/lib/offline/guest')

const box = 'mb-6 border-2 border-line border-l-8 border-l-signal bg-sheet p-4'

const way =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-signal-text'

/** Says where a guest's list lives, and the ways out: into an account, or gone. */
export function GuestNotice() {
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    try {
      await eraseGuestData()
      guestListChanged()
      toast({ title: 'Deleted from this device' })
    } catch (error) {
      toastError(error, 'Your list could not be deleted')
    }
  }
  return (
    <section
      aria-label="Where your list lives"
      className="mb-5 border-line border-l-8 border-l-signal pl-3 text-sm"
    >
      <p>This list lives in this browser, on this device. Clear your browser data and it is gone.</p>
      <div className="flex flex-wrap items-center gap-x-5">
        <Link href={loginPath({ register: true, from: '/my-tricks' })} className={way}>
          Create Free Account
        </Link>
        <Link href={loginPath({ from: '/my-tricks' })} className={way}>
          Log In
        </Link>
        <button type="button" className={way} onClick={() => void download()}>
          Download
        </button>
        <button type="button" className={way} onClick={() => setIsAsking(true)}>
          Delete from this device
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Delete from this device"
          question="Your tricks, tries, notes and lines on this device will be gone for good."
          confirmLabel="Delete"
          onConfirm={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

/** Gives the list to its owner as a file, in the form of an account's export: Bring a List reads it anywhere. */
async function download(): Promise<void> {
  try {
    const list = await callFor<object>(guestId, '/api/account/export')
    const text = JSON.stringify(list, null, 2)
    saveFile(new File([text], 'darkslide.json', { type: 'application/json' }))
  } catch (error) {
    toastError(error, 'Your list could not be downloaded')
  }
}

type Kept = { tricks: number; lines: number }

function wordsOf({ tricks, lines }: Kept): string {
  const parts = [tricks > 0 && counted(tricks, 'trick'), lines > 0 && counted(lines, 'line')].filter(Boolean)
  return parts.join(' and ') || 'progress'
}

const leftKey = 'guest-list-left'

/** What is there to move; a list in which nothing was ever kept is forgotten. */
async function countKept(): Promise<Kept | null> {
  const guest = await loadGuest()
  const kept = await guest.countKept()
  if (!kept) await guest.eraseGuest()
  return kept
}

type MoveProps = {
  userId: number
  /** Called once it is decided, either way. */
  onDecided?: () => void
}

/**
 * Asks who has just signed in whether the guest's list of this device is theirs: others may use the browser, so it is
 * never moved without a word. For where there is such a list.
 */
export const MoveQuestion = (props: MoveProps) => (
  <WithQueryClient>
    <Question {...props} />
  </WithQueryClient>
)

function Question({ userId, onDecided }: MoveProps) {
  const [kept, setKept] = useState<Kept | null>(null)
  const [isMoving, setIsMoving] = useState(false)
  const { pending } = usePending()
  const isOnItsWay = pending.some(({ change: made }) => 'moved' in made && made.moved)
  useEffect(() => {
    const left = tabStorage.read(leftKey) === String(userId)
    if (left) return onDecided?.()
    countKept().then(
      (found) => (found ? setKept(found) : onDecided?.()),
      () => onDecided?.(),
    )
  }, [userId, onDecided])
  if (!kept || (isOnItsWay && !isMoving)) return null
  const words = wordsOf(kept)
  const leave = () => {
    tabStorage.write(leftKey, String(userId))
    setKept(null)
    onDecided?.()
  }
  const move = async () => {
    setIsMoving(true)
    const isMoved = await moveInto(userId, words).catch((error: unknown) => {
      toastError(error, notMoved)
      return false
    })
    setIsMoving(false)
    if (!isMoved) return
    setKept(null)
    onDecided?.()
  }
  return (
    <section aria-labelledby="move-title" className={box}>
      <h2 id="move-title" className="text-2xl">
        Move {words} into your account?
      </h2>
      <p className="mt-2 max-w-prose">
        Saved on this device without an account. Yours? Take it along: where you have a trick already, the
        higher level wins, and tries and notes add up.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ActionButton isResting={isMoving} onClick={() => void move()} className={buttonStyle()}>
          {isMoving ? 'Moving...' : `Move ${words}`}
        </ActionButton>
        <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={leave}>
          Leave it here
        </button>
      </div>
    </section>
  )
}

const notMoved = 'Your list could not be moved. It is still on this device.'

/** Moves the guest's list into an account: each part is forgotten here once the server has it. */
async function moveInto(userId: number, words: string): Promise<boolean> {
  const guest = await loadGuest()
  await open(userId)
  const client = getQueryClient()
  const underWay = new Set(pendingChanges(client).map(({ key }) => key))
  const writes = (await guest.writesToMove()).filter(({ key }) => !underWay.has(key))
  if (writes.length === 0 && underWay.size === 0) await guest.eraseGuest()
  hydrate(client, { queries: await handOverQueries(guestId, userId) })
  const outcomes = await Promise.all(writes.map((write) => change(userId, toWrite(write), write.key)))
  guestListChanged()
  if (outcomes.includes(null)) return false
  const waitsFor = outcomes.find((outcome) => outcome?.waitsFor)?.waitsFor
  const held = waitsFor && heldUp[waitsFor]
  toast({
    title: held ? held.title : 'Moved into your account',
    description: held
      ? `${words}: in your account ${held.until}.`
      : `${words}. The higher level of each trick won, tries and notes were added.`,
  })
  return true
}

function toWrite({ path, json, logIds, lineIds }: Moving) {
  const write = { path, json, failed: notMoved }
  const moved = { logIds, lineIds }
  if ('day' in json) return { ...write, method: 'PATCH', change: { kind: 'day', ...json, moved } } as const
  const made =
    'startingPosition' in json
      ? ({ kind: 'line', moved } as const)
      : ({ kind: 'bring', trickIds: shownOf(json.tricks), moved } as const)
  return { ...write, method: 'POST', change: made } as const
}

const shownOf = (tricks: readonly { trickId: number; isSaved: boolean }[]) =>
  tricks.flatMap(({ trickId, isSaved }) => (isSaved ? trickId : []))
