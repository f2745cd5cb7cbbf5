'use client'

import Link from 'next/link'
import { useMemo } from 'react'
import type { MapTrick, ProgressMap } from '@/lib/my-tricks/schema'
import { mapStates } from '@/lib/my-tricks/taxonomy'
import { mapStateLabels } from './map-states'

/** The map as a list by state, with what each trick is built on. */
export default function ProgressList({ map }: { map: ProgressMap }) {
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
