import { refreshAuthStatus } from '@/components/accounts/auth-status'
import { toast } from '@/components/ui/toast'
import { loginPath } from '@/lib/accounts/return-path'
import { AppError } from '@/lib/errors'
import { NetworkError } from '@/lib/http/client'
import { membershipCall } from '@/lib/my-tricks/changes'
import { type Delivered, deliver } from '@/lib/offline/deliver'
import { press, settle } from './collection'

export type SavableTrick = { id: number; name: string }

/** Saves a trick: shown at once, taken back when the server will not have it. */
export async function saveTrick({ id, name }: SavableTrick, done?: string): Promise<void> {
  press(id, true)
  await deliver(membershipCall({ kind: 'add', trickId: id })).then(
    (delivered) => {
      settle(id, true)
      const description = sentLater(done ? '' : name, delivered)
      toast({ title: done ?? 'Added to My Tricks', ...(description && { description }) })
    },
    async (error: unknown) => {
      press(id, undefined)
      await report(error, 'Failed to add trick')
    },
  )
}

const removal = { done: 'Removed from My Tricks', failed: 'Failed to remove trick' }

/** Takes a trick off the list; its progress is kept on the server. Answers whether it is gone. */
export async function removeTrick({ id, name }: SavableTrick, words = removal): Promise<boolean> {
  press(id, false)
  return deliver(membershipCall({ kind: 'remove', trickId: id })).then(
    (delivered) => {
      settle(id, false)
      toast({ title: words.done, description: sentLater(name, delivered) })
      return true
    },
    async (error: unknown) => {
      press(id, undefined)
      await report(error, words.failed)
      return false
    },
  )
}

/** What is said of a change, with the promise that it will be sent when it could not be yet. */
export function sentLater(said: string, { isWaiting }: Pick<Delivered<unknown>, 'isWaiting'>): string {
  if (!isWaiting) return said
  return `${said && `${said}. `}Kept on this device until there is a connection.`
}

/** Tells what went wrong. A session that is over leads to the login page, and back here. */
export async function report(error: unknown, fallback: string): Promise<void> {
  if (error instanceof AppError && error.code === 'unauthorized') {
    const status = await refreshAuthStatus()
    const { pathname, search } = window.location
    if (status.sessionExpired)
      return window.location.assign(loginPath({ expired: true, from: pathname + search }))
  }
  toast({ title: 'Error', description: sentenceOf(error, fallback), variant: 'destructive' })
}

function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return error.message
  if (!(error instanceof AppError)) return fallback
  if (error.code === 'unauthorized') return 'You need to be logged in to manage your tricks'
  return error.message || error.extras.details || fallback
}
