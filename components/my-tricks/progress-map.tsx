import Link from 'next/link'
import { memo, type PointerEvent, useMemo, useState } from 'react'
import { type MapLayout, mapLayout, wayTo } from '@/lib/my-tricks/map-layout'
import type { MapTrick, ProgressMap as ProgressMapData } from '@/lib/my-tricks/schema'
import { type MapState, mapStates } from '@/lib/my-tricks/taxonomy'

/** What each state is called, and how it is drawn: not by colour alone. */
const mapStateLabels: Record<MapState, string> = {
  mastered: 'Mastered',
  consistent: 'Consistent',
  learning: 'Learning',
  implied: 'Part of what you land',
  ready: 'Ready for you',
  locked: 'Something comes before',
  unplaced: 'On its own',
}

const mapStateMarks: Record<MapState, { radius: number; style: string }> = {
  mastered: { radius: 6.5, style: 'fill-signal stroke-ink stroke-2' },
  consistent: { radius: 6, style: 'fill-flatground stroke-ink stroke-2' },
  learning: { radius: 5, style: 'fill-paper stroke-signal stroke-3' },
  implied: { radius: 5, style: 'fill-flatground/50 stroke-soft' },
  ready: { radius: 4.5, style: 'fill-sheet stroke-soft stroke-2' },
  locked: { radius: 2.5, style: 'fill-soft' },
  unplaced: { radius: 2, style: 'fill-soft/50' },
}

/** The whole library with the user's own tricks in it, as a picture and as a list. */
export default function ProgressMap({ map }: { map: ProgressMapData }) {
  return (
    <>
      <MapPicture map={map} />
      <ProgressList map={map} />
    </>
  )
}

/** The library as a picture. Everything in it is also in the list below, which keyboards and readers use. */
function MapPicture({ map }: { map: ProgressMapData }) {
  const [chosen, choose] = useState<MapTrick | null>(null)
  const byId = useMemo(() => new Map(map.tricks.map((trick) => [trick.id, trick])), [map])
  const layout = useMemo(() => mapLayout(map.tricks), [map])
  const point = ({ target }: PointerEvent) => {
    const id = target instanceof SVGElement ? Number(target.dataset.id) : 0
    const trick = byId.get(id)
    if (trick) choose(trick)
  }
  const counts = mapStates.map((state) => `${map.counts[state]} ${mapStateLabels[state].toLowerCase()}`)
  return (
    <div>
      <Legend counts={map.counts} />
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to scroll it by keyboard
        tabIndex={0}
        aria-label="Map of all tricks"
        className="overflow-x-auto border-2 border-line bg-sheet"
      >
        <svg
          role="img"
          aria-label={`Map of ${map.tricks.length} tricks: ${counts.join(', ')}.`}
          width={layout.width}
          height={layout.height}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          onPointerOver={point}
          onPointerDown={point}
          className="mx-auto"
        >
          <Ground layout={layout} />
          {chosen && <Way layout={layout} ids={wayTo(chosen.id, byId)} />}
          <Marks layout={layout} />
        </svg>
      </section>
      <Chosen trick={chosen} byId={byId} />
    </div>
  )
}

function Legend({ counts }: { counts: ProgressMapData['counts'] }) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {mapStates.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <svg viewBox="-8 -8 16 16" aria-hidden="true" className="size-4">
            <circle r={mapStateMarks[state].radius} className={mapStateMarks[state].style} />
          </svg>
          {mapStateLabels[state]} ({counts[state]})
        </li>
      ))}
    </ul>
  )
}

type LayoutProps = { layout: MapLayout }

const Ground = memo(function Ground({ layout }: LayoutProps) {
  return (
    <>
      {layout.lanes.map(({ category, y }) => (
        <text key={category} x={8} y={y} className="fill-ink font-display text-sm uppercase">
          {category}
        </text>
      ))}
      <path d={curves(layout, () => true)} className="fill-none stroke-soft/20" />
    </>
  )
})

const Marks = memo(function Marks({ layout }: LayoutProps) {
  return layout.points.map(({ trick, x, y }) => (
    <g key={trick.id}>
      <circle cx={x} cy={y} {...markOf(trick)} />
      {/* Larger than what is drawn, for fingers. */}
      <circle cx={x} cy={y} r={7.5} fill="transparent" data-id={trick.id}>
        <title>{trick.name}</title>
      </circle>
    </g>
  ))
})

const markOf = ({ state }: MapTrick) => ({
  r: mapStateMarks[state].radius,
  className: mapStateMarks[state].style,
})

function Way({ layout, ids }: LayoutProps & { ids: Set<number> }) {
  return <path d={curves(layout, (id) => ids.has(id))} className="fill-none stroke-2 stroke-signal" />
}

/** One path of all connections that lead to the wanted tricks. */
function curves({ points }: MapLayout, isWanted: (id: number) => boolean): string {
  const places = new Map(points.map((point) => [point.trick.id, point]))
  return points
    .filter(({ trick }) => isWanted(trick.id))
    .flatMap(({ trick, x, y }) =>
      trick.requires.flatMap((id) => {
        const from = places.get(id)
        if (!from) return []
        const middle = (from.x + x) / 2
        return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${y} ${x} ${y}`
      }),
    )
    .join('')
}

function Chosen({ trick, byId }: { trick: MapTrick | null; byId: Map<number, MapTrick> }) {
  const before = trick?.requires.flatMap((id) => byId.get(id)?.name ?? []) ?? []
  return (
    <p role="status" className="mt-3 min-h-12">
      {trick && (
        <>
          <Link
            href={`/tricks/${trick.slug}`}
            prefetch={false}
            className="font-semibold underline underline-offset-4"
          >
            {trick.name}
          </Link>
          : {mapStateLabels[trick.state].toLowerCase()}
          {before.length > 0 && `. Built on ${before.join(', ')}`}.
        </>
      )}
    </p>
  )
}

/** The map as a list by state, with what each trick is built on. */
function ProgressList({ map }: { map: ProgressMapData }) {
  const names = useMemo(() => new Map(map.tricks.map(({ id, name }) => [id, name])), [map])
  return (
    <div className="mt-6">
      <h3 className="mb-3 text-xl">The map as a list</h3>
      {mapStates.map((state) => {
        const tricks = map.tricks.filter((trick) => trick.state === state)
        return (
          tricks.length > 0 && (
            <details key={state} className="group border-line border-t-2 last:border-b-2">
              <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
                {mapStateLabels[state]} ({tricks.length})
                <span aria-hidden="true" className="transition-transform group-open:rotate-90">
                  &#9654;
                </span>
              </summary>
              <ul className="grid gap-x-6 gap-y-1 pb-4 sm:grid-cols-2 lg:grid-cols-3">
                {tricks.map((trick) => (
                  <ListedTrick key={trick.id} trick={trick} names={names} />
                ))}
              </ul>
            </details>
          )
        )
      })}
    </div>
  )
}

function ListedTrick({ trick, names }: { trick: MapTrick; names: Map<number, string> }) {
  const before = trick.requires.flatMap((id) => names.get(id) ?? [])
  return (
    <li>
      <Link
        href={`/tricks/${trick.slug}`}
        prefetch={false}
        className="inline-block py-1.5 underline underline-offset-4 hover:text-signal-text"
      >
        {trick.name}
      </Link>
      {before.length > 0 && <span className="text-sm text-soft"> built on {before.join(', ')}</span>}
    </li>
  )
}
