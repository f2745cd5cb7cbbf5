'use client'

import { useEffect, useRef, useState } from 'react'
import type { Motion } from '@/lib/skate/motion'
import type { Lead } from '@/lib/skate/stance'
import { stripMarkup } from './strip-markup'

type Props = {
  motion: Motion
  /** The foot that leads as it rolls away, where more is known than its words say. */
  exit?: Lead | null
  label: string
}

// Known when this is built: what draws does not come to browsers with it.
const drawOnServer = typeof window === 'undefined' ? stripMarkup : null

/**
 * Six moments of a trick, mirrored by style for a goofy rider. The server draws them into its page and the browser
 * leaves them as they are: as data they would come a second time, and be half of what a page after the first weighs.
 * Where no page of the server's was, the browser draws them itself.
 */
export function FigureStrip({ motion, exit = null, label }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<Motion>(null)
  const [markup, setMarkup] = useState(() => drawOnServer?.(motion, exit) ?? '')
  useEffect(() => {
    if (!drawn.current && place.current?.hasChildNodes()) drawn.current = motion
    if (drawn.current === motion) return
    let isCurrent = true
    import('./strip-markup').then(
      (code) => {
        if (!isCurrent) return
        drawn.current = motion
        setMarkup(code.stripMarkup(motion, exit))
      },
      // Without the network the room stays empty.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [motion, exit])
  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      className="grid aspect-4/3 auto-rows-fr grid-cols-3 gap-0.5 bg-line [&>svg]:bg-flatground [[data-stance=goofy]_&_svg]:-scale-x-100"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it comes from anywhere but the drawing
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
