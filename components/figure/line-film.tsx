'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useInView } from '@/components/ui/behavior/rendering'
import type { Linked } from '@/lib/skate/figure/line'
import type { StartingPosition } from '@/lib/skate/lines/trick'
import type { LinePlayer } from './line-player'
import { controlsRoom, rowsOf, SceneRows } from './scene-rows'

type Props = {
  /** In their order, with what is done before each. */
  tricks: readonly (Omit<Linked, 'motion' | 'repair'> & { repair?: { name: string } })[]
  start: StartingPosition
  /** What it is called, where several may be on the page. */
  title?: string
  /** Stills of the tricks, where the page has drawn them. */
  children?: ReactNode
}

/** A line as one film, which comes once it is in view. Until then, and without scripts, its stills and its scenes. */
export function LineFilm({ tricks, start, title = 'The line', children }: Props) {
  const place = useRef<HTMLElement>(null)
  const [Player, setPlayer] = useState<{ Line: typeof LinePlayer } | null>(null)
  const [isMoving, setIsMoving] = useState(false)
  const isInView = useInView(place, { rootMargin: '0px' })
  useEffect(() => {
    if (!isInView) return
    import('./line-player').then(
      ({ LinePlayer }) => {
        setIsMoving(!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
        setPlayer({ Line: LinePlayer })
      },
      // Without the network the list stays.
      () => undefined,
    )
  }, [isInView])
  const linked = tricks.map(({ name, enters, leaves, repair }) => ({
    name,
    enters,
    leaves,
    repair: repair?.name ?? null,
  }))
  return (
    <section
      ref={place}
      aria-label={`${title} as a film`}
      className="overflow-hidden border-2 border-line bg-flatground text-ink shadow-sticker print:hidden"
    >
      {Player ? (
        <Player.Line
          tricks={linked}
          start={start}
          title={title}
          isMoving={isMoving}
          onMove={() => setIsMoving(true)}
        />
      ) : (
        <div className="md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div>
            {children ?? <div className="aspect-4/3" />}
            <div className={controlsRoom} />
          </div>
          <SceneRows rows={rowsOf(linked, start)} />
        </div>
      )}
    </section>
  )
}
