import { type RefObject, useEffect } from 'react'

const dragThresholdPx = 5

/** Lets a mouse drag a scrolling element. Fingers scroll natively; a drag is not a click. */
export function useDragScroll(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let start: { x: number; scrollLeft: number } | null = null
    let hasDragged = false

    const down = (event: PointerEvent) => {
      hasDragged = false
      if (event.pointerType === 'mouse' && event.button === 0) {
        start = { x: event.clientX, scrollLeft: element.scrollLeft }
      }
    }
    const move = (event: PointerEvent) => {
      if (!start) return
      const distance = event.clientX - start.x
      if (!hasDragged && Math.abs(distance) < dragThresholdPx) return
      hasDragged = true
      element.style.scrollSnapType = 'none'
      element.scrollLeft = start.scrollLeft - distance
    }
    const up = () => {
      start = null
      element.style.scrollSnapType = ''
    }
    const click = (event: MouseEvent) => {
      if (!hasDragged) return
      event.preventDefault()
      event.stopPropagation()
    }

    element.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    element.addEventListener('click', click, { capture: true })
    return () => {
      element.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', up)
      element.removeEventListener('click', click, { capture: true })
    }
  }, [ref])
}
