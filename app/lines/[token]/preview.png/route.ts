import { linePreview } from '@/components/brand/line-preview'
import { lineFacts } from '@/lib/lines/taxonomy'
import { readAsShared } from '../read-line'

// A link can be taken back, so its picture is not kept for long.
const headers = {
  'Content-Type': 'image/png',
  'Content-Disposition': 'inline; filename="darkslide.png"',
  'Cache-Control': 'public, max-age=600',
}

/** The picture that stands for a shared line wherever its link is posted. */
export async function GET(_request: Request, { params }: RouteContext<'/lines/[token]/preview.png'>) {
  const line = await readAsShared(params)
  const tricks = line.tricks.map(({ name }) => name)
  return new Response(await linePreview({ name: line.name, note: lineFacts(line), tricks }), { headers })
}
