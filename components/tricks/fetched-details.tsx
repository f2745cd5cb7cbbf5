import { WithQueryClient } from '@/components/ui/with-query-client'
import type { TutorialPlace } from '@/lib/videos/tutorial-messages'
import { DetailsFailed, DetailsPending } from './details-states'
import { OpenedTrick } from './opened-trick'
import { useTrick } from './use-tricks'

type Props = { id: number; place: TutorialPlace }

/** An opened trick, fetched when it is opened. */
export function FetchedDetails(props: Props) {
  return (
    <WithQueryClient>
      <Details {...props} />
    </WithQueryClient>
  )
}

function Details({ id, place }: Props) {
  const { data: trick, isError, refetch } = useTrick(id)
  if (isError) return <DetailsFailed onRetry={() => void refetch()} />
  return trick ? <OpenedTrick trick={trick} place={place} /> : <DetailsPending />
}
