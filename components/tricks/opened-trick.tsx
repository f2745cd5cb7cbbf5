import { useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { ExpandedFigure } from '@/components/figure/expanded-figure'
import type { TrickDetail } from '@/lib/tricks/schema'
import type { TutorialPlace } from '@/lib/videos/tutorial-messages'
import { GenerateSteps } from './generate-steps'
import { TrickTutorial } from './trick-tutorial'
import { trickKeys } from './use-tricks'

/** A trick in an opened row or card: what it is, how it goes, and its video. */
export function OpenedTrick({ trick, place }: { trick: TrickDetail; place: TutorialPlace }) {
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
      {trick.motion && <ExpandedFigure motion={trick.motion} name={trick.name} />}
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
