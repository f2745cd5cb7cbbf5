import type { ReactNode } from 'react'
import { TrickFigure } from '@/components/figure/trick-figure'
import { LogDrill } from '@/components/my-tricks/log-drill'
import { PracticeHere, SaveButton, SavedTricks } from '@/components/my-tricks/save-button'
import { TrickArticle } from '@/components/tricks/article'
import { filmOf } from '@/lib/skate/figure/film'
import { momentsOfSteps } from '@/lib/skate/figure/steps'
import { nearGroups } from '@/lib/tricks/graph'
import type { TrickDetail } from '@/lib/tricks/schema'
import { type Prerequisites, wayHere } from '@/lib/tricks/way'
import { wayOut } from '@/lib/tricks/way-out'

type Props = {
  trick: TrickDetail
  /** Of the whole library, as are the slugs by name. */
  prerequisites: Prerequisites
  slugs: Record<string, string>
  tutorial: ReactNode
  embed?: string | null
  /** For each mistake what to practice until it is gone, where that is known. */
  drills?: readonly (string | null)[]
}

/** A trick with all that the site adds to it, wherever it is read from. */
export function TrickScreen({ trick, prerequisites, slugs, tutorial, embed, drills }: Props) {
  const { id, name, slug, motion, steps } = trick
  const exit = wayOut(trick)
  return (
    <SavedTricks>
      <TrickArticle
        trick={trick}
        action={<SaveButton trick={{ id, name }} look="words" />}
        practice={<PracticeHere trickId={id} />}
        motion={motion && <TrickFigure motion={motion} name={name} exit={exit} hasLesson />}
        moments={motion ? momentsOfSteps(steps, filmOf(motion, 'regular', exit)) : []}
        tutorial={tutorial}
        embed={embed}
        drills={drills}
        logDrill={(drill) => <LogDrill trick={{ id, name }} drill={drill} />}
        way={wayHere(slug, prerequisites)}
        near={motion ? nearGroups(motion, slugs) : []}
      />
    </SavedTricks>
  )
}
