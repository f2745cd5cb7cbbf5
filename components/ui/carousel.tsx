'use client'

import { type ReactNode, useRef } from 'react'
import { buttonStyle } from './button'
import { useDragScroll } from './use-drag-scroll'

type Props = { heading: ReactNode; label: string; children: ReactNode }

/** A row of list items that scrolls by finger, by dragging, by its arrows and by keyboard. */
export function Carousel({ heading, label, children }: Props) {
  const track = useRef<HTMLUListElement>(null)
  useDragScroll(track)
  const scroll = (direction: -1 | 1) => {
    const element = track.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' })
  }
  return (
    <>
      <div className="mb-4 flex items-end justify-between gap-4">
        {heading}
        <div className="flex gap-2">
          <Arrow label={`Previous ${label.toLowerCase()}`} path="M15 5l-7 7 7 7" onPress={() => scroll(-1)} />
          <Arrow label={`Next ${label.toLowerCase()}`} path="M9 5l7 7-7 7" onPress={() => scroll(1)} />
        </div>
      </div>
      <ul
        ref={track}
        aria-label={label}
        className="flex snap-x gap-4 overflow-x-auto overscroll-x-contain pb-4"
      >
        {children}
      </ul>
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
