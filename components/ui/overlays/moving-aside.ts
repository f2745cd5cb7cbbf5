import { type RefObject, useLayoutEffect } from 'react'

// The ring around what has the focus, in pixels.
const ring = 6

function isOver(card: Element, { top, right, bottom, left }: DOMRect): boolean {
  const own = card.getBoundingClientRect()
  return (
    own.top < bottom + ring && own.bottom > top - ring && own.left < right + ring && own.right > left - ring
  )
}

/**
 * For a card that floats over the page: has it stand at the place opposite, by data-aside on `place`, as soon as it would
 * cover what has the focus and would not do so there. The card is `place` or what `selector` finds in it; `shown` tells
 * one card from the next and is null while there is none.
 */
export function useMovingAside(
  place: RefObject<HTMLElement | null>,
  shown: unknown,
  selector?: string,
): void {
  useLayoutEffect(() => {
    const element = place.current
    const card = shown === null || !selector ? element : element?.querySelector(selector)
    if (shown === null || !element || !card) return
    element.removeAttribute('data-aside')
    const clear = () => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body || element.contains(activeElement)) return
      const focused = activeElement.getBoundingClientRect()
      if (!isOver(card, focused)) return
      element.toggleAttribute('data-aside')
      if (isOver(card, focused)) element.toggleAttribute('data-aside')
    }
    clear()
    document.addEventListener('focusin', clear)
    // What gets the focus is scrolled to afterwards.
    document.addEventListener('scroll', clear, { capture: true, passive: true })
    // What is in it may come late.
    const grown = new ResizeObserver(clear)
    grown.observe(card)
    return () => {
      document.removeEventListener('focusin', clear)
      document.removeEventListener('scroll', clear, { capture: true })
      grown.disconnect()
    }
  }, [place, shown, selector])
}
