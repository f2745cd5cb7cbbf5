import { stillVersion } from '@/lib/tricks/still-path'

const year = 31_536_000

const kept = `public, max-age=${year}, s-maxage=${year}, immutable`
// An open page of another release asks for what is not drawn any more, and gets what is.
const brief = 'public, max-age=300'

/** The still whose words end an address, as it is drawn from them, or that there is none. */
export async function answerStill(
  { version, name }: { version: string; name: string },
  draw: (words: string) => string | null | Promise<string | null>,
): Promise<Response> {
  const [, words = ''] = /^([a-z0-9,-]+)\.svg$/.exec(name) ?? []
  const still = await draw(words)
  if (!still) return new Response('Not found', { status: 404, headers: { 'cache-control': brief } })
  const isCurrent = version === stillVersion
  return new Response(still, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': isCurrent ? kept : brief },
  })
}
