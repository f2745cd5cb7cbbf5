'use client'

import {
  Fragment,
  type MouseEvent,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { TrickStill } from '@/components/figure/trick-still'
import { buttonStyle } from '@/components/ui/button'
import { allOrOne, optionsFrom, SelectField } from '@/components/ui/choices'
import { FilterFold } from '@/components/ui/filter-fold'
import {
  currentQuery,
  replaceQuery,
  replaceQueryAtRest,
  replaceQueryList,
  useHash,
  useQueryList,
  useQueryPart,
} from '@/components/ui/history'
import { useCode } from '@/components/ui/late'
import { LoadError } from '@/components/ui/load-error'
import { useStageFocus } from '@/components/ui/lost-focus'
import { useIncrementalRows, useInView, useIsHydrated } from '@/components/ui/rendering'
import { unbroken } from '@/components/ui/unbroken'
import { listedIn, toggled } from '@/lib/query-list'
import { typeLabels } from '@/lib/tricks/classification'
import {
  countFilters,
  filterQuery,
  filterTricks,
  noFilters,
  parseFilters,
  partFragment,
  partsOf,
  shownParts,
  sortOrders,
  sortTricks,
  type TrickFilters,
  type TrickRowData,
  tricksPerPart,
} from '@/lib/tricks/list'
import { levels, type TrickType, trickCategories } from '@/lib/tricks/taxonomy'
import { CategoryBadge, SkillLevel } from './badges'
import { TrickDetails } from './details'
import { loadTrickSearch } from './search-form'

/** What the last column does with a trick: save it, put it into a line, or nothing. */
export type TrickAction = { label: string; render: (trick: TrickRowData) => ReactNode }

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
            {isWaiting
              ? 'Loading tricks...'
              : `${count.toLocaleString('en-US')} ${count === 1 ? 'trick' : 'tricks'}`}
          </p>
        </div>
      </TrickFilterBar>
      {isWaiting && rest.isError && <FailedTricks onRetry={rest.refetch} />}
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
        <div className="border-2 border-line border-dashed p-8 text-center">
          <p className="font-semibold">
            {q ? 'No trick goes by that.' : 'No trick fits all of these filters.'}
          </p>
          <p className="mb-4 text-soft">
            {q ? 'Try a nickname, fewer filters, or a part of the name.' : 'Take one of them off.'}
          </p>
          <a href="/tricks" className={`${buttonStyle({ variant: 'outline' })} not-noscript:hidden`}>
            Clear search and filters
          </a>
          <button
            type="button"
            className={`${buttonStyle({ variant: 'outline' })} noscript:hidden`}
            onClick={() => change(noFilters)}
          >
            Clear search and filters
          </button>
        </div>
      )}
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

const typeNames: Record<TrickType, string> = {
  BASE: 'Base',
  VARIATION: 'Variation',
  COMBINATION: 'Combination',
}

type TableProps = {
  tricks: TrickRowData[]
  caption: string
  action?: TrickAction
  /** How many there are, where `tricks` are only the first. */
  total?: number
  /** Is called when the end of the list comes near. */
  onNear?: () => void
  /** Whether rows are rendered as they are scrolled to; those that the server sent are rendered already. */
  isIncremental: boolean
  isWhole: boolean
  /** What the tricks were found for; null if nothing is searched. */
  search: string | null
}

const tableStyle =
  'trick-table in-parts block w-full border-line border-2 bg-sheet text-left md:table md:table-fixed'

