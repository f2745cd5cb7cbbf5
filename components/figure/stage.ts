import type { Film } from '@/lib/skate/figure/film'
import type { Stroke } from '@/lib/skate/figure/svg'

/** Rest after the end before it begins again, in seconds. */
const rest = 0.5

type Pace = {
  speed: number
  lasts: number
  onMoment: (at: number) => void
  /** Whether it stays at its end. */
  isOnce?: boolean
}

/** Runs from a moment to the end and again from 0, until the returned function is called. Seconds. */
export function play(at: { current: number }, { speed, lasts, onMoment, isOnce = false }: Pace): () => void {
  let before = performance.now()
  const step = (now: number) => {
    // A tab that comes back must not leap.
    const passed = Math.min(100, Math.max(0, now - before)) / 1000
    before = now
    const next = at.current + passed * speed
    const isResting = at.current >= lasts && next <= lasts + rest
    at.current = next > lasts + rest ? 0 : next
    if (!isResting) onMoment(Math.min(lasts, at.current))
    if (isOnce && next >= lasts) return
    frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Paints strokes into a group, using its paths again. */
export function paint(group: SVGGElement, strokes: readonly Stroke[], painted: Stroke[]): void {
  for (const [index, stroke] of strokes.entries()) {
    const path = group.children[index] ?? group.appendChild(document.createElementNS(svgNamespace, 'path'))
    const was = painted[index]
    if (was?.d !== stroke.d) path.setAttribute('d', stroke.d)
    if (was?.fill !== stroke.fill) path.setAttribute('fill', stroke.fill)
    if (was?.stroke !== stroke.stroke) path.setAttribute('stroke', stroke.stroke)
    if (was?.width !== stroke.width) path.setAttribute('stroke-width', String(stroke.width))
    if (was?.opacity !== stroke.opacity) path.setAttribute('opacity', String(stroke.opacity))
    painted[index] = stroke
  }
  while (group.children.length > strokes.length) group.lastChild?.remove()
  painted.length = strokes.length
}

/** The last moment that has begun. */
export function momentAt({ moments }: Film, at: number): Film['moments'][number] {
  return moments.findLast((moment) => moment.at <= at + 0.02) ?? moments[0] ?? { at: 0, name: 'Roll up' }
}

/** Sets the slider and its text. Only while nothing plays: screen readers would read every change. */
export function showMoment(
  slider: HTMLInputElement,
  { film, wordsAt }: { film: Film; wordsAt: (at: number) => string },
  at: number,
): void {
  const share = Math.min(1, at / film.lasts)
  slider.value = String(share)
  slider.setAttribute('aria-valuetext', `${wordsAt(at)}, ${Math.round(share * 100)} percent`)
}

/** Moving the thumb costs more than drawing the rider, so it moves in small steps. */
export function moveThumb(slider: HTMLInputElement, share: number): void {
  if (Math.abs(Number(slider.value) - share) > 0.02) slider.value = String(share)
}
