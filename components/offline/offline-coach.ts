import { readMyTricks } from '@/components/accounts/use-account'
import { call } from '@/lib/http/client'
import { alternativesOffline, buildOffline, type OnDevice, planOffline, swapOffline } from '@/lib/lines/plan'
import type { BuildRequest, LineAlternatives, LineEntry, LineRequest, SwapRequest } from '@/lib/lines/schema'
import { recordOf } from '@/lib/my-tricks/practice'
import { withChanges } from '@/lib/my-tricks/reducer'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { myTricksQuery } from '@/lib/offline/account-queries'
import { pendingChanges, trickChanges } from '@/lib/offline/changes'
import { getQueryClient } from '@/lib/offline/client'
import { readKnownUser } from '@/lib/offline/local-storage'
import type { SuggestedTrick, SuggestRequest, TrickDetail } from '@/lib/tricks/schema'
import { suggestOffline } from '@/lib/tricks/suggest-offline'

// The offline bundle is on this device; without it there is nothing to answer with, and the call says why.
async function readDevice(): Promise<OnDevice> {
  const library = await call<TrickDetail[]>('/api/tricks/book')
  const userId = readKnownUser()?.user.id
  return { library, mine: userId === undefined ? [] : await readMine(userId, library) }
}

/** The rider's list as it will be when all changes have arrived. */
async function readMine(userId: number, library: TrickDetail[]): Promise<MyTrick[]> {
  await readMyTricks(userId).catch(() => undefined)
  const client = getQueryClient()
  const kept = client.getQueryData<MyTrick[]>(myTricksQuery(userId).queryKey) ?? []
  return withChanges(kept, trickChanges(pendingChanges(client)), library)
}

export const plan = async (request: LineRequest): Promise<LineEntry[]> =>
  planOffline(await readDevice(), request)

export const alternatives = async (request: LineRequest | undefined): Promise<LineAlternatives> =>
  request ? alternativesOffline(await readDevice(), request) : { source: 'coach', lines: [] }

export const build = async (request: BuildRequest): Promise<LineEntry['trick'][]> =>
  buildOffline(await readDevice(), request)

export const swap = async (request: SwapRequest): Promise<LineEntry['trick']> =>
  swapOffline(await readDevice(), request)

/** A trick for a wish; null when no trick may be shown. */
export async function suggest(request: SuggestRequest): Promise<SuggestedTrick | null> {
  const { library, mine } = await readDevice()
  const records = mine.map((trick) => [trick.id, recordOf(trick)] as const)
  return suggestOffline(library, request, records)
}
