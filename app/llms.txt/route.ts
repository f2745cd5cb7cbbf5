import { listFoundationalTricks } from '@/lib/tricks/data'
import { llmsText } from '@/lib/well-known-files'

export const dynamic = 'force-static'

export async function GET() {
  const text = llmsText(await listFoundationalTricks())
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
