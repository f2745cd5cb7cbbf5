import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { FigureStrip } from '@/components/figure/figure-strip'
import { LazyFigure } from '@/components/figure/lazy-figure'
import { Shapes } from '@/components/figure/paint'
import { buttonStyle } from '@/components/ui/button'
import { filmSentence } from '@/lib/skate/figure/sentence'
import { INK } from '@/lib/skate/figure/svg'
import { layOut, layOutPipe } from '@/lib/skate/parks/map'
import { type MapDrawing, mapDrawing } from '@/lib/skate/parks/map-drawing'
import { readMotion } from '@/lib/tricks/read-motion'
import { InAndOut, type Visit } from './visit'

type Props = {
  /** In the order of the run. */
  visits: Visit[]
  /** What stands there and has no stop. */
  spare: string[]
  /** From wall to wall of one ramp. */
  isPipe: boolean
}

/** Meters of a lane on a phone and on a desk, and the width in pixels from which it is the one of a desk. */
const lanes = { narrow: 10.5, wide: 22, from: 620 }

/** A run through a park on a map from above; a press on a stop shows its trick. The written route is below. */
export default function RunMap({ visits, spare, isPipe }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [isWide, setIsWide] = useState<boolean | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  useLayoutEffect(() => {
    const box = place.current
    if (!box) return
    const measure = () => setIsWide(box.clientWidth >= lanes.from)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  const drawing = useMemo(() => {
    if (isWide === null) return null
    const met = visits.map(({ featureName, leads, repair }, at) => ({
      featureName,
      leads,
      order: at + 1,
      repair: repair?.name,
    }))
    if (isPipe) return mapDrawing(layOutPipe(met))
    const others = spare.map((featureName) => ({ featureName, leads: 'on', order: null }) as const)
    return mapDrawing(layOut([...met, ...others], isWide ? lanes.wide : lanes.narrow))
  }, [visits, spare, isPipe, isWide])
  const visit = chosen === null ? undefined : visits[chosen - 1]
  return (
    <div
      ref={place}
      className="mb-6 overflow-hidden border-2 border-line bg-flatground text-ink shadow-sticker"
    >
      {drawing && (
        <div className="relative mx-auto" style={{ maxWidth: isPipe ? drawing.width * 1.4 : undefined }}>
          <Picture drawing={drawing} isPipe={isPipe} />
          <Stops drawing={drawing} visits={visits} chosen={chosen} onChoose={setChosen} />
        </div>
      )}
      {visit && chosen !== null ? (
        <Stop
          key={chosen}
          visit={visit}
          order={chosen}
          onNext={visits[chosen] ? () => setChosen(chosen + 1) : null}
        />
      ) : (
        <p className="border-line border-t-2 bg-sheet p-3 text-ink text-sm">
          Press a stop to see its trick. The map is not to scale.
        </p>
      )}
    </div>
  )
}

type StopsProps = {
  drawing: MapDrawing
  visits: Visit[]
  chosen: number | null
  onChoose: (order: number | null) => void
}

function Stops({ drawing, visits, chosen, onChoose }: StopsProps) {
  return (
    <fieldset>
      <legend className="sr-only">Stops on the map</legend>
      {drawing.stops.map(({ order, x, y }) => (
        <button
          key={order}
          type="button"
          aria-pressed={order === chosen}
          aria-label={`Stop ${order}: ${visits[order - 1]?.trick.name}, ${visits[order - 1]?.featureName}`}
          onClick={() => onChoose(order === chosen ? null : order)}
          style={{ left: `${(100 * x) / drawing.width}%`, top: `${(100 * y) / drawing.height}%` }}
          className="group absolute grid size-11 -translate-1/2 place-items-center outline-signal-ink"
        >
          <span className="grid size-7 place-items-center rounded-full border-2 border-signal-ink bg-bright font-display text-base text-signal-ink leading-none group-hover:bg-manuals group-aria-pressed:scale-125 group-aria-pressed:bg-signal">
            {order}
          </span>
        </button>
      ))}
    </fieldset>
  )
}

const way = (points: MapDrawing['legs'][number]['points']) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

function Picture({ drawing, isPipe }: { drawing: MapDrawing; isPipe: boolean }) {
  const { width, height, shapes, legs, arrows, stops } = drawing
  const what = isPipe ? 'The ramp' : 'The park'
  return (
    <svg
      role="img"
      aria-label={`${what} from above, and the run through it with ${stops.length} numbered stops.`}
      viewBox={`0 0 ${width.toFixed(0)} ${height.toFixed(0)}`}
      className="block w-full"
    >
      <Shapes shapes={shapes} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {legs.map(({ is, points }) =>
          is === 'walk' ? (
            <path key={way(points)} d={way(points)} stroke={INK} strokeWidth={3} strokeDasharray="1 8" />
          ) : (
            <g key={way(points)}>
              <path d={way(points)} stroke={INK} strokeWidth={6.5} />
              <path d={way(points)} stroke="#ff5a1f" strokeWidth={3.4} />
            </g>
          ),
        )}
      </g>
      {arrows.map(({ x, y, deg }) => (
        <path
          key={`${x} ${y}`}
          d="M10 0L-7 -8.5L-3 0L-7 8.5Z"
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${deg.toFixed(0)})`}
          fill="#ff5a1f"
          stroke={INK}
          strokeWidth={2}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}

type StopProps = { visit: Visit; order: number; onNext: (() => void) | null }

/** The trick of a stop, in motion where that is welcome. */
function Stop({ visit, order, onNext }: StopProps) {
  const { trick, featureName } = visit
  const motion = readMotion(trick.name)
  return (
    <section
      aria-label={`Stop ${order}`}
      className="grid border-line border-t-2 bg-sheet text-ink sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      {motion ? (
        <div className="bg-flatground text-ink">
          <LazyFigure motion={motion} name={trick.name}>
            <FigureStrip motion={motion} label={filmSentence(motion, trick.name)} />
          </LazyFigure>
        </div>
      ) : (
        <p className="p-4">There is no picture of this trick yet.</p>
      )}
      <div className="space-y-2 border-line p-4 max-sm:order-first max-sm:border-b-2 sm:border-l-2">
        <p className="font-display text-title uppercase leading-tight">
          <span className="text-signal-text">{order}</span> {trick.name}
        </p>
        <p>{featureName}</p>
        <InAndOut visit={visit} />
        {onNext && (
          <button
            type="button"
            onClick={onNext}
            className={`${buttonStyle({ variant: 'outline', size: 'sm' })} min-h-11`}
          >
            Next stop
          </button>
        )}
      </div>
    </section>
  )
}
