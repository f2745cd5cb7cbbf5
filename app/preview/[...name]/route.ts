import { pageCard, parsePreviewName, postCard, trickCard } from '@/components/brand/preview-cards'
import { previewImage } from '@/components/brand/preview-image'
import { findPost } from '@/lib/posts/data'
import { findTrickBySlug } from '@/lib/tricks/data'

// Drawn on the first request for a name, then served from the cache until what it shows changes.
export const dynamic = 'force-static'

export const generateStaticParams = () => []

export async function GET(_request: Request, { params }: RouteContext<'/preview/[...name]'>) {
  const card = await findCard((await params).name)
  return card ? previewImage(card) : notFound()
}

// Otherwise shared caches would store it for a year.
const notFound = () =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } })

async function findCard(segments: string[]) {
  const wanted = parsePreviewName(segments)
  if (!wanted) return null
  if (wanted.kind === 'page') return pageCard(wanted.name)
  if (wanted.kind === 'post') return drawn(await findPost(wanted.name), postCard)
  return drawn(await findTrickBySlug(wanted.name), trickCard)
}

const drawn = <Row, Card>(row: Row | null, card: (row: Row) => Card) => row && card(row)
