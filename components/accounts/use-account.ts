import { type MutationState, useMutationState } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBrowserValue } from '@/components/ui/behavior/rendering'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { AppError } from '@/lib/errors'
import { callOf, type TrickChange } from '@/lib/my-tricks/changes'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { changeAccount, openAccount } from '@/lib/offline/account'
import { myTricksQuery } from '@/lib/offline/account-queries'
import { isStuck, type Outcome, pendingFilter, sendChanges } from '@/lib/offline/changes'
import { getQueryClient } from '@/lib/offline/client'
import { type ChangeCall, hasStore, type PendingChange } from '@/lib/offline/store'
import { visibleChanges } from '@/lib/offline/waiting'

/** Puts an account's lists and pending changes into the query client. Refused changes are reported to the user. */
export const open = (userId: number): Promise<void> =>
  openAccount(userId, {
    refused: reportRefused,
    other: (description) => toast({ title: 'Changed on another device', description }),
    arrived: toast,
  })

/** Sends an account's pending changes, for at most five seconds. Returns how many are still pending. */
export async function sendWaiting(userId: number): Promise<number> {
  if (!(await hasStore())) return 0
  await open(userId)
  return sendChanges(getQueryClient(), 5000)
}

/** Fetches the user's tricks unless they are known here. */
export async function readMyTricks(userId: number): Promise<MyTrick[]> {
  await open(userId)
  return getQueryClient().ensureQueryData(myTricksQuery(userId))
}

/** Opens an account for a component. Returns whether its lists and pending changes are in the query client yet. */
export function useAccount(userId: number | null): boolean {
  const [openedId, setOpenedId] = useState<number | null>(null)
  useEffect(() => {
    if (userId === null) return
    let isOver = false
    void open(userId).then(() => !isOver && setOpenedId(userId))
    return () => {
      isOver = true
    }
  }, [userId])
  return userId !== null && openedId === userId
}

/** Makes a change to an account. Returns null when it was refused, which was reported to the user. See `makeChange` for the key. */
export async function change(userId: number, write: ChangeCall, key?: string): Promise<Outcome | null> {
  void open(userId)
  return changeAccount(userId, write, key).catch(() => null)
}

export const progressFailed = 'Failed to update progress.'

/** The same for one trick of My Tricks. `failed` is what is said where there is no better reason. */
export const changeTrick = (userId: number, made: TrickChange, failed = progressFailed) =>
  change(userId, { ...callOf(made), failed })

const none: MutationState[] = []

/** The unconfirmed changes, oldest first, and whether they wait for a connection; none before the part is hydrated. */
export function usePending() {
  const known = useMutationState({ filters: pendingFilter, select: ({ state }) => state })
  const states = useBrowserValue(() => (known.length > 0 ? known : none), none)
  return { pending: visibleChanges(states), isStuck: isStuck(states) }
}

/** What holds a change up, and when it goes through. */
export const heldUp = {
  connection: { title: 'You Are Offline', until: 'once you are back online' },
  'sign-in': { title: 'Session Expired', until: 'once you have signed in again' },
} as const

/** A message about a change, with a note that it is kept when it could not be sent yet. */
export function sentLater(said: string, { waitsFor }: Outcome): string {
  return waitsFor ? `${said && `${said}. `}It goes through ${heldUp[waitsFor].until}.` : said
}

const signedOut = 'You need to be logged in to manage your tricks'

/** Says why a change was refused; `failed` is said where the server gave no reason. */
export function reportRefused(
  error: Error,
  { change: { kind }, failed }: Pick<PendingChange, 'change' | 'failed'>,
): void {
  const isGuest = error instanceof AppError && error.code === 'unauthorized' && !error.extras.sessionExpired
  if (isGuest && kind === 'remove') toast({ title: 'Error', description: signedOut, variant: 'destructive' })
  else toastError(error, failed)
}
