'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { useInView } from '@/components/ui/use-in-view'
import type { Motion } from '@/lib/skate/motion'
import type { AnimatedFigure } from './animated-figure'

type Props = { motion: Motion; name: string; children: ReactNode }

type Loaded = { Figure: typeof AnimatedFigure }

// Without the network the still frames stay.
function load(show: (loaded: Loaded) => void): void {
  import('./animated-figure').then(
    ({ AnimatedFigure }) => show({ Figure: AnimatedFigure }),
    () => undefined,
  )
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

// A figure that only peeps in from below is not looked at yet.
const rootMargin = '0px 0px -35% 0px'

/** Puts the animated figure in the place of its still frames, once it is in view and if motion is welcome. */
export function LazyFigure({ motion, name, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [animated, setAnimated] = useState<Loaded | null>(null)
  const isInView = useInView(place, { rootMargin })
  useEffect(() => {
    if (isInView && !prefersReducedMotion()) load(setAnimated)
  }, [isInView])
  return (
    <div ref={place}>
      {animated ? (
        <animated.Figure motion={motion} name={name} autoPlay={!prefersReducedMotion()} />
      ) : (
        <>
          {children}
          <div className="flex min-h-31 items-center justify-between gap-3 border-line border-t-2 bg-sheet p-3 text-sm">
            <p>Six moments, from the set-up to rolling away.</p>
            <button
              type="button"
              className={`${buttonStyle({ variant: 'outline', size: 'sm' })} noscript:hidden min-h-11 shrink-0 motion-safe:hidden`}
              onClick={() => load(setAnimated)}
            >
              Show it moving
            </button>
          </div>
        </>
      )}
    </div>
  )
}
