import { type RefObject, startTransition, useEffect, useState, useSyncExternalStore } from 'react'

// What of a page is worth rendering by now.

function observe(element: Element, rootMargin: string, onChange: (isInView: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin,
  })
  observer.observe(element)
  return () => observer.disconnect()
}

type Options = {
  /** How far outside the viewport counts as in view. */
  rootMargin?: string
  /** Whether an element that was in view once stays so. */
  once?: boolean
  /** What is assumed until the browser has looked. */
  initial?: boolean
}

/** Whether an element is in view or near it. */
export function useInView(
  ref: RefObject<Element | null>,
  { rootMargin = '300px', once = true, initial = false }: Options = {},
): boolean {
  const [isInView, setIsInView] = useState(initial)
  const isDone = once && isInView
  useEffect(() => {
    if (isDone || !ref.current) return
    return observe(ref.current, rootMargin, setIsInView)
  }, [ref, rootMargin, isDone])
  return isInView
}

const rowsAtOnce = 12
const rowsPerStep = 20

/**
 * How many of `total` rows to render by now: a screen of them at once, and more whenever their end comes near the
 * viewport. Several hundred of them would block the page, and most are never looked at. Begins again with another
 * `subject`.
 */
export function useIncrementalRows(
  total: number,
  end: RefObject<Element | null>,
  subject: string | null,
): number {
  const [{ count, of }, setState] = useState({ count: rowsAtOnce, of: subject })
  if (of !== subject) setState({ count: rowsAtOnce, of: subject })
  useEffect(() => {
    if (count >= total || !end.current) return
    return observe(end.current, '1000px', (isInView) => {
      if (isInView) startTransition(() => setState({ count: count + rowsPerStep, of: subject }))
    })
  }, [count, total, end, subject])
  return count
}

const subscribeToNothing = () => () => undefined

/**
 * What only the browser knows, read with every render; `before` on the server and until scripts have taken over. Nothing
 * renders again when it changes. `read` returns the same value as long as nothing has changed.
 */
export const useBrowserValue = <Value, Before>(read: () => Value, before: Before): Value | Before =>
  useSyncExternalStore<Value | Before>(subscribeToNothing, read, () => before)

/** Whether scripts have taken over what the server sent. */
export const useIsHydrated = (): boolean => useBrowserValue(() => true, false)

const still = '(prefers-reduced-motion: reduce)'

function followStill(notify: () => void): () => void {
  const query = window.matchMedia(still)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** Whether motion is not welcome. Nothing moves before that is known. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    followStill,
    () => window.matchMedia(still).matches,
    () => true,
  )
