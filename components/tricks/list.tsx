'use client'

import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import {
  currentQuery,
  replaceQuery,
  replaceQueryAtRest,
  useQueryPart,
} from '@/components/ui/behavior/history'
import { useCode } from '@/components/ui/behavior/late'
import { useStageFocus } from '@/components/ui/behavior/lost-focus'
import { buttonStyle } from '@/components/ui/button'
import { FilterFold } from '@/components/ui/filter-fold'
import { allOrOne, optionsFrom, SelectField } from '@/components/ui/forms/choices'
import { Link } from '@/components/ui/link'
import { LoadError } from '@/components/ui/load-error'
import type { PagePath } from '@/lib/pages'
import { counted } from '@/lib/skate/wording'
import { typeLabels } from '@/lib/tricks/classification'
import {
  countFilters,
  filterQuery,
  filterTricks,
  noFilters,
  parseFilters,
  sortOrders,
  sortTricks,
  type TrickFilters,
  type TrickRowData,
} from '@/lib/tricks/list'
import { isSentence } from '@/lib/tricks/search-wishes'
import { levels, trickCategories } from '@/lib/tricks/taxonomy'
import { loadTrickSearch } from './search-form'
import { type TrickAction, TrickTable } from './table'

/** What was found for a text, best first. */
export type FoundTricks = { q: string; ids: number[] }

type TrickListProps = {
  /** The heading of the list, if it has one. */
  heading?: ReactNode
  /** Listed while nothing is searched; the first of them where the rest is on its way or not needed yet. */
  tricks: TrickRowData[]
  /** How many there are, where `tricks` are only the first. */
  total?: number
  /** How the rest is read, where `tricks` are only the first. */
  rest?: RestOfTricks
  /** What is searched; a list without it stays as it is whatever is searched. */
  searched?: TrickRowData[]
  /** What is known to be found before the search has been loaded. */
  found?: FoundTricks
  action?: TrickAction
  isIncremental?: boolean
  /** Whether the server sends all of it, for those who go on without scripts, and not only how it begins. */
  isWhole?: boolean
  /** The id of the form that the filters are fields of, where that works without scripts. */
  form?: string
}

/** The tricks after the first ones, read when they are needed. */
type RestOfTricks = {
  isNeeded: boolean
  isError: boolean
  /** Is called before the rest is needed. */
  prefetch: () => void
  refetch: () => void
}

const nothing: TrickRowData[] = []

/** Where TrickBot answers what no trick is called; it takes six letters to ask. */
const askedFor = (q: string) =>
  `${'/trickbot/suggest' satisfies PagePath}?${new URLSearchParams({
    wish: q.length < 6 ? `Something for ${q}` : q,
    level: levels.join('.').toLowerCase(),
  })}`

/** A list of tricks with search, filters and order; the same for the library and for building a line. */
export function TrickList({
  heading,
  tricks,
  total,
  rest,
  searched,
  found: foundBefore,
  action,
  isIncremental = false,
  isWhole = false,
  form,
}: TrickListProps) {
  const [filters, change] = useTrickFilters()
  // A letter or a choice stands in its field at once; the rows follow when there is time.
  const { category, type, level, sort, ...asked } = useDeferredValue(filters)
  const q = searched ? asked.q.trim() : ''
  const found = useTrickSearch(searched ?? nothing, q, foundBefore)
  const shown = useMemo(() => {
    const filtered = filterTricks(found ?? tricks, { category, type, level })
    return found && sort === noFilters.sort ? filtered : sortTricks(filtered, sort)
  }, [found, tricks, category, type, level, sort])
  const isWaiting = rest?.isNeeded === true
  const isEmpty = shown.length === 0 && !isWaiting
  const list = useRef<HTMLDivElement>(null)
  // The button that brings the tricks back goes with it.
  useStageFocus(list, isEmpty ? 'none' : 'some', 'tbody a')
  const count = isWaiting ? shown.length : Math.max(shown.length, total ?? 0)
  return (
    <div ref={list} className="space-y-4">
      <TrickFilterBar filters={filters} onChange={change} form={form}>
        <div className="md:flex md:items-baseline md:gap-4">
          {heading}
          <p role="status" className="text-sm text-soft tabular-nums">
            {isWaiting ? 'Loading tricks...' : counted(count, 'trick')}
          </p>
        </div>
      </TrickFilterBar>
      {isWaiting && rest.isError && <FailedTricks onRetry={rest.refetch} />}
      {!isEmpty && isSentence(q) && (
        <p className="border-2 border-line bg-sheet px-4 py-3">
          A whole sentence? TrickBot reads those.{' '}
          <Link href={askedFor(q)} className="font-semibold underline underline-offset-4">
            Ask TrickBot
          </Link>
        </p>
      )}
      {!isEmpty ? (
        <TrickTable
          tricks={shown}
          total={isWaiting ? undefined : total}
          onNear={rest?.prefetch}
          caption="Tricks"
          action={action}
          isIncremental={isIncremental}
          isWhole={isWhole}
          search={found ? q : null}
        />
      ) : (
        <NothingFits q={q} onClear={() => change(noFilters)} />
      )}
    </div>
  )
}

