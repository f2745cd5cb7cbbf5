'use client'

import { type ReactNode, useEffect } from 'react'
import { Providers } from '@/app/providers'
import { TrickFigure } from '@/components/figure/trick-figure'
import { PracticeHere, SaveButton, SavedTricks } from '@/components/my-tricks/save-button'
import { TrickArticle } from '@/components/tricks/article'
import { RelatedTricks } from '@/components/tricks/links'
import { useAllTrickDetails } from '@/components/tricks/use-tricks'
import { Spinner } from '@/components/ui/status'
import { filmOf } from '@/lib/skate/figure/film'
import { momentsOfSteps } from '@/lib/skate/figure/steps'
import { nearGroups, prerequisitesOf, shortestPath, slugsByName } from '@/lib/tricks/graph'
import { wayOut } from '@/lib/tricks/way-out'

type Props = {
  slug: string
  /** What is shown when the offline bundle is not here, or has no such trick. */
  otherwise: ReactNode
}

/** A trick from the offline bundle. */
export default function OfflineTrick(props: Props) {
  return (
    <Providers>
      <BundledTrick {...props} />
    </Providers>
  )
}

function BundledTrick({ slug, otherwise }: Props) {
  const { data: tricks, isPending } = useAllTrickDetails()
  const trick = tricks?.find((each) => each.slug === slug)
  useEffect(() => {
    if (trick) document.title = document.title.replace(/[^|]*$/, ` ${trick.name}`)
  }, [trick])
  if (isPending) return <Spinner label="Looking on this device..." />
  if (!tricks || !trick) return otherwise
  const { id, name, motion } = trick
  const exit = wayOut(trick)
  return (
    <TrickArticle
      trick={trick}
      action={
        <SavedTricks>
          <SaveButton trick={{ id, name }} look="words" />
          <PracticeHere trickId={id} />
        </SavedTricks>
      }
      motion={motion && <TrickFigure motion={motion} name={name} exit={exit} hasLesson />}
      moments={motion ? momentsOfSteps(trick.steps, filmOf(motion, 'regular', exit)) : []}
      tutorial={<p className="text-soft">The video needs a connection.</p>}
      related={
        <RelatedTricks
          path={shortestPath(slug, prerequisitesOf(tricks))}
          groups={motion ? nearGroups(motion, slugsByName(tricks)) : []}
        />
      }
    />
  )
}
