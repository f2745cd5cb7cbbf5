import { call } from '@/lib/http/client'
import { alternativesOffline, planOffline } from '@/lib/lines/plan'
import type { LineAlternatives, LineEntry, LineRequest } from '@/lib/lines/schema'
import type { TrickDetail } from '@/lib/tricks/schema'

// The book is kept on this device; without it there is nothing to plan with, and the call says why.
const readBook = () => call<TrickDetail[]>('/api/tricks/book')

export const plan = async (request: LineRequest): Promise<LineEntry[]> =>
  planOffline(await readBook(), request)

export const alternatives = async (request: LineRequest | undefined): Promise<LineAlternatives> =>
  request ? alternativesOffline(await readBook(), request) : { source: 'coach', lines: [] }
