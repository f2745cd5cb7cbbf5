'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import type { Motion } from '@/lib/skate/motion'
import type { AnimatedFigure } from './animated-figure'

type Props = { motion: Motion; name: string; children: ReactNode }

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

type Loaded = { Board: typeof AnimatedFigure }

// Without the network the frames stay.
function load(show: (loaded: Loaded) => void): void {
  import('./animated-figure').then(
    ({ AnimatedFigure }) => show({ Board: AnimatedFigure }),
    () => undefined,
  )
}

/** Puts the moving board in the place of its still frames, once it is in sight and if movement is welcome. */
export function LazyFigure({ motion, name, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [board, setBoard] = useState<Loaded | null>(null)
  useEffect(() => {
    if (!place.current || prefersStill()) return
    const onSeen: IntersectionObserverCallback = ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      load(setBoard)
    }
    // A board that only peeps in from below is not looked at yet.
    const observer = new IntersectionObserver(onSeen, { rootMargin: '0px 0px -35% 0px' })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      {board ? (
        <board.Board motion={motion} name={name} isPlayingAtOnce={!prefersStill()} />
      ) : (
        <>
          {children}
          <div className="flex min-h-31 items-center justify-between gap-3 border-line border-t-2 bg-sheet p-3 text-sm">
            <p>Six moments, from the set-up to rolling away.</p>
            <button
              type="button"
              className={`${buttonStyle({ variant: 'outline', size: 'sm' })} noscript:hidden min-h-11 shrink-0 motion-safe:hidden`}
              onClick={() => load(setBoard)}
            >
              Show it moving
            </button>
          </div>
        </>
      )}
    </div>
  )
}
