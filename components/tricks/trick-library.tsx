'use client'

import { type ReactNode, useId } from 'react'
import { usePrehydrationValue } from '@/components/ui/use-early-value'
import type { TrickRowData } from '@/lib/tricks/row'
import { FoundationalCarousel } from './foundational-carousel'
import { TrickList, useTrickFilters } from './trick-list'
import type { TrickAction } from './trick-table'

type Props = {
  foundational: TrickRowData[]
  others: TrickRowData[]
  /** Stands beside what a search found. */
  besideResults?: ReactNode
  /** What can be done with a trick of the list, and with a card of the carousel. */
  action?: TrickAction
  cardAction?: TrickAction
}

/** The library: search over everything, the foundational tricks to leaf through, all others to filter. */
export function TrickLibrary({ foundational, others, besideResults, action, cardAction }: Props) {
  const [filters, change] = useTrickFilters()
  const listId = useId()
  const searchField = usePrehydrationValue<HTMLInputElement>(filters.q, (q) => change({ q }))
  const isSearching = filters.q.trim() !== ''
  return (
    <>
      <search className="mb-10 block">
        <label className="relative block">
          <span className="sr-only">Search tricks</span>
          <input
            ref={searchField}
            type="search"
            value={filters.q}
            maxLength={100}
            onChange={(event) => change({ q: event.target.value })}
            placeholder="tre flip, front shuv, rock to fakie..."
            aria-controls={listId}
            className="min-h-14 w-full border-2 border-line bg-sheet px-4 text-lg shadow-sticker placeholder:text-soft"
          />
        </label>
      </search>
      {foundational.length > 0 && !isSearching && (
        <FoundationalCarousel tricks={foundational} action={cardAction} />
      )}
      <div className="grid gap-8 lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_19rem]">
        {isSearching && besideResults}
        <section id={listId} aria-labelledby={`${listId}-title`}>
          <h2 id={`${listId}-title`} className="mb-4 text-title">
            {isSearching ? 'Search results' : 'All Tricks'}
          </h2>
          <TrickList tricks={others} alsoSearched={foundational} action={action} />
        </section>
      </div>
    </>
  )
}
