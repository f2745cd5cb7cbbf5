import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Whether an element has come near the screen; it stays so. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsSeen(true)
        observer.disconnect()
      },
      { rootMargin: '300px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isSeen
}

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
