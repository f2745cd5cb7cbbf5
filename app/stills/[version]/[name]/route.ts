import { stillVersion } from '@/lib/tricks/still-path'
import { stillInTurn } from '@/lib/tricks/still-queue'

const year = 31_536_000

const kept = `public, max-age=${year}, s-maxage=${year}, immutable`
// An open page of another release asks for what is not drawn any more, and gets what is.
const brief = 'public, max-age=300'

/** A trick's still, drawn from the words of its address. */
export async function GET(_request: Request, { params }: RouteContext<'/stills/[version]/[name]'>) {
  const { version, name } = await params
  const [, words = ''] = /^([a-z0-9,-]+)\.svg$/.exec(name) ?? []
  const still = await stillInTurn(words)
  if (!still) return new Response('Not found', { status: 404, headers: { 'cache-control': brief } })
  const isCurrent = version === stillVersion
  return new Response(still, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': isCurrent ? kept : brief },
  })
}
