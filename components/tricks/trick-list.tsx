'use client'

import { useMemo } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { useQueryString } from '@/components/ui/use-query-string'
import {
  filterQuery,
  filterTricks,
  noFilters,
  parseFilters,
  sortTricks,
  type TrickFilters,
} from '@/lib/tricks/filters'
import type { TrickRowData } from '@/lib/tricks/row'
import { TrickFilterBar } from './trick-filter-bar'
import { type TrickAction, TrickTable } from './trick-table'
import { useTrickSearch } from './use-trick-search'

/** The filters of a list, kept in the address. */
export function useTrickFilters(): [TrickFilters, (change: Partial<TrickFilters>) => void] {
  const [query, replace] = useQueryString()
  const filters = useMemo(() => parseFilters(query), [query])
  // From the address itself: two fields may change before the next render.
  return [filters, (change) => replace(filterQuery({ ...parseFilters(window.location.search), ...change }))]
}

type ListProps = {
  /** Listed while nothing is searched. */
  tricks: TrickRowData[]
  /** Searched besides, and listed only when found. */
  alsoSearched?: TrickRowData[]
  action?: TrickAction
  isGrowing?: boolean
}

/** A list of tricks with search, filters and order; the same for the library and for building a line. */
export function TrickList({ tricks, alsoSearched = [], action, isGrowing }: ListProps) {
  const [filters, change] = useTrickFilters()
  const everything = useMemo(() => [...tricks, ...alsoSearched], [tricks, alsoSearched])
  const found = useTrickSearch(everything, filters.q)
  const shown = useMemo(() => {
    const filtered = filterTricks(found ?? tricks, filters)
    return found && filters.sort === noFilters.sort ? filtered : sortTricks(filtered, filters.sort)
  }, [found, tricks, filters])
  return (
    <div className="space-y-4">
      <TrickFilterBar filters={filters} onChange={change} />
      <p role="status" className="text-sm text-soft">
        {shown.length} {shown.length === 1 ? 'trick' : 'tricks'}
      </p>
      {shown.length > 0 ? (
        <TrickTable tricks={shown} caption="Tricks" action={action} isGrowing={isGrowing} />
      ) : (
        <div className="border-2 border-line border-dashed p-8 text-center">
          <p className="font-semibold">No trick goes by that.</p>
          <p className="mb-4 text-soft">Try a nickname, fewer filters, or a part of the name.</p>
          <button
            type="button"
            className={buttonStyle({ variant: 'outline' })}
            onClick={() => change(noFilters)}
          >
            Clear search and filters
          </button>
        </div>
      )}
    </div>
  )
}
