import { previewImage } from '@/components/brand/preview-image'
import { lineFacts } from '@/lib/lines/taxonomy'
import { readLine } from '../read-line'

/** The picture that stands for a shared line wherever its link is posted. */
export async function GET(_request: Request, { params }: RouteContext<'/lines/[token]/preview.png'>) {
  const line = await readLine(params)
  const image = await previewImage({
    kicker: 'A line to skate',
    title: line.name,
    note: lineFacts(line),
    accent: '#ffd23f',
  })
  // A link can be taken back, so its picture is not kept for long.
  image.headers.set('cache-control', 'public, max-age=600')
  return image
}