function NothingFits({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <div className="border-2 border-line border-dashed p-8 text-center">
      <p className="font-semibold">{q ? 'No trick goes by that.' : 'No trick fits all of these filters.'}</p>
      <p className="mb-4 text-soft">
        {q
          ? 'Try a nickname, fewer filters, or a part of the name. TrickBot understands whole sentences.'
          : 'Take one of them off.'}
      </p>
      {q && (
        <Link href={askedFor(q)} className={`${buttonStyle()} mr-2 mb-2`}>
          Ask TrickBot
        </Link>
      )}
      <a href="/tricks" className={`${buttonStyle({ variant: 'outline' })} not-noscript:hidden`}>
        Clear search and filters
      </a>
      <button
        type="button"
        className={`${buttonStyle({ variant: 'outline' })} noscript:hidden`}
        onClick={onClear}
      >
        Clear search and filters
      </button>
    </div>
  )
}

/** Says that the library could not be read, with a button to try again. */
export function FailedTricks({ onRetry }: { onRetry: () => void }) {
  return <LoadError isBoxed message="Failed to load tricks" onRetry={onRetry} />
}

/** The filters of a list, stored in the query string. */
export function useTrickFilters(): [TrickFilters, (change: Partial<TrickFilters>) => void] {
  const query = useQueryPart(filtersIn)
  return [
    useMemo(() => parseFilters(query), [query]),
    (change) => {
      // From the address itself: two fields may change before the next render.
      const search = currentQuery()
      const next = filterQuery({ ...parseFilters(search), ...change }, search)
      if (change.q !== undefined && Object.keys(change).length === 1) replaceQueryAtRest(next)
      else replaceQuery(next)
    },
  ]
}

const filtersIn = (query: string) => filterQuery(parseFilters(query))

/**
 * The tricks of `among` that match the text, best first; null without a text. What finds them is fetched when the field
 * gets the focus or there is a text; until then there are those of `before`, or those whose name holds the text.
 */
function useTrickSearch(among: TrickRowData[], text: string, before?: FoundTricks): TrickRowData[] | null {
  const isSearching = text !== ''
  const { code: search } = useCode(loadTrickSearch, isSearching)
  return useMemo(() => {
    if (!isSearching) return null
    const ids = search ? search(text) : before?.q.trim() === text ? before.ids : null
    if (!ids) return among.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    const byId = new Map(among.map((trick) => [trick.id, trick]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }, [among, isSearching, search, text, before])
}

const categoryOptions = allOrOne(trickCategories)

const levelOptions = allOrOne(levels)

const typeOptions = optionsFrom({ '': 'All', ...typeLabels })

const sortOptions = optionsFrom(sortOrders)

type FilterBarProps = {
  filters: TrickFilters
  onChange: (change: Partial<TrickFilters>) => void
  form: string | undefined
  /** Stands beside the button: what is filtered, and how many are left. */
  children: ReactNode
}

/** Category, type, difficulty and order of a list of tricks; on a phone behind one button, so that the list is near. */
function TrickFilterBar({ filters, onChange, form, children }: FilterBarProps) {
  return (
    <FilterFold label="Filters" count={countFilters(filters)} beside={children} isOpenOnDesks>
      <SelectField
        takesPrehydrationValue
        label="Category"
        options={categoryOptions}
        value={filters.category}
        name="category"
        form={form}
        onChange={(category) => onChange({ category })}
      />
      <SelectField
        takesPrehydrationValue
        label="Type"
        options={typeOptions}
        value={filters.type}
        name="type"
        form={form}
        onChange={(type) => onChange({ type })}
      />
      <SelectField
        takesPrehydrationValue
        label="Difficulty"
        options={levelOptions}
        value={filters.level}
        name="level"
        form={form}
        onChange={(level) => onChange({ level })}
      />
      <SelectField
        takesPrehydrationValue
        label="Sort by"
        options={sortOptions}
        value={filters.sort}
        name="sort"
        form={form}
        onChange={(sort) => onChange({ sort })}
      />
      {form && (
        <button
          type="submit"
          form={form}
          className={`${buttonStyle({ variant: 'outline' })} not-noscript:hidden`}
        >
          Apply filters
        </button>
      )}
    </FilterFold>
  )
}
