import { toast } from '@/components/ui/toast'
import { loginPath } from '@/lib/accounts/return-path'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import { dropLocalSession, readLocalSession } from '@/lib/http/local-session'
import { forgetLocalCopies } from '@/lib/my-tricks/local-copy'
import { forgetAutosaves } from '@/lib/posts/autosave'
import { refreshAuthStatus } from './auth-status'

type Devices = 'this' | 'all'

/** Signs out this device or all of them and answers where to go; what the browser keeps goes first. */
export async function logOut(devices: Devices = 'this'): Promise<string> {
  const session = readLocalSession()
  dropLocalSession()
  forgetLocalCopies()
  forgetAutosaves()
  const headers: HeadersInit = session ? { 'x-session-id': session } : {}
  const ended = call(`/api/auth/logout?devices=${devices}`, { method: 'POST', headers })
  const error: unknown = await ended.then(() => null).catch((reason: unknown) => reason)
  await refreshAuthStatus()
  return error === null ? loggedOut() : notLoggedOut(error)
}

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
