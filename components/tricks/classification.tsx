'use client'

import { useId } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { TabList, tabIds } from '@/components/ui/tab-list'
import { useQueryString } from '@/components/ui/use-query-string'
import { parseType, typeLabels, typeQuery } from '@/lib/tricks/classification'
import type { TrickSummary } from '@/lib/tricks/schema'
import { type TrickType, trickTypes } from '@/lib/tricks/taxonomy'
import { ClassificationCard } from './classification-card'
import { ClassificationList } from './classification-list'
import { useTricks } from './use-tricks'

type Props = {
  counts: Record<TrickType, number>
  /** The first cards of each type, to read while the rest is on its way. */
  first: Record<TrickType, TrickSummary[]>
}

/** Three tabs, one per type, over the tricks of the chosen one by category. */
export function Classification({ counts, first }: Props) {
  const [query, replace] = useQueryString()
  const id = useId()
  const type = parseType(query)
  const ids = tabIds(id, type)
  const tabs = trickTypes.map((value) => ({ value, label: typeLabels[value], count: counts[value] }))
  return (
    <div className="noscript:hidden shadow-sticker">
      <TabList
        id={id}
        label="Type of trick"
        tabs={tabs}
        selected={type}
        onSelect={(next) => replace(typeQuery(next))}
      />
      <div
        role="tabpanel"
        id={ids.panel}
        aria-labelledby={ids.tab}
        className="-mt-0.5 h-[600px] border-2 border-line bg-sheet"
      >
        <ClassifiedTricks key={type} type={type} first={first[type]} />
      </div>
    </div>
  )
}

function ClassifiedTricks({ type, first }: { type: TrickType; first: TrickSummary[] }) {
  const { data, isPending, isError, refetch } = useTricks()
  if (isPending) return <FirstTricks tricks={first} />
  if (isError) {
    return (
      <div role="alert" className="grid h-full place-content-center gap-4 p-6 text-center">
        <p>The tricks could not be loaded. Check your connection.</p>
        <button type="button" className={buttonStyle()} onClick={() => refetch()}>
          Try Again
        </button>
      </div>
    )
  }
  return <ClassificationList tricks={data} type={type} label={typeLabels[type]} />
}

// As tall as the first heading and its cards, so that nothing moves when the whole list takes over.
function FirstTricks({ tricks }: { tricks: TrickSummary[] }) {
  return (
    <div className="h-full overflow-hidden">
      <p
        role="status"
        className="flex h-14 items-center border-line border-b-2 bg-paper px-4 font-semibold text-sm"
      >
        Loading tricks...
      </p>
      <ul>
        {tricks.map((trick) => (
          <li key={trick.id} className="border-line/30 border-b">
            <ClassificationCard trick={trick} />
          </li>
        ))}
      </ul>
    </div>
  )
}
