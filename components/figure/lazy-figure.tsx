'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { catchFocus } from '@/components/ui/behavior/lost-focus'
import { useInView } from '@/components/ui/behavior/rendering'
import { buttonStyle } from '@/components/ui/button'
import type { Motion } from '@/lib/skate/motion'
import type { Lead } from '@/lib/skate/stance'
import type { FigurePlayer } from './figure-player'
import { useSentPlayhead } from './playhead'

type Props = {
  motion: Motion
  name: string
  exit?: Lead | null
  /** Where the room is for the picture and little else. */
  isSmall?: boolean
  /** Whether a lesson beside it sends it to its moments. */
  hasLesson?: boolean
  children: ReactNode
}

type Loaded = { Figure: typeof FigurePlayer; start: 'playing' | number }

// Without the network the still frames stay.
function load(start: Loaded['start'], show: (loaded: Loaded) => void): void {
  import('./figure-player').then(
    ({ FigurePlayer }) => show({ Figure: FigurePlayer, start }),
    () => undefined,
  )
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

// A figure that only peeps in from below is not looked at yet.
const rootMargin = '0px 0px -35% 0px'

// On phones the figure is in the first screen: nothing may move when its controls come.
const roomOfControls = 'min-h-19.5 lg:motion-safe:min-h-82 lg:noscript:min-h-31!'

/** Puts the animated figure in the place of its still frames, once it is in view and if motion is welcome. */
export function LazyFigure({
  motion,
  name,
  exit = null,
  hasLesson = false,
  isSmall = false,
  children,
}: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [animated, setAnimated] = useState<Loaded | null>(null)
  const isInView = useInView(place, { rootMargin })
  useEffect(() => {
    if (isInView && !prefersReducedMotion())
      load('playing', (loaded) => setAnimated((known) => known ?? loaded))
  }, [isInView])
  // The button that was pressed is gone.
  useEffect(() => {
    if (animated?.start === 0) catchFocus(place.current?.querySelector('button'))
  }, [animated])
  useSentPlayhead(hasLesson && !animated, (at) => {
    load(at, setAnimated)
    place.current?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div ref={place} className="scroll-my-20">
      {animated ? (
        <animated.Figure
          motion={motion}
          name={name}
          exit={exit}
          start={animated.start}
          hasLesson={hasLesson}
          isSmall={isSmall}
        />
      ) : (
        <>
          {children}
          <div
            className={`flex flex-wrap items-center justify-between gap-3 border-line border-t-2 bg-sheet p-3 text-sm ${hasLesson ? roomOfControls : 'min-h-31'}`}
          >
            <p className="flex-1 basis-40">
              {isSmall ? 'The moment that gives it away.' : 'Six moments, from the setup to rolling away.'}
            </p>
            <button
              type="button"
              aria-label={`Show it moving: ${name}`}
              className={`${buttonStyle({ variant: 'outline', size: 'sm' })} noscript:hidden min-h-11 shrink-0 motion-safe:hidden`}
              onClick={() => load(0, setAnimated)}
            >
              Show it moving
            </button>
          </div>
        </>
      )}
    </div>
  )
}
