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
 * The same for a list: when a row goes, or makes room for another, and takes the focus along, the control that stands in
 * its place has it, or the last one; where none is left the list itself, which needs a tabIndex. `controls` selects
 * them. `count` is how many rows there are, for a list that is shortened by a button outside it, which goes as well.
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
