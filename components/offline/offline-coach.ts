import { readMyTricks } from '@/components/accounts/use-account'
import { AppError } from '@/lib/errors'
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
import type { SuggestedTrick, TrickDetail } from '@/lib/tricks/schema'
import { type Shelf, shelve, suggestOffline } from '@/lib/tricks/suggest-offline'
import { suggestRequest } from '@/lib/tricks/suggest-schema'

// The offline bundle is on this device; without it there is nothing to answer with, and the call says why.
async function readDevice(known?: OnDevice['library']): Promise<OnDevice> {
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

export const plan = async (request: LineRequest): Promise<LineEntry[]> =>
  planOffline(await readDevice(), request)

export const alternatives = async (request: LineRequest | undefined): Promise<LineAlternatives> =>
  request ? alternativesOffline(await readDevice(), request) : { source: 'coach', lines: [] }

export const build = async (request: BuildRequest): Promise<LineEntry['trick'][]> =>
  buildOffline(await readDevice(), request)

export const swap = async (request: SwapRequest): Promise<LineEntry['trick']> =>
  swapOffline(await readDevice(), request)

let shelf: Shelf | null = null

/** Makes the library ready for wishes, which takes a while: then each is answered at once. */
export function prepare(book: readonly TrickDetail[]): void {
  shelf = shelve(book)
}

/** A trick for what is asked, as the server would be; null when no trick may be shown. Throws `invalid`. */
export async function suggest(asked: unknown): Promise<SuggestedTrick | null> {
  const request = suggestRequest.safeParse(asked)
  if (!request.success)
    throw new AppError('invalid', request.error.issues[0]?.message ?? 'This has the wrong form')
  const device = await readDevice(shelf?.book)
  shelf ??= shelve(device.library)
  const records = device.mine.map((trick) => [trick.id, recordOf(trick)] as const)
  return suggestOffline(shelf, request.data, records)
}
