import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Where the film of a page's own trick is, in seconds, for the lesson beside it; null while none plays. */
let shown: number | null = null
const watchers = new Set<() => void>()
const followers = new Set<(at: number) => void>()

/** Says which moment is in the picture, or that there is no picture any more. */
export function reportPlayhead(at: number | null): void {
  shown = at
  for (const notify of watchers) notify()
}

/** Sends the picture to a moment. */
export function sendPlayhead(at: number): void {
  for (const follow of followers) follow(at)
}

function watch(notify: () => void): () => void {
  watchers.add(notify)
  return () => watchers.delete(notify)
}

// Half a frame of a film at 30 pictures a second: a press must find its own moment begun.
const BEGUN = 0.017

/** The last of these moments that has begun in the picture; null before the first and while nothing is shown. */
export function useLastBegun(moments: readonly number[]): number | null {
  const read = () =>
    shown === null ? null : Math.max(-1, ...moments.filter((at) => at <= (shown ?? 0) + BEGUN))
  const last = useSyncExternalStore(watch, read, () => null)
  return last === null || last < 0 ? null : last
}

/** Follows where the lesson sends the picture, while `isOn`. */
export function useSentPlayhead(isOn: boolean, onSent: (at: number) => void): void {
  const follow = useEffectEvent(onSent)
  useEffect(() => {
    if (!isOn) return
    const each = (at: number) => follow(at)
    followers.add(each)
    return () => {
      followers.delete(each)
    }
  }, [isOn])
}
