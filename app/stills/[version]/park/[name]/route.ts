import { answerStill } from '@/app/stills/answer-still'
import { featureStill } from '@/lib/parks/feature-still'

/** A park feature's picture, by the words of its address. */
export async function GET(_request: Request, { params }: RouteContext<'/stills/[version]/park/[name]'>) {
  return answerStill(await params, featureStill)
}
