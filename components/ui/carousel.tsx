'use client'

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { listedIn } from '@/lib/addresses'
import { replaceQueryList } from './behavior/history'
import { buttonStyle } from './button'

type Props = {
  heading: ReactNode
  label: string
  /** Under this name the address says how far it is scrolled, so that reload and Back return there. */
  placeName: string
  /** Called once it rests after scrolling, with the positions, from 1 on, of the items that are in sight. */
  onRest?: (first: number, last: number) => void
  children: ReactNode
}

/** A row of list items that scrolls by finger, by dragging, by its arrows and by keyboard. */
export function Carousel({ heading, label, placeName, onRest, children }: Props) {
  const track = useRef<HTMLUListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  useDragScroll(track)
  usePlace(track, placeName, onRest)
  const scroll = (direction: -1 | 1) => {
    const element = track.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' })
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        {heading}
        <div className="flex gap-2">
          <Arrow label={`Previous ${label.toLowerCase()}`} path="M15 5l-7 7 7 7" onPress={() => scroll(-1)} />
          <Arrow label={`Next ${label.toLowerCase()}`} path="M9 5l7 7-7 7" onPress={() => scroll(1)} />
        </div>
      </div>
      <button
        type="button"
        onClick={() => end.current?.focus()}
        className={`${buttonStyle()} sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:z-10`}
      >
        Skip {label.toLowerCase()}
      </button>
      <ul
        ref={track}
        aria-label={label}
        className="flex snap-x gap-4 overflow-x-auto overscroll-x-contain pb-4"
      >
        {children}
      </ul>
      <div ref={end} tabIndex={-1} className="outline-none" />
    </>
  )
}

function Arrow({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={buttonStyle({ variant: 'outline', size: 'icon' })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-2 stroke-current">
        <path d={path} />
      </svg>
    </button>
  )
}

const settleMs = 150

/** Keeps in the address which item stands at the left edge, from 1 on, and goes there at first. */
function usePlace(ref: RefObject<HTMLElement | null>, name: string, onRest: Props['onRest']) {
  const rest = useEffectEvent((first: number, last: number) => onRest?.(first, last))
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const items = () => [...element.children].filter((child) => child instanceof HTMLElement)
    const left = (item: HTMLElement) => item.offsetLeft - element.offsetLeft
    const kept = items()[Number(listedIn(window.location.search, name)[0]) - 1]
    if (kept) element.scrollTo({ left: left(kept), behavior: 'instant' })
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      const at = items().findIndex((item) => left(item) + item.offsetWidth / 2 > element.scrollLeft)
      replaceQueryList(name, at > 0 ? [String(at + 1)] : [])
      const right = element.scrollLeft + element.clientWidth
      const isInSight = (item: HTMLElement) =>
        left(item) < right && left(item) + item.offsetWidth > element.scrollLeft
      rest(items().findIndex(isInSight) + 1, items().findLastIndex(isInSight) + 1)
    }
    const scroll = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, settleMs)
    }
    element.addEventListener('scroll', scroll, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', scroll)
    }
  }, [ref, name])
}

const dragThresholdPx = 5

/** Lets a mouse drag a scrolling element. Fingers scroll natively; a drag is not a click. */
function useDragScroll(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let start: { x: number; scrollLeft: number } | null = null
    let hasDragged = false

    const down = (event: PointerEvent) => {
      hasDragged = false
      if (event.pointerType === 'mouse' && event.button === 0) {
        start = { x: event.clientX, scrollLeft: element.scrollLeft }
      }
    }
    const move = (event: PointerEvent) => {
      if (!start) return
      const distance = event.clientX - start.x
      if (!hasDragged && Math.abs(distance) < dragThresholdPx) return
      hasDragged = true
      element.style.scrollSnapType = 'none'
      element.scrollLeft = start.scrollLeft - distance
    }
    const up = () => {
      start = null
      element.style.scrollSnapType = ''
    }
    const click = (event: MouseEvent) => {
      if (!hasDragged) return
      event.preventDefault()
      event.stopPropagation()
    }

    element.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    element.addEventListener('click', click, { capture: true })
    return () => {
      element.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', up)
      element.removeEventListener('click', click, { capture: true })
    }
  }, [ref])
}
