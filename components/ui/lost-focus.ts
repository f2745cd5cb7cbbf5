import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to another element where the one that had it is gone, so that keyboard users keep their place. */
export function catchFocus(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/**
 * The same for a part of the page that is another one with each `stage`: what begins it has the focus and is in sight.
 * That is what takes the focus by script, such as its heading, or the first that `selector` finds. Undefined: not known
 * yet.
 */
export function useStageFocus(
  part: RefObject<HTMLElement | null>,
  stage: string | number | undefined,
  selector = '[tabindex="-1"]',
): void {
  const last = useRef(stage)
  useEffect(() => {
    if (last.current !== undefined && last.current !== stage) {
      const first = part.current?.querySelector<HTMLElement>(selector)
      catchFocus(first)
      if (first && first === document.activeElement) first.scrollIntoView({ block: 'nearest' })
    }
    last.current = stage
  }, [part, stage, selector])
}

/**
 * The same for a list: when one of its `items` goes, or makes room for another, and takes the focus along, the control
 * that stands in its place has it, or the last one; where none is left the list itself, which needs a tabIndex.
 * `controls` selects them, and `items` tells one state of the list from another, such as by their number.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  controls: string,
  items: number | string,
): void {
  const place = useRef(0)
  const holder = useRef<EventTarget | null>(null)
  const last = useRef(items)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const remember = ({ target }: FocusEvent) => {
      holder.current = target
      const at = [...element.querySelectorAll(controls)].indexOf(target as Element)
      if (at >= 0) place.current = at
    }
    element.addEventListener('focusin', remember)
    return () => element.removeEventListener('focusin', remember)
  }, [list, controls])
  useEffect(() => {
    const isGone = holder.current instanceof Element && !holder.current.isConnected
    // What empties a list may stand outside it.
    const isLess = typeof items === 'number' && items < Number(last.current)
    if (items !== last.current && (isGone || isLess) && list.current) {
      const left = [...list.current.querySelectorAll<HTMLElement>(controls)]
      catchFocus(left[place.current] ?? left.at(-1) ?? list.current)
      holder.current = null
    }
    last.current = items
  }, [list, controls, items])
}
