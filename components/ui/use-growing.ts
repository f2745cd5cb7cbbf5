import { type RefObject, startTransition, useEffect, useState } from 'react'

const rowsPerStep = 20

/**
 * How many of `total` rows to draw by now: some at once, and more whenever their end comes near the screen, because
 * several hundred of them would keep the page from answering, and most are never looked at.
 */
export function useIncrementalRows(total: number, end: RefObject<Element | null>): number {
  const [count, setCount] = useState(rowsPerStep)
  useEffect(() => {
    if (count >= total || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          startTransition(() => setCount(count + rowsPerStep))
      },
      { rootMargin: '1000px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, total, end])
  return count
}
