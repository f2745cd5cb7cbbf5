import { type RefObject, useEffect, useRef, useState } from 'react'

const SECONDS = 1.7
const SLOW = 0.25
/** Rest after the end before it begins again, as a share of the trick. */
const REST = 0.3

/** Whether an element is in sight. */
function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting ?? true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

type Playback = { isPlaying: boolean; isSlow: boolean; onMoment: (moment: number) => void }

/**
 * Runs from 0 to 1 and again while it plays and is in sight. The moment lives outside React: sixty renders
 * a second would cost more than the drawing.
 */
export function usePlayback(element: RefObject<Element | null>, { isPlaying, isSlow, onMoment }: Playback) {
  const moment = useRef(0)
  const isSeen = useIsSeen(element)
  useEffect(() => {
    if (!isPlaying || !isSeen) return
    let before = performance.now()
    const step = (now: number) => {
      // A tab that comes back must not leap.
      const passed = Math.min(100, Math.max(0, now - before)) / 1000
      before = now
      const next = moment.current + (passed * (isSlow ? SLOW : 1)) / SECONDS
      const isResting = moment.current >= 1 && next <= 1 + REST
      moment.current = next > 1 + REST ? 0 : next
      if (!isResting) onMoment(Math.min(1, moment.current))
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, isSeen, isSlow, onMoment])
  return moment
}
