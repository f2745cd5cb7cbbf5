import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to another element where the one that had it is gone, so that keyboard users keep their place. */
export function catchFocus(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/**
 * The same for a part of the page that is another one with each `stage`: what takes the focus by script begins it, such
 * as its heading. Undefined: not known yet.
 */
export function useStageFocus(part: RefObject<HTMLElement | null>, stage: string | number | undefined): void {
  const last = useRef(stage)
  useEffect(() => {
    if (last.current !== undefined && last.current !== stage)
      catchFocus(part.current?.querySelector<HTMLElement>('[tabindex="-1"]'))
    last.current = stage
  }, [part, stage])
}

/**
 * The same for a list of `count` items: when one goes and takes the focus along, the control that stands in its place
 * has it, or the last one; where none is left the list itself, which needs a tabIndex. `controls` selects them.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, controls: string, count: number): void {
  const place = useRef(0)
  const last = useRef(count)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const remember = ({ target }: FocusEvent) => {
      const at = [...element.querySelectorAll(controls)].indexOf(target as Element)
      if (at >= 0) place.current = at
    }
    element.addEventListener('focusin', remember)
    return () => element.removeEventListener('focusin', remember)
  }, [list, controls])
  useEffect(() => {
    if (count < last.current && list.current) {
      const left = [...list.current.querySelectorAll<HTMLElement>(controls)]
      catchFocus(left[place.current] ?? left.at(-1) ?? list.current)
    }
    last.current = count
  }, [list, controls, count])
}
