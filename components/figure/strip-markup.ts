import { plainly } from '@/lib/skate/figure/brush'
import { HEIGHT, lookOf } from '@/lib/skate/figure/camera'
import { drawingAt } from '@/lib/skate/figure/drawing'
import { type Film, filmOf, tellingMoment } from '@/lib/skate/figure/film'
import { markupOf } from '@/lib/skate/figure/svg'
import type { Motion } from '@/lib/skate/motion'
import type { Lead } from '@/lib/skate/stance'

/** The beginning, the end, and those around the one that tells the trick. */
function sixMoments(film: Film): number[] {
  const moments = film.moments.map(({ at }) => at)
  const telling = tellingMoment(film)
  const all = [...new Set([...moments, telling, telling + 0.12])].toSorted((a, b) => a - b)
  const near = all.toSorted((a, b) => Math.abs(a - telling) - Math.abs(b - telling))
  const ends = [all[0] ?? 0, all.at(-1) ?? film.lasts]
  const middle = near.filter((at) => !ends.includes(at)).slice(0, 4)
  const spare = Array.from({ length: 4 - middle.length }, (_, at) => telling - 0.24 * (at + 1))
  return [...ends, ...middle, ...spare].toSorted((a, b) => a - b)
}

// Six of these fill the same room as the moving picture.
const frame = { left: 53, width: 214 }

/** Six moments of a trick as markup, drawn for a regular rider; `exit` is the foot that leads as it rolls away. */
export function stripMarkup(motion: Motion, exit: Lead | null): string {
  const film = filmOf(motion, 'regular', exit)
  const look = lookOf(film, 'side')
  const pictures = sixMoments(film).map((at) => {
    // Whole units are fine enough for pictures of this size.
    const paths = markupOf(plainly(drawingAt(film, at, { look, isStill: true })), 1)
    return `<svg viewBox="${frame.left} 0 ${frame.width} ${HEIGHT}" class="h-full w-full" aria-hidden="true">${paths}</svg>`
  })
  return pictures.join('')
}
