'use client'

import { useEffect } from 'react'

const occasions = ['pointerover', 'focusin', 'click'] as const

/**
 * One tooltip for the whole page: shows the label of what is pointed at, focused or touched and has `data-tooltip`.
 * A layer instead of a component each, since a list has hundreds of targets. Loaded at the first of them.
 */
export function TooltipLayer() {
  useEffect(() => {
    let stop = () => {
      for (const occasion of occasions) document.removeEventListener(occasion, start)
    }
    let isOver = false
    // The latest that happened before the code was there: of a touch, the click comes last.
    let latest: Event | null = null
    const start = (event: Event) => {
      const { target } = event
      const isWanted = target instanceof Element && target.closest('[data-tooltip], [data-row], li')
      if (!isWanted) return
      const isLoading = latest !== null
      latest = event
      if (isLoading) return
      void import('./tooltip').then(
        ({ showTooltips }) => {
          stop()
          if (!isOver) stop = showTooltips(latest ?? event)
        },
        // The text is on every target as its accessible name already.
        () => undefined,
      )
    }
    for (const occasion of occasions) document.addEventListener(occasion, start)
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return null
}
