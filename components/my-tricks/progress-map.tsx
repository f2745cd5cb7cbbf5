'use client'

import Link from 'next/link'
import { memo, type PointerEvent, useMemo, useState } from 'react'
import { type MapLayout, mapLayout, wayTo } from '@/lib/my-tricks/map-layout'
import type { MapTrick, ProgressMap as ProgressMapData } from '@/lib/my-tricks/schema'
import { mapStates } from '@/lib/my-tricks/taxonomy'
import { mapStateLabels, mapStateMarks } from './map-states'

/** The library as a picture. Everything in it is also in the list below, which keyboards and readers use. */
export default function ProgressMap({ map }: { map: ProgressMapData }) {
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
