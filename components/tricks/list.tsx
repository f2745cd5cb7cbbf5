'use client'

import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { optionsFrom, SelectField } from '@/components/ui/choices'
import { useQueryString } from '@/components/ui/history'
import { useIncrementalRows } from '@/components/ui/use-in-view'
import { typeLabels } from '@/lib/tricks/classification'
import {
  filterQuery,
  filterTricks,
  noFilters,
  parseFilters,
  sortOrders,
  sortTricks,
  type TrickFilters,
  type TrickRowData,
} from '@/lib/tricks/list'
import { levels, type TrickType, trickCategories } from '@/lib/tricks/taxonomy'
import { CategoryBadge, SkillLevel } from './badges'
import { TrickDetails } from './details'
import { useTricks } from './use-tricks'

/** What the last column does with a trick: save it, put it into a line, or nothing. */
export type TrickAction = { label: string; render: (trick: TrickRowData) => ReactNode }

type TrickListProps = {
  /** Listed while nothing is searched. */
  tricks: TrickRowData[]
  /** Searched besides, and listed only when found. */
  alsoSearched?: TrickRowData[]
  action?: TrickAction
  isIncremental?: boolean
}

/** A list of tricks with search, filters and order; the same for the library and for building a line. */
export function TrickList({ tricks, alsoSearched = [], action, isIncremental }: TrickListProps) {
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
        <TrickTable tricks={shown} caption="Tricks" action={action} isIncremental={isIncremental} />
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

/** The filters of a list, stored in the query string. */
export function useTrickFilters(): [TrickFilters, (change: Partial<TrickFilters>) => void] {
  const [query, replace] = useQueryString()
  const filters = useMemo(() => parseFilters(query), [query])
  // From the address itself: two fields may change before the next render.
  return [filters, (change) => replace(filterQuery({ ...parseFilters(window.location.search), ...change }))]
}

/**
 * The tricks of `among` that match the text, best first; null without a text.
 * The index and the aliases are fetched at the first letter; until then, names alone are searched.
 */
function useTrickSearch(among: TrickRowData[], text: string): TrickRowData[] | null {
  const isSearching = text.trim() !== ''
  const { data: library } = useTricks({ enabled: isSearching })
  const { data: search } = useQuery({
    queryKey: ['trick-index', library?.length],
    queryFn: async () => {
      const { buildTrickIndex, searchTricks } = await import('@/lib/tricks/search')
      const tricks = library ?? []
      const index = buildTrickIndex(tricks)
      return (wanted: string) => searchTricks(index, tricks, wanted)
    },
    enabled: isSearching && library !== undefined,
    structuralSharing: false,
  })
  return useMemo(() => {
    if (!isSearching) return null
    if (!search) return among.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
    const byId = new Map(among.map((trick) => [trick.id, trick]))
    return search(text).flatMap((id) => byId.get(id) ?? [])
  }, [among, isSearching, search, text])
}

const categoryOptions = optionsOf(trickCategories)

const levelOptions = optionsOf(levels)

const typeOptions = optionsFrom({ '': 'All', ...typeLabels })

const sortOptions = optionsFrom(sortOrders)

type FilterBarProps = { filters: TrickFilters; onChange: (change: Partial<TrickFilters>) => void }

/** Category, type, difficulty and order of a list of tricks. */
function TrickFilterBar({ filters, onChange }: FilterBarProps) {
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <SelectField
        takesPrehydrationValue
        label="Category"
        options={categoryOptions}
        value={filters.category}
        onChange={(category) => onChange({ category })}
      />
      <SelectField
        takesPrehydrationValue
        label="Type"
        options={typeOptions}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
      <SelectField
        takesPrehydrationValue
        label="Difficulty"
        options={levelOptions}
        value={filters.level}
        onChange={(level) => onChange({ level })}
      />
      <SelectField
        takesPrehydrationValue
        label="Sort by"
        options={sortOptions}
        value={filters.sort}
        onChange={(sort) => onChange({ sort: sort as TrickFilters['sort'] })}
      />
    </div>
  )
}

function optionsOf(values: readonly string[]) {
  return [{ value: '', label: 'All' }, ...values.map((value) => ({ value, label: value }))]
}

const typeNames: Record<TrickType, string> = {
  BASE: 'Base',
  VARIATION: 'Variation',
  COMBINATION: 'Combination',
}

type TableProps = {
  tricks: TrickRowData[]
  caption: string
  action?: TrickAction
  /** Whether rows are rendered as they are scrolled to; those that the server sent are rendered already. */
  isIncremental?: boolean
}

