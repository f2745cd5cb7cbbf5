'use client'

import { type ReactNode, useEffect } from 'react'
import { TrickFigure } from '@/components/figure/trick-figure'
import { SaveButton, SavedTricks } from '@/components/my-tricks/save-button'
import { TrickArticle } from '@/components/tricks/article'
import { RelatedTricks } from '@/components/tricks/links'
import { useTrickBook } from '@/components/tricks/use-tricks'
import { Spinner } from '@/components/ui/status'
import { nearGroups, prerequisitesOf, shortestPath, slugsByName } from '@/lib/tricks/graph'

type Props = {
  slug: string
  /** What is shown when the book is not here, or has no such trick. */
  otherwise: ReactNode
}

/** A trick from the book that this device keeps. */
export default function OfflineTrick({ slug, otherwise }: Props) {
  const { data: book, isPending } = useTrickBook()
  const trick = book?.find((each) => each.slug === slug)
  useEffect(() => {
    if (trick) document.title = document.title.replace(/[^|]*$/, ` ${trick.name}`)
  }, [trick])
  if (isPending) return <Spinner label="Looking on this device..." />
  if (!book || !trick) return otherwise
  const { id, name, motion } = trick
  return (
    <TrickArticle
      trick={trick}
      action={
        <SavedTricks>
          <SaveButton trick={{ id, name }} look="words" />
        </SavedTricks>
      }
      motion={motion && <TrickFigure motion={motion} name={name} />}
      tutorial={<p className="text-soft">The video needs a connection.</p>}
      related={
        <RelatedTricks
          path={shortestPath(slug, prerequisitesOf(book))}
          groups={motion ? nearGroups(motion, slugsByName(book)) : []}
        />
      }
    />
  )
}
