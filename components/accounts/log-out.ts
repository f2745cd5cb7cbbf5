import { toast } from '@/components/ui/toast'
import { loginPath } from '@/lib/accounts/return-path'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import { announceChange, readLocalSession } from '@/lib/http/local-session'
import { readKnownUser } from '@/lib/offline/known-user'
import { sendWaiting } from '@/lib/offline/leave'
import { askAgainWho } from './auth-status'
import { leaveDevice } from './leave-device'

type Devices = 'this' | 'all'

/** Signs out this device or all of them and answers where to go; what the browser keeps goes first. */
export async function logOut(devices: Devices = 'this'): Promise<string> {
  const left = await sendWaiting(readKnownUser()?.user.id)
  if (left > 0 && !window.confirm(lossOf(left))) return window.location.pathname
  const session = readLocalSession()
  await leaveDevice()
  const headers: HeadersInit = session ? { 'x-session-id': session } : {}
  const ended = call(`/api/auth/logout?devices=${devices}`, { method: 'POST', headers })
  const error: unknown = await ended.then(() => null).catch((reason: unknown) => reason)
  // The other tabs may have asked before the session was over.
  announceChange()
  await askAgainWho()
  return error === null ? loggedOut() : notLoggedOut(error)
}

const lossOf = (left: number) =>
  `${left === 1 ? '1 change has' : `${left} changes have`} not been sent yet, and would be lost. Log out anyway?`

function loggedOut(): string {
  toast({ title: 'Logged out' })
  return '/'
}

function notLoggedOut(error: unknown): string {
  const message = error instanceof AppError ? error.message : ''
  if (/expired/i.test(message)) {
    toast({ title: 'Session expired', variant: 'destructive' })
    return loginPath({ expired: true })
  }
  const description =
    error instanceof AppError ? message || 'Could not log out' : 'An error occurred during logout'
  toast({ title: 'Logout failed', description, variant: 'destructive' })
  return window.location.pathname
}
