import { useLayoutEffect } from 'react'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import type { TutorialPlace } from '@/lib/videos/tutorial-messages'
import { DetailsFailed } from './details-states'
import { OpenedTrick } from './opened-trick'
import { useTrick } from './use-tricks'

type Props = {
  id: number
  place: TutorialPlace
  /** Hears, before anything is painted, whether there is nothing to show yet. */
  onFetching: (isFetching: boolean) => void
}

/** An opened trick, fetched when it is opened. */
export function FetchedDetails(props: Props) {
  return (
    <WithQueryClient>
      <Details {...props} />
    </WithQueryClient>
  )
}

function Details({ id, place, onFetching }: Props) {
  const { data: trick, isError, refetch } = useTrick(id)
  const isFetching = !trick && !isError
  useLayoutEffect(() => onFetching(isFetching), [isFetching, onFetching])
  if (isError) return <DetailsFailed onRetry={() => void refetch()} />
  return trick && <OpenedTrick trick={trick} place={place} />
}
