import { QueryObserver } from '@tanstack/react-query'
import { changeTrick, open, sentLater } from '@/components/accounts/use-account'
import { toast } from '@/components/ui/overlays/toast'
import { AppError } from '@/lib/errors'
import { savedIds } from '@/lib/my-tricks/changes'
import { myTricksQuery } from '@/lib/offline/account-queries'
import { pendingChanges } from '@/lib/offline/changes'
import { getQueryClient } from '@/lib/offline/client'
import { guestId, readSavedIds } from '@/lib/offline/local-storage'
import { trickChanges } from '@/lib/offline/waiting'
import { type SavableTrick, takeAskedTrick } from './asked-trick'

/** Saves a trick; `said` is what is said instead of "Added to My Tricks". Returns whether it is saved, or will be. */
export async function saveTrick(
  userId: number,
  { id, name }: SavableTrick,
  said?: { done: string; failed: string },
): Promise<boolean> {
  const outcome = await changeTrick(
    userId,
    { kind: 'add', trickId: id },
    said?.failed ?? 'Failed to add trick',
  )
  if (!outcome) return false
  const description = sentLater(said ? '' : name, outcome)
  toast({ title: said?.done ?? 'Added to My Tricks', ...(description && { description }) })
  return true
}

/** Writes a drill that was done into the notes of a trick, which is saved for it. Returns whether it is there, or will be. */
export async function logDrill(
  userId: number,
  trick: SavableTrick,
  drill: string,
  isSaved: boolean,
): Promise<boolean> {
  const failed = 'Failed to log the drill'
  if (!isSaved && !(await changeTrick(userId, { kind: 'add', trickId: trick.id }, failed))) return false
  const note = { kind: 'note', trickId: trick.id, text: `Drill: ${drill}` } as const
  const outcome = await changeTrick(userId, note, failed)
  if (!outcome) return false
  const description = sentLater('', outcome) || `It is in your notes on the ${trick.name}.`
  toast({ title: 'Drill logged', description })
  return true
}

const removal = { done: 'Removed from My Tricks', failed: 'Failed to remove trick' }

/** Takes a trick off the list; its progress is kept on the server. */
export async function removeTrick(
  userId: number,
  { id, name }: SavableTrick,
  { done, failed } = removal,
): Promise<void> {
  const outcome = await changeTrick(userId, { kind: 'remove', trickId: id }, failed)
  if (outcome) toast({ title: done, description: sentLater(name, outcome) })
}

/** Saves the trick that a guest asked for before signing in. */
async function saveAskedTrick(userId: number): Promise<void> {
  const asked = takeAskedTrick()
  if (asked) await changeTrick(userId, { kind: 'add', trickId: asked.id }, 'Failed to save trick')
}

async function readMyTricks(userId: number): Promise<void> {
  await open(userId)
  await saveAskedTrick(userId)
  await getQueryClient().fetchQuery({ ...myTricksQuery(userId), staleTime: 0 })
}

/** Fetches the list of a user who has just signed in. A failure is only logged. */
export const syncMyTricks = (userId: number): Promise<void> =>
  readMyTricks(userId).catch((error: unknown) => console.warn('My Tricks could not be synced:', error))

/** Calls back with the saved tricks, now and whenever there are others, until the returned function is called. */
export function followSavedIds(userId: number, notify: (ids: ReadonlySet<number>) => void): () => void {
  const client = getQueryClient()
  // A guest's list wants the whole trick book; which tricks are on it is known without.
  const enabled = userId !== guestId || readSavedIds().length === 0
  const observer = new QueryObserver(client, { ...myTricksQuery(userId), enabled })
  let shown: ReadonlySet<number> | null = null
  let stop: (() => void) | null = () => undefined
  const show = () => {
    const { data, error } = observer.getCurrentResult()
    // Whose session is over has no list, whatever this browser remembers.
    const isSignedOut = error instanceof AppError && error.code === 'unauthorized'
    const ids = isSignedOut ? [] : (data?.map(({ id }) => id) ?? readSavedIds())
    const next = savedIds(ids, trickChanges(pendingChanges(client)))
    if (shown?.size === next.size && next.isSubsetOf(shown)) return
    shown = next
    notify(next)
  }
  void open(userId).then(() => {
    if (!stop) return
    const stops = [observer.subscribe(show), client.getMutationCache().subscribe(show)]
    stop = () => {
      for (const each of stops) each()
    }
    show()
    void saveAskedTrick(userId)
  })
  return () => {
    stop?.()
    stop = null
  }
}
