import { useState } from 'react'
import { useCode } from '@/components/ui/behavior/late'
import type { TutorialPlace } from '@/lib/videos/tutorial-messages'
import { DetailsFailed, DetailsPending } from './details-states'
import { preloadFigure } from './expanded-figure'

type Props = { id: number; place?: TutorialPlace }

const load = async () => {
  const [{ FetchedDetails }] = await Promise.all([import('./fetched-details'), preloadFigure()])
  return { FetchedDetails }
}

/** What an opened row or card shows of a trick; its code is loaded then, since few of hundreds of rows are opened. */
export function TrickDetails({ id, place = 'list' }: Props) {
  const { code, isError, retry } = useCode(load)
  const [isFetching, setIsFetching] = useState(true)
  if (isError) return <DetailsFailed onRetry={retry} />
  // One for both waits: a second one would be read out once more.
  return (
    <>
      {(!code || isFetching) && <DetailsPending />}
      {code && <code.FetchedDetails id={id} place={place} onFetching={setIsFetching} />}
    </>
  )
}
