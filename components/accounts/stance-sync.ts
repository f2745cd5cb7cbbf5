import type { AccountUser } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'
import {
  getStancePreference,
  saveStancePreference,
  subscribeToStancePreference,
} from '@/lib/preferences/stance'
import { knownAuthStatus } from './auth-status'

let isWatching = false

/** Lets the stance follow the account from device to device; what was chosen before joining is taken along. */
export function syncStance({ riderStance }: AccountUser): void {
  if (riderStance) saveStancePreference(riderStance)
  else send()
  if (!isWatching) subscribeToStancePreference(send)
  isWatching = true
}

function send(): void {
  const user = knownAuthStatus()?.user
  const riderStance = getStancePreference()
  if (!user || riderStance === 'unknown' || riderStance === user.riderStance) return
  user.riderStance = riderStance
  // Only a courtesy: the browser keeps it anyway, and the next change tries again.
  call('/api/account', { method: 'PATCH', json: { riderStance } }).catch(() => undefined)
}
