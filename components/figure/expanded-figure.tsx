'use client'

import { useEffect, useState } from 'react'
import type { Motion } from '@/lib/skate/motion'
import type { TrickMotion } from './trick-figure'

type Props = { motion: Motion; name: string }

/** The board of an opened row: nothing of it is loaded before a row is opened. */
export function ExpandedFigure({ motion, name }: Props) {
  const [loaded, setLoaded] = useState<{ Drawing: typeof TrickMotion } | null>(null)
  useEffect(() => {
    import('./trick-figure').then(
      ({ TrickMotion }) => setLoaded({ Drawing: TrickMotion }),
      // Without the network the words stay.
      () => undefined,
    )
  }, [])
  return (
    loaded && (
      <div className="max-w-md">
        <loaded.Drawing motion={motion} name={name} />
      </div>
    )
  )
}
