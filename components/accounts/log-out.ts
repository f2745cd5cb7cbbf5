import { errorMessage, toast } from '@/components/ui/overlays/toast'
import { loginPath } from '@/lib/accounts/return-path'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import { eraseDeviceData } from '@/lib/offline/account'
import { clearAutosaves, hasAutosaves } from '@/lib/offline/autosave'
import { tabStorage } from '@/lib/offline/browser-storage'
import {
  broadcastSessionChange,
  dropLocalSession,
  readKnownUser,
  readLocalSession,
  removeMyTricks,
} from '@/lib/offline/local-storage'
import { clearStancePreference } from '@/lib/preferences/stance'
import { counted } from '@/lib/skate/wording'
import { recheckAuthStatus } from './auth-status'
import { sayLogoutFailed } from './log-out-failed'
import { sendWaiting } from './use-account'

// What this tab keeps through a reload, and while a guest signs in.
const tabKeys = ['asked-trick', 'line-draft', 'wish-draft', 'first-visit', 'guest-list-left']

/** Removes everything of a person from this browser. */
export async function clearDevice(): Promise<void> {
  // First, so that what is on its way is not kept any more.
  const erased = eraseDeviceData()
  dropLocalSession()
  removeMyTricks()
  clearAutosaves()
  clearStancePreference()
  for (const key of tabKeys) tabStorage.write(key, null)
  await erased
}

export type Devices = 'this' | 'all'

/** Signs out this device or all of them, clears the browser first and says so. Returns the path to go to. */
export async function logOut(devices: Devices = 'this', said = 'Logged out'): Promise<string> {
  const userId = readKnownUser()?.user.id
  const left = userId === undefined ? 0 : await sendWaiting(userId)
  if (left > 0 && !window.confirm(lossOf(left))) return window.location.pathname
  if (hasAutosaves() && !window.confirm(lossOfPosts)) return window.location.pathname
  const session = readLocalSession()
  await clearDevice()
  const headers: HeadersInit = session ? { 'x-session-id': session } : {}
  const which = devices === 'all' ? '?devices=all' : ''
  const ended = call(`/api/auth/logout${which}`, { method: 'POST', headers })
  const error: unknown = await ended.then(() => null).catch((reason: unknown) => reason)
  // The other tabs may have asked before the session was over.
  broadcastSessionChange()
  await recheckAuthStatus()
  if (error !== null) return notLoggedOut(error)
  toast({ title: said })
  return '/'
}

const lossOf = (left: number) =>
  `${counted(left, 'change has', 'changes have')} not been sent yet and would be lost. Log out anyway?`

const lossOfPosts = 'Your unsaved blog writing would be lost. Log out anyway?'

function notLoggedOut(error: unknown): string {
  const message = error instanceof AppError ? error.message : ''
  if (/expired/i.test(message)) {
    toast({ title: 'Session expired', variant: 'destructive' })
    return loginPath({ expired: true })
  }
  sayLogoutFailed(error instanceof AppError ? errorMessage(error, 'Could not log out') : undefined)
  return window.location.pathname
}
