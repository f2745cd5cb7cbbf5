import {
  Fragment,
  type MouseEvent,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { TrickStill } from '@/components/figure/trick-still'
import { currentQuery, replaceQueryList, useHash, useQueryList } from '@/components/ui/behavior/history'
import { useIncrementalRows, useInView, useIsHydrated } from '@/components/ui/behavior/rendering'
import { unbroken } from '@/components/ui/unbroken'
import { listedIn, toggled } from '@/lib/addresses'
import { grouped } from '@/lib/skate/wording'
import {
  noFilters,
  partFragment,
  partsOf,
  shownParts,
  type TrickRowData,
  tricksPerPart,
} from '@/lib/tricks/list'
import type { TrickType } from '@/lib/tricks/taxonomy'
import { CategoryBadge, SkillLevel } from './badges'
import { TrickDetails } from './details'

/** What the last column does with a trick: save it, put it into a line, or nothing. */
export type TrickAction = { label: string; render: (trick: TrickRowData) => ReactNode }

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

const tableStyle = 'trick-table block w-full border-line border-2 bg-sheet text-left md:table md:table-fixed'

/** Tricks as rows that open on a click to what they are and how they go; a part of a long list at a time. */
export const TrickTable = memo(function TrickTable({
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
  // Once scripts have taken over, rows that nobody sees go, and so do the styles that choose parts: a thousand hidden
  // rows make every press slow. The next part alone waits in the page, to be shown at once.
  const isTakenOver = useDeferredValue(isHydrated)
  const prepared = useDeferredValue(shown) + 1
  const parts = isWhole && !isTakenOver ? all : all.slice(0, Math.max(shown, prepared))
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
    <table ref={table} className={isTakenOver ? tableStyle : `${tableStyle} in-parts`}>
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
            hidden={isTakenOver && at >= shown}
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
          {fragment && total > (at + 1) * tricksPerPart && (!isTakenOver || at + 1 === shown) && (
            <ShowMore
              href={`${isWhole || at + 1 < parts.length ? '' : wholeList}#${partFragment(at + 1)}`}
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
            {rest > tricksPerPart ? `Show ${tricksPerPart} more` : `Show the last ${rest}`}
            {rest > tricksPerPart && <span className="font-normal text-sm">of {grouped(rest)}</span>}
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
