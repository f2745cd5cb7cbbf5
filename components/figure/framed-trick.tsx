'use client'

import { useEffect } from 'react'
import { brand } from '@/lib/brand'
import { showStance } from '@/lib/preferences/stance'
import type { Motion } from '@/lib/skate/motion'
import { LazyFigure } from './lazy-figure'
import { TrickStill } from './trick-still'

const link =
  'flex min-h-11 shrink-0 items-center font-semibold underline underline-offset-4 hover:text-signal-text'

// Above the picture's width there is no more height for it in the frame.
const card =
  'mx-auto w-full min-w-64 max-w-[calc((100dvh-11rem)*4/3)] overflow-hidden border-2 border-line bg-sheet'

type Props = { name: string; motion: Motion; href: string }

/** A trick as another site frames it: moving, with its name and the way here. */
export function FramedTrick({ name, motion, href }: Props) {
  useEffect(() => {
    const stance = new URLSearchParams(window.location.search).get('stance')
    if (stance === 'regular' || stance === 'goofy') showStance(stance)
  }, [])
  return (
    <article data-framed className={card}>
      <div className="bg-flatground text-ink">
        <LazyFigure motion={motion} name={name} isSmall>
          <TrickStill name={name} size="card" className="aspect-4/3 h-auto w-full" />
        </LazyFigure>
      </div>
      <div className="flex items-center justify-between gap-4 border-line border-t-2 px-3">
        <h1 className="min-w-0 truncate py-2 text-xl first-letter:uppercase">{name}</h1>
        <a href={href} target="_blank" rel="noopener" className={link}>
          More on {brand}
        </a>
      </div>
    </article>
  )
}

/** What a frame shows of a name that no one could read. */
export const UnreadableTrick = () => (
  <div data-framed className={card}>
    <div className="p-4">
      <h1 className="text-xl">No trick goes by that</h1>
      <p className="mt-2">We cannot read that trick's name. Maybe it is spelled another way.</p>
      <a href="/tricks" target="_blank" rel="noopener" className={link}>
        Trick Library
      </a>
    </div>
  </div>
)
