'use client'

import { preload, useCode } from '@/components/ui/behavior/late'
import type { Motion } from '@/lib/skate/motion'
import type { Lead } from '@/lib/skate/stance'

const loadFigure = () => import('@/components/figure/trick-figure')

/** For who is about to show one: it would else come in above what is read and pressed by then. */
export const preloadFigure = () => preload(loadFigure)

type ExpandedFigureProps = { motion: Motion; name: string; exit?: Lead | null }

/** The figure of an opened row, which is loaded only then. Without the network the text stays. */
export function ExpandedFigure({ motion, name, exit = null }: ExpandedFigureProps) {
  const { code } = useCode(loadFigure)
  return (
    code && (
      <div className="max-w-md">
        <code.TrickFigure motion={motion} name={name} exit={exit} />
      </div>
    )
  )
}
