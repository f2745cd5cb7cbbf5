'use client'

import { useQuery } from '@tanstack/react-query'
import { buttonStyle } from '@/components/ui/button'
import type { TutorialPlace } from '@/lib/videos/tutorial-messages'
import { useTrick } from './use-tricks'

/** What an opened row or card shows of a trick; fetched when it is opened. */
export function TrickDetails({ id, place = 'list' }: { id: number; place?: TutorialPlace }) {
  const trick = useTrick(id)
  const view = useOpenedTrick()
  if (trick.isError || view.isError) {
    const retry = () => [trick, view].filter(({ isError }) => isError).map(({ refetch }) => refetch())
    return (
      <div role="alert" className="space-y-3">
        <p>This trick could not be loaded. Check your connection.</p>
        <button type="button" className={buttonStyle({ variant: 'outline', size: 'sm' })} onClick={retry}>
          Try Again
        </button>
      </div>
    )
  }
  if (!trick.data || !view.data) return <Skeleton />
  const { OpenedTrick } = view.data
  return <OpenedTrick trick={trick.data} place={place} />
}

/** The component of an opened trick, loaded beside the trick itself: few of hundreds of rows are ever opened. */
const useOpenedTrick = () =>
  useQuery({
    queryKey: ['opened-trick'],
    queryFn: () => import('./opened-trick'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

function Skeleton() {
  return (
    <div role="status" className="max-w-prose space-y-3">
      <span className="sr-only">Loading trick...</span>
      {['w-full', 'w-11/12', 'w-2/3'].map((width) => (
        <div key={width} className={`h-4 animate-pulse bg-line/20 ${width}`} />
      ))}
    </div>
  )
}
