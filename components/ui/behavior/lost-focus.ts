import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to another element where the one that had it is gone, so that keyboard users keep their place. */
export function catchFocus(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/**
 * Keeps the place of keyboard users in a part of the page that is replaced with each `stage`: if the focus was lost, the
 * first element of the new stage that `selector` finds gets it and is scrolled into view. By default that is what takes
 * the focus by script alone, such as a heading. A stage of undefined is not known yet.
 */
export function useStageFocus(
  part: RefObject<HTMLElement | null>,
  stage: string | number | undefined,
  selector = '[tabindex="-1"]',
): void {
  const last = useRef(stage)
  const isAwaited = useRef(false)
  // With every render: what the stage begins with may be on its way, as the rows of a list are.
  useEffect(() => {
    if (last.current !== undefined && last.current !== stage) isAwaited.current = true
    last.current = stage
    const first = isAwaited.current ? part.current?.querySelector<HTMLElement>(selector) : null
    if (!first) return
    isAwaited.current = false
    catchFocus(first)
    if (first === document.activeElement) first.scrollIntoView({ block: 'nearest' })
  })
}

/**
 * Keeps the place of keyboard users in a list: when a row goes, or is replaced, and takes the focus along, the control in
 * its place gets it, or the last one; where none is left the list itself, which needs a tabIndex. `controls` selects the
 * controls. `count` is the number of rows, for a list that is shortened by a button outside it which goes as well.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, controls: string, count = 0): void {
  const place = useRef(0)
  const holder = useRef<{ element: Element; isInList: boolean } | null>(null)
  const last = useRef(count)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      // A dialog that asks about a row gives the focus back, to a row that may be gone by then.
      if (!(target instanceof Element) || target.closest('[role=dialog], [role=alertdialog]')) return
      const isInList = list.current?.contains(target) === true
      holder.current = { element: target, isInList }
      const at = isInList ? [...(list.current?.querySelectorAll(controls) ?? [])].indexOf(target) : -1
      if (at >= 0) place.current = at
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [list, controls])
  // With every render: a row may go at the moment when another comes.
  useEffect(() => {
    const isLess = count < last.current
    last.current = count
    const isLost = holder.current?.element.isConnected === false && (holder.current.isInList || isLess)
    if (!list.current || !isLost) return
    const left = [...list.current.querySelectorAll<HTMLElement>(controls)]
    catchFocus(left[place.current] ?? left.at(-1) ?? list.current)
  })
}
