'use client'

import { useEffect, useRef } from 'react'

const openDelayMs = 700
const skipWindowMs = 300
const offsetPx = 4

/**
 * One tooltip for the whole page: shows the data-tooltip text of what is pointed at.
 * A layer instead of a component each, since a list has hundreds of targets.
 */
export function TooltipLayer() {
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let closedAt = Number.NEGATIVE_INFINITY

    const close = () => {
      clearTimeout(timer)
      if (bubble.current?.matches(':popover-open')) {
        bubble.current.hidePopover()
        closedAt = performance.now()
      }
    }
    const open = (target: HTMLElement) => {
      const element = bubble.current
      if (!element?.isConnected || !target.isConnected) return
      element.textContent = target.dataset.tooltip ?? ''
      element.showPopover()
      const box = target.getBoundingClientRect()
      const left = box.left + (box.width - element.offsetWidth) / 2
      element.style.left = `${Math.max(4, Math.min(left, innerWidth - element.offsetWidth - 4))}px`
      const above = box.top - element.offsetHeight - offsetPx
      element.style.top = `${above > 0 ? above : box.bottom + offsetPx}px`
    }
    const point = (event: PointerEvent) => {
      close()
      const target = event.target instanceof Element && event.target.closest<HTMLElement>('[data-tooltip]')
      if (!target || event.pointerType === 'touch') return
      const delay = performance.now() - closedAt < skipWindowMs ? 0 : openDelayMs
      timer = setTimeout(open, delay, target)
    }

    document.addEventListener('pointerover', point)
    document.addEventListener('pointerdown', close)
    document.addEventListener('scroll', close, { passive: true, capture: true })
    return () => {
      close()
      document.removeEventListener('pointerover', point)
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('scroll', close, { capture: true })
    }
  }, [])

  // The text is on every target as its accessible name already.
  return (
    <div
      ref={bubble}
      popover="manual"
      aria-hidden="true"
      className="pointer-events-none fixed inset-auto m-0 border-2 border-line bg-ink px-2 py-1 text-paper text-sm"
    />
  )
}
