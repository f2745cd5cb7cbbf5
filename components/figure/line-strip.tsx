import { plainly } from '@/lib/skate/figure/brush'
import { HEIGHT, WIDTH } from '@/lib/skate/figure/camera'
import { drawingAt } from '@/lib/skate/figure/drawing'
import type { LineFilm } from '@/lib/skate/figure/line'
import { Shapes } from './paint'

/** The tricks of a line as stills in their order: for where nothing moves. Drawn regular, mirrored by style. */
export function LineStrip({ line: { film, scenes, aimAt } }: { line: LineFilm }) {
  const tricks = scenes.filter(({ is }) => is === 'trick')
  return (
    <ol
      // Without a height of its own it is as high as the film that takes its place, whatever the number of tricks.
      className="grid aspect-4/3 min-h-0 auto-rows-fr grid-cols-2 gap-0.5 overflow-hidden bg-line"
      aria-label="The tricks in order"
    >
      {tricks.map(({ name, order, tells }) => {
        const { look, span } = aimAt(tells, 'side')
        return (
          <li key={order} className="relative min-h-0 overflow-hidden bg-flatground last:odd:col-span-2">
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              aria-hidden="true"
              className="size-full [[data-stance=goofy]_&]:-scale-x-100"
            >
              <Shapes shapes={plainly(drawingAt(film, tells, { look, span, isStill: true }))} />
            </svg>
            <span className="absolute bottom-0 left-0 max-w-full truncate bg-signal px-2 py-1 font-semibold text-signal-ink text-sm">
              {order} {name}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
