'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@/components/ui/link'
import { OpenedTutorial } from '@/components/videos/lazy-tutorial'
import type { TrickDetail } from '@/lib/tricks/schema'
import { wayOut } from '@/lib/tricks/way-out'
import type { TutorialPlace } from '@/lib/videos/tutorial-messages'
import { ExpandedFigure } from './expanded-figure'
import { GenerateSteps } from './steps'
import { Untaught } from './untaught'
import { trickKeys } from './use-tricks'

// Where a row is wide enough, the figure stands beside the words.
const beside =
  'grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4 @4xl:max-w-none @4xl:grid-cols-[minmax(0,42rem)_minmax(0,28rem)] @4xl:grid-rows-[auto_1fr] @4xl:justify-between @4xl:gap-x-10'

/** A trick in an opened row or card: what it is, how it goes, and its video. */
export function OpenedTrick({ trick, place }: { trick: TrickDetail; place: TutorialPlace }) {
  const client = useQueryClient()
  const save = (steps: string[]) => client.setQueryData(trickKeys.one(trick.id), { ...trick, steps })
  return (
    <div className="@container">
      <div className={beside}>
        <div className="space-y-4">
          <p>{trick.description}</p>
          {trick.variationDetails && trick.variationDetails !== trick.description && (
            <p className="text-soft">{trick.variationDetails}</p>
          )}
          {trick.combinationDetails && (
            <p>
              <strong>Sequence:</strong> {trick.combinationDetails.sequence}
            </p>
          )}
        </div>
        <div className="@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1 empty:hidden">
          {trick.motion && <ExpandedFigure motion={trick.motion} name={trick.name} exit={wayOut(trick)} />}
        </div>
        <div className="min-w-0 space-y-4">
          {trick.isHidden ? (
            <Untaught />
          ) : (
            <GenerateSteps trickId={trick.id} steps={trick.steps} onGenerated={save} />
          )}
          <TrickTutorial trick={trick} place={place} />
          <p>
            <Link
              href={`/tricks/${trick.slug}`}
              className="font-semibold underline underline-offset-4 hover:text-signal-text"
            >
              {trick.name}: the whole page
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}

/** The tutorial of an opened trick; what it loads becomes the trick's own, so that opening it again shows it. */
function TrickTutorial({ trick, place }: { trick: TrickDetail; place: TutorialPlace }) {
  const queries = useQueryClient()
  return (
    <OpenedTutorial
      trick={trick}
      place={place}
      onVideo={(video) =>
        queries.setQueryData<TrickDetail>(trickKeys.one(trick.id), (known) => known && { ...known, ...video })
      }
    />
  )
}