/** Tricks as rows that open on a click to what they are and how they go; a part of a long list at a time. */
const TrickTable = memo(function TrickTable({
  tricks,
  total = tricks.length,
  onNear,
  caption,
  action,
  isIncremental,
  isWhole,
  search,
}: TableProps) {
  const table = useRef<HTMLTableElement>(null)
  const end = useRef<HTMLTableSectionElement>(null)
  const isNear = useInView(end, { rootMargin: '1000px' })
  useEffect(() => {
    if (isNear) onNear?.()
  }, [isNear, onNear])
  const isHydrated = useIsHydrated()
  // What the server sent is there already, in parts that work without scripts. The rest is rendered as it is needed.
  const [sent] = useState(isHydrated ? undefined : search)
  const isGrowing = isIncremental || (search !== null && search !== sent)
  const grown = useIncrementalRows(isGrowing ? tricks.length : 0, end, search)
  const rows = isGrowing ? tricks.slice(0, grown) : tricks
  const [hash, replaceHash] = useHash()
  const shown = shownParts(hash)
  const all = isGrowing ? [{ fragment: undefined, tricks: rows }] : partsOf(rows)
  const parts = isWhole && sent !== undefined ? all : all.slice(0, shown + 1)
  // The link to a part goes when it is pressed; what it leads to takes the focus, as soon as it is shown: an effect of
  // the render before may still run after the press, when the part is there and hidden.
  const pressed = useRef<string | null>(null)
  const showTo = (fragment: string) => {
    pressed.current = fragment
    replaceHash(`#${fragment}`)
  }
  useEffect(() => {
    const first =
      pressed.current &&
      table.current?.querySelector<HTMLElement>(`[data-part=${pressed.current}][data-shown] a`)
    if (!first) return
    pressed.current = null
    first.focus({ preventScroll: true })
  })
  const [open] = useQueryList(openName)
  const columns = action ? 5 : 4
  return (
    <table ref={table} className={tableStyle}>
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
      {parts.map(({ fragment, tricks: part }, at) => (
        <Fragment key={fragment ?? 'first'}>
          <tbody
            // Only what the server sent is a target: Back would scroll to it, and not to where one was.
            id={isHydrated ? undefined : fragment}
            data-part={fragment}
            data-shown={at < shown || undefined}
          >
            {part.map((trick) => (
              <TrickRow
                key={trick.id}
                trick={trick}
                isOpen={open.includes(trick.slug)}
                onToggle={toggleOpen}
                action={action}
              />
            ))}
          </tbody>
          {/* After the part that it follows: it stays the same link when the next part comes below it. */}
          {fragment && total > (at + 1) * tricksPerPart && (
            <ShowMore
              href={
                at + 1 < parts.length ? `#${partFragment(at + 1)}` : `${wholeList}#${partFragment(at + 1)}`
              }
              rest={total - (at + 1) * tricksPerPart}
              columns={columns}
              onPress={() => showTo(partFragment(at + 1))}
            />
          )}
        </Fragment>
      ))}
      <tfoot ref={end} />
    </table>
  )
})

/** The library of which the server sends every row: its usual order, asked for. */
const wholeList = `/tricks?sort=${noFilters.sort}`

type ShowMoreProps = { href: string; rest: number; columns: number; onPress: () => void }

/** Leads to the next part of the list. Without scripts it is a plain link to it, which shows it by style alone. */
function ShowMore({ href, rest, columns, onPress }: ShowMoreProps) {
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onPress()
  }
  return (
    <tbody data-more>
      <tr className="border-line border-t-2 max-md:block">
        <td colSpan={columns} className="max-md:block md:p-0!">
          <a
            href={href}
            onClick={press}
            className="-outline-offset-4 flex min-h-14 items-center justify-center gap-2 font-semibold hover:bg-signal hover:text-signal-ink"
          >
            Show {Math.min(rest, tricksPerPart)} more
            <span className="font-normal text-sm">of {rest.toLocaleString('en-US')}</span>
          </a>
        </td>
      </tr>
    </tbody>
  )
}

/** The name under which the address lists what is open. */
export const openName = 'open'

/** Opens what goes by this slug on the page, or closes it. */
export const toggleOpen = (slug: string) =>
  replaceQueryList(openName, toggled(listedIn(currentQuery(), openName), slug))

type RowProps = {
  trick: TrickRowData
  isOpen: boolean
  onToggle: (slug: string) => void
  action?: TrickAction
}

const TrickRow = memo(function TrickRow({ trick, isOpen, onToggle, action }: RowProps) {
  const toggle = (event: MouseEvent) => {
    // A new tab, a control of its own and selected text are not a wish to open the row.
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const isOnControl = event.target instanceof Element && event.target.closest('button, input, label')
    if (!isPlain || isOnControl || window.getSelection()?.type === 'Range') return
    event.preventDefault()
    onToggle(trick.slug)
  }
  return (
    <>
      <tr data-row onClick={toggle}>
        <td>
          <CategoryBadge category={trick.category} />
        </td>
        <td>{typeNames[trick.trickType]}</td>
        <td>
          <TrickStill name={trick.name} />
          <a href={`/tricks/${trick.slug}`} aria-expanded={isOpen}>
            {unbroken(trick.name)}
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