// One markup: a table from 768 px up, cards below. Cells are styled from here, which saves
// class names on several hundred rows.
const tableStyle = [
  'block w-full border-line border-2 bg-sheet text-left md:table md:table-fixed',
  'max-md:[&_thead]:hidden max-md:[&_tbody]:block',
  '[&_th]:border-line [&_th]:border-b-2 [&_th]:px-4 [&_th]:py-3 [&_th]:font-semibold [&_th]:text-label [&_th]:text-soft [&_th]:uppercase',
  '[&_tr[data-row]]:cursor-pointer [&_tr[data-row]]:border-line/30 [&_tr[data-row]]:border-t hover:[&_tr[data-row]]:bg-paper',
  // Rows out of view cost no layout.
  'max-md:[&_tr[data-row]]:[content-visibility:auto] max-md:[&_tr[data-row]]:[contain-intrinsic-size:auto_5.5rem]',
  'max-md:[&_tr[data-row]]:grid max-md:[&_tr[data-row]]:grid-cols-[1fr_auto_auto] max-md:[&_tr[data-row]]:gap-x-3 max-md:[&_tr[data-row]]:gap-y-1 max-md:[&_tr[data-row]]:p-4',
  'md:[&_td]:px-4 md:[&_td]:py-2.5 [&_a]:font-semibold max-md:[&_a]:text-lg [&_a[aria-expanded=true]]:text-signal-text',
  'max-md:[&_td:nth-child(3)]:order-first max-md:[&_td:nth-child(4)]:order-first max-md:[&_td:nth-child(4)]:self-center max-md:[&_td:nth-child(2)]:text-right [&_td:nth-child(2)]:text-sm [&_td:nth-child(2)]:text-soft',
  'max-md:[&_td:nth-child(1)]:row-start-2 max-md:[&_td:nth-child(2)]:row-start-2',
  'max-md:[&_td:nth-child(5)]:col-start-3 max-md:[&_td:nth-child(5)]:row-span-2 max-md:[&_td:nth-child(5)]:row-start-1 max-md:[&_td:nth-child(5)]:self-center',
].join(' ')

/** Tricks as rows that open on a click to what they are and how they go. */
function TrickTable({ tricks, caption, action, isIncremental = false }: TableProps) {
  const end = useRef<HTMLTableSectionElement>(null)
  const grown = useIncrementalRows(isIncremental ? tricks.length : 0, end)
  const rows = isIncremental ? tricks.slice(0, grown) : tricks
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback((id: number) => {
    setOpen((ids) => (ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set(ids).add(id)))
  }, [])
  return (
    <table className={tableStyle}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th className="w-[18%]">Category</th>
          <th className="w-[15%]">Type</th>
          <th className={action ? 'w-[37%]' : 'w-[49%]'}>Trick Name</th>
          <th className="w-[18%]">Difficulty</th>
          {action && <th className="w-[12%]">{action.label}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((trick) => (
          <TrickRow
            key={trick.id}
            trick={trick}
            isOpen={open.has(trick.id)}
            onToggle={toggle}
            action={action}
          />
        ))}
      </tbody>
      <tfoot ref={end} />
    </table>
  )
}

type RowProps = { trick: TrickRowData; isOpen: boolean; onToggle: (id: number) => void; action?: TrickAction }

const TrickRow = memo(function TrickRow({ trick, isOpen, onToggle, action }: RowProps) {
  const toggle = (event: MouseEvent) => {
    // A new tab, a control of its own and selected text are not a wish to open the row.
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const isOnControl = event.target instanceof Element && event.target.closest('button, input, label')
    if (!isPlain || isOnControl || window.getSelection()?.type === 'Range') return
    event.preventDefault()
    onToggle(trick.id)
  }
  return (
    <>
      <tr data-row onClick={toggle}>
        <td>
          <CategoryBadge category={trick.category} />
        </td>
        <td>{typeNames[trick.trickType]}</td>
        <td>
          <a href={`/tricks/${trick.slug}`} aria-expanded={isOpen}>
            {trick.name}
          </a>
        </td>
        <td>
          <SkillLevel level={trick.difficultyRating} />
        </td>
        {action && <td>{action.render(trick)}</td>}
      </tr>
      {isOpen && (
        <tr className="max-md:block">
          <td colSpan={action ? 5 : 4} className="border-signal border-l-4 max-md:block max-md:p-4">
            <TrickDetails id={trick.id} />
          </td>
        </tr>
      )}
    </>
  )
})
