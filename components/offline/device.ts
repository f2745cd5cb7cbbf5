import { readMyTricks } from '@/components/accounts/use-account'
import { call } from '@/lib/http/client'
import { withChanges } from '@/lib/my-tricks/reducer'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { myTricksQuery } from '@/lib/offline/account-queries'
import { pendingChanges } from '@/lib/offline/changes'
import { getQueryClient } from '@/lib/offline/client'
import { readKnownUser } from '@/lib/offline/local-storage'
import { trickChanges } from '@/lib/offline/waiting'
import type { TrickDetail } from '@/lib/tricks/schema'

/** What a device has of the library and of the rider. */
export type Device = { library: readonly TrickDetail[]; mine: readonly MyTrick[] }

// The offline bundle is on this device; without it there is nothing to answer with, and the call says why.
export async function readDevice(known?: Device['library']): Promise<Device> {
  const library = known ?? (await call<TrickDetail[]>('/api/tricks/book'))
  const userId = readKnownUser()?.user.id
  return { library, mine: userId === undefined ? [] : await readMine(userId, library) }
}

/** The rider's list as it will be when all changes have arrived. */
async function readMine(userId: number, library: readonly TrickDetail[]): Promise<MyTrick[]> {
  await readMyTricks(userId).catch(() => undefined)
  const client = getQueryClient()
  const kept = client.getQueryData<MyTrick[]>(myTricksQuery(userId).queryKey) ?? []
  return withChanges(kept, trickChanges(pendingChanges(client)), library)
}
