import { answerStill } from '@/app/stills/answer-still'
import { stillInTurn } from '@/lib/tricks/still-queue'

/** A trick's still, drawn from the words of its address. */
export async function GET(_request: Request, { params }: RouteContext<'/stills/[version]/[name]'>) {
  return answerStill(await params, stillInTurn)
}
