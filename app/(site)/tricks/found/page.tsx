import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/site'
import { filterQuery, parseFilters } from '@/lib/tricks/list'
import { findTricks } from '@/lib/tricks/search-data'
import { LibraryPage } from '../library-page'

// The library for an address that asks for something: it stands in for the page that is rendered ahead, so that what
// is asked for is there without scripts and before they have loaded. It is led to under the address of that page.

export const metadata: Metadata = { ...pageMetadata('/tricks'), robots: { index: false } }

type Props = PageProps<'/tricks/found'>

export default async function FoundPage({ searchParams }: Props) {
  const asked = Object.entries(await searchParams).map(([name, value]) => [name, [value].flat()[0] ?? ''])
  const filters = parseFilters(new URLSearchParams(asked).toString())
  const q = filters.q.trim()
  const found = q ? { q, ids: await findTricks(q) } : undefined
  return <LibraryPage query={filterQuery(filters)} found={found} isWhole />
}
