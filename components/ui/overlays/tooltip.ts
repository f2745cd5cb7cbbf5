const openDelayMs = 700
const skipWindowMs = 300
const offsetPx = 4
// Long enough to cross the gap between a target and its tooltip.
const leaveDelayMs = 200

const targetSelector = '[data-tooltip]'

const targetAt = (element: EventTarget | null) =>
  element instanceof Element ? element.closest<HTMLElement>(targetSelector) : null

/** The target that has the focus, is part of the control that has it, or shares a row with it: a row is focused by its link. */
function focusedTarget(element: EventTarget | null): HTMLElement | null {
  if (!(element instanceof Element)) return null
  const place =
    element.closest<HTMLElement>(`${targetSelector}, [data-row]`) ??
    element.closest<HTMLElement>('a, button, summary')
  return place?.matches(targetSelector) ? place : (place?.querySelector<HTMLElement>(targetSelector) ?? null)
}

/**
 * Shows tooltips until the returned function is called: after a while under a mouse, at once on focus by keyboard and
 * at a touch. They can be pointed at, and Escape, a scroll or a press elsewhere closes them (WCAG 1.4.13).
 * `first` is the event that made the page want them.
 */
export function showTooltips(first: Event): () => void {
  const bubble = document.createElement('div')
  bubble.popover = 'manual'
  // What it says is its target's accessible name already.
  bubble.ariaHidden = 'true'
  bubble.className =
    'fixed inset-auto m-0 border-2 border-line bg-ink px-2 py-1 text-paper text-sm max-w-[calc(100vw-1rem)]'
  document.body.append(bubble)

  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY
  let shown: HTMLElement | null = null
  let isFocused = false

  const close = () => {
    clearTimeout(timer)
    if (!shown) return
    shown = null
    bubble.hidePopover()
    closedAt = performance.now()
  }
  const open = (target: HTMLElement, byFocus = false) => {
    close()
    if (!target.isConnected) return
    shown = target
    isFocused = byFocus
    bubble.textContent = target.ariaLabel
    bubble.showPopover()
    place(target)
  }
  const place = (target: HTMLElement) => {
    const box = target.getBoundingClientRect()
    const left = box.left + (box.width - bubble.offsetWidth) / 2
    bubble.style.left = `${Math.max(4, Math.min(left, innerWidth - bubble.offsetWidth - 4))}px`
    const above = box.top - bubble.offsetHeight - offsetPx
    bubble.style.top = `${above > 0 ? above : box.bottom + offsetPx}px`
  }

  const point = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    clearTimeout(timer)
    const target = targetAt(event.target)
    const isOnBubble = event.target instanceof Node && bubble.contains(event.target)
    if (isOnBubble || (target && target === shown)) return
    if (!target) {
      if (shown && !isFocused) timer = setTimeout(close, leaveDelayMs)
      return
    }
    const isSkipped = shown || performance.now() - closedAt < skipWindowMs
    timer = setTimeout(open, isSkipped ? 0 : openDelayMs, target)
  }
  const focus = (event: FocusEvent) => {
    const target = focusedTarget(event.target)
    const isByKeyboard = event.target instanceof Element && event.target.matches(':focus-visible')
    if (target && isByKeyboard) open(target, true)
    else close()
  }
  const press = (event: PointerEvent) => {
    if (!(event.target instanceof Node && bubble.contains(event.target))) close()
  }
  const touch = (event: MouseEvent) => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    const target = isTouch && targetAt(event.target)
    if (target) open(target)
  }
  const scroll = () => {
    // What gets the focus may be scrolled to after that.
    if (shown && isFocused) place(shown)
    else close()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }

  const controller = new AbortController()
  const { signal } = controller
  document.addEventListener('pointerover', point, { signal })
  document.addEventListener('pointerdown', press, { signal })
  document.addEventListener('focusin', focus, { signal })
  document.addEventListener('focusout', close, { signal })
  document.addEventListener('click', touch, { signal })
  document.addEventListener('keydown', pressKey, { signal, capture: true })
  document.addEventListener('scroll', scroll, { signal, passive: true, capture: true })
  if (first instanceof FocusEvent) focus(first)
  else if (first.type === 'click') touch(first as MouseEvent)
  else if (first instanceof PointerEvent) point(first)

  return () => {
    close()
    controller.abort()
    bubble.remove()
  }
}
