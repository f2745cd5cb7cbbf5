'use client'

import { lazy, Suspense, useEffect } from 'react'
import { buttonStyle } from '@/components/ui/button'
import type { TutorialPlace } from '@/lib/videos/tutorial-words'
import { useTrick } from './use-tricks'

const loadOpened = () => import('./opened-trick')
const OpenedTrick = lazy(loadOpened)

/** What an opened row or card shows of a trick; read when it is opened. */
export function TrickDetails({ id, place = 'list' }: { id: number; place?: TutorialPlace }) {
  const { data, isPending, isError, refetch } = useTrick(id)
  // It comes while the trick is on its way, not after it.
  useEffect(() => void loadOpened().catch(() => null), [])
  if (isPending) return <Skeleton />
  if (isError) {
    return (
      <div role="alert" className="space-y-3">
        <p>This trick could not be loaded. Check your connection.</p>
        <button
          type="button"
          className={buttonStyle({ variant: 'outline', size: 'sm' })}
          onClick={() => refetch()}
        >
          Try Again
        </button>
      </div>
    )
  }
  return (
    <Suspense fallback={<Skeleton />}>
      <OpenedTrick trick={data} place={place} />
    </Suspense>
  )
}

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
