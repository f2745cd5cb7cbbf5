import { llmsText } from '@/lib/machine-texts'
import { listFoundationalTricks } from '@/lib/tricks/data'

export const dynamic = 'force-static'

export async function GET() {
  const text = llmsText(await listFoundationalTricks())
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
