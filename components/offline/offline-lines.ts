import { alternativesOffline, buildOffline, planOffline, swapOffline } from '@/lib/lines/plan'
import type { BuildRequest, LineAlternatives, LineEntry, LineRequest, SwapRequest } from '@/lib/lines/schema'
import { readDevice } from './device'

export const plan = async (request: LineRequest): Promise<LineEntry[]> =>
  planOffline(await readDevice(), request)

export const alternatives = async (request: LineRequest | undefined): Promise<LineAlternatives> =>
  request ? alternativesOffline(await readDevice(), request) : { source: 'coach', lines: [] }

export const build = async (request: BuildRequest): Promise<LineEntry['trick'][]> =>
  buildOffline(await readDevice(), request)

export const swap = async (request: SwapRequest): Promise<LineEntry['trick']> =>
  swapOffline(await readDevice(), request)
