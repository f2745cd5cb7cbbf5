'use client'

import { useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { DetailsBoard } from '@/components/board/details-board'
import { buttonStyle } from '@/components/ui/button'
import type { TrickDetail } from '@/lib/tricks/schema'
import type { TutorialPlace } from '@/lib/videos/tutorial-words'
import { GenerateSteps } from './generate-steps'
import { TrickTutorial } from './trick-tutorial'
import { trickKeys, useTrick } from './use-tricks'

/** What an opened row or card shows of a trick; read when it is opened. */
export function TrickDetails({ id, place = 'list' }: { id: number; place?: TutorialPlace }) {
  const { data, isPending, isError, refetch } = useTrick(id)
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
  return <Details trick={data} place={place} />
}

function Details({ trick, place }: { trick: TrickDetail; place: TutorialPlace }) {
  const client = useQueryClient()
  const keep = (steps: string[]) => client.setQueryData(trickKeys.one(trick.id), { ...trick, steps })
  return (
    <div className="max-w-prose space-y-4">
      <p>{trick.description}</p>
      {trick.variationDetails && trick.variationDetails !== trick.description && (
        <p className="text-soft">{trick.variationDetails}</p>
      )}
      {trick.combinationDetails && (
        <p>
          <strong>Sequence:</strong> {trick.combinationDetails.sequence}
        </p>
      )}
      {trick.motion && <DetailsBoard motion={trick.motion} name={trick.name} />}
      <GenerateSteps trickId={trick.id} steps={trick.steps} onGenerated={keep} />
      <TrickTutorial trick={trick} place={place} />
      <p>
        <Link
          href={`/tricks/${trick.slug}`}
          prefetch={false}
          className="font-semibold underline underline-offset-4 hover:text-signal-text"
        >
          {trick.name}: the whole page
        </Link>
      </p>
    </div>
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
