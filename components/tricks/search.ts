import { lastRead, readPublic } from '@/lib/offline/page-queries'
import type { TrickSummary } from '@/lib/tricks/schema'
import { buildTrickIndex, searchTricks } from '@/lib/tricks/search'

/** Finds the ids of the tricks that a text means, best first. */
export type TrickSearch = (text: string) => number[]

const path = '/api/tricks/summaries'

/** Fetches the library with its aliases unless it is known here. Returns what finds the ids for a text, best first. */
export async function createTrickSearch(): Promise<TrickSearch> {
  const tricks = lastRead<TrickSummary[]>(path) ?? (await readPublic<TrickSummary[]>(path))
  const index = buildTrickIndex(tricks)
  return (text) => searchTricks(index, text)
}
