'use client'

import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type FocusEvent, memo, useDeferredValue, useId, useMemo, useRef } from 'react'
import { TrickStill } from '@/components/figure/trick-still'
import { useQueryList, useQueryString } from '@/components/ui/behavior/history'
import { useFirstRead } from '@/components/ui/behavior/use-first-read'
import { buttonStyle } from '@/components/ui/button'
import { ChevronIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { TabList, tabIds } from '@/components/ui/tab-list'
import { unbroken } from '@/components/ui/unbroken'
import { toggled } from '@/lib/addresses'
import { counted } from '@/lib/skate/wording'
import {
  type PlacedSection,
  parseType,
  placeSections,
  sectionsOf,
  typeLabels,
  typeQuery,
} from '@/lib/tricks/classification'
import type { TrickSummary } from '@/lib/tricks/schema'
import { type TrickType, trickTypes } from '@/lib/tricks/taxonomy'
import { CategoryBadge, SkillLevel } from './badges'

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
  const { data, isError, refetch } = useFirstRead<TrickSummary[]>('/api/tricks/summaries')
  if (!data && !isError) return <FirstTricks tricks={first} label={typeLabels[type]} />
  if (!data) {
    return (
      <div role="alert" className="grid h-full place-content-center gap-4 p-6 text-center">
        <p>The tricks could not be loaded. Check your connection.</p>
        <button type="button" className={`${buttonStyle()} justify-self-center`} onClick={() => refetch()}>
          Try Again
        </button>
      </div>
    )
  }
  return <ClassificationList tricks={data} type={type} label={typeLabels[type]} />
}

// As tall as the first heading and its cards, so that nothing moves when the whole list takes over.
function FirstTricks({ tricks, label }: { tricks: TrickSummary[]; label: string }) {
  return (
    <div className="h-full overflow-hidden">
      <h2 className="sr-only">{label}</h2>
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

type ClassificationListProps = { tricks: TrickSummary[]; type: TrickType; label: string }

const headingHeight = 56

const cardHeight = 128

/** The tricks of one type in sections that open and close; of the cards only those in view exist. */
function ClassificationList({ tricks, type, label }: ClassificationListProps) {
  const [closed, setClosed] = useQueryList('closed')
  const all = useMemo(() => sectionsOf(tricks, type), [tricks, type])
  // A heading turns its chevron at once; the cards, each with a picture, follow when there is time.
  const settled = useDeferredValue(closed)
  const sections = useMemo(() => placeSections(all, new Set(settled)), [all, settled])
  const { scroller, virtualizer, keepFocused } = useRows(sections)
  const toggle = ({ category, heading }: PlacedSection<TrickSummary>) => {
    setClosed(toggled(closed, category))
    // Otherwise closing a section from far down its cards would leave the reader in the middle of a later one.
    const [top] = virtualizer.getOffsetForIndex(heading, 'start') ?? [0]
    if (top < (virtualizer.scrollOffset ?? 0)) virtualizer.scrollToIndex(heading, { align: 'start' })
  }
  const items = virtualizer.getVirtualItems()
  return (
    <section
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to scroll it by keyboard
      tabIndex={0}
      aria-label={label}
      onFocus={keepFocused}
      onBlur={keepFocused}
      className="relative h-full scroll-pt-16 overflow-y-auto overscroll-y-contain [overflow-anchor:none]"
    >
      {sections.length === 0 && <p className="p-6 text-soft">No tricks of this type yet.</p>}
      {sections.map((section) => (
        <ClassificationSection
          key={section.category}
          section={section}
          isOpen={!closed.includes(section.category)}
          rows={items.filter(({ index }) => index >= section.heading && index <= section.last)}
          // Headings are always among the rows, so the next one says where this section ends.
          end={items.find(({ index }) => index === section.last + 1)?.start ?? virtualizer.getTotalSize()}
          measure={virtualizer.measureElement}
          onToggle={toggle}
        />
      ))}
    </section>
  )
}

/** Headings and cards as the rows of one virtual list. */
function useRows(sections: PlacedSection<TrickSummary>[]) {
  const scroller = useRef<HTMLElement>(null)
  const focused = useRef(Number.NaN)
  const keys = useMemo(
    () =>
      sections.flatMap(({ category, isOpen, tricks }) => [
        category,
        ...(isOpen ? tricks.map(({ id }) => id) : []),
      ]),
    [sections],
  )
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: keys.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: (index) => (typeof keys[index] === 'string' ? headingHeight : cardHeight),
    rangeExtractor: (range) => {
      const kept = [...sections.map(({ heading }) => heading), focused.current]
      const rows = new Set([...defaultRangeExtractor(range), ...kept.filter((index) => index < range.count)])
      return [...rows].sort((a, b) => a - b)
    },
    overscan: 4,
  })
  // A focused card stays while others scroll by, or keyboard users would lose their place.
  const keepFocused = ({ type, target }: FocusEvent) => {
    const row = type === 'focus' ? target.closest<HTMLElement>('[data-index]') : null
    focused.current = Number(row?.dataset.index ?? Number.NaN)
  }
  return { scroller, virtualizer, keepFocused }
}

type ClassificationSectionProps = {
  section: PlacedSection<TrickSummary>
  /** What its heading says; its cards follow. */
  isOpen: boolean
  /** The heading and those cards that are in view. */
  rows: VirtualItem[]
  /** Where the section ends in the whole list. */
  end: number
  measure: (element: HTMLElement | null) => void
  onToggle: (section: PlacedSection<TrickSummary>) => void
}

/** One category: its heading stays on top while its cards scroll by. */
function ClassificationSection({
  section,
  isOpen,
  rows,
  end,
  measure,
  onToggle,
}: ClassificationSectionProps) {
  const { category, tricks, heading } = section
  const listId = useId()
  const [top, ...cards] = rows
  return (
    <section>
      <h2 ref={measure} data-index={heading} className="sticky top-0 z-10 font-body">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={section.isOpen ? listId : undefined}
          onClick={() => onToggle(section)}
          className="-outline-offset-4 flex h-14 w-full items-center gap-3 border-line border-b-2 bg-paper px-4 hover:bg-sheet"
        >
          <CategoryBadge category={category} />
          <span className="text-sm text-soft normal-case tabular-nums">
            {counted(tricks.length, 'trick')}
          </span>
          <ChevronIcon className={`ml-auto size-6 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      {section.isOpen && top && (
        <ul id={listId} className="relative" style={{ height: end - top.end }}>
          {cards.map(({ index, key, start }) => {
            const trick = tricks[index - heading - 1]
            return (
              trick && (
                <li
                  key={key}
                  ref={measure}
                  data-index={index}
                  aria-setsize={tricks.length}
                  aria-posinset={index - heading}
                  className="absolute inset-x-0 border-line/30 border-b"
                  style={{ top: start - top.end }}
                >
                  <ClassificationCard trick={trick} />
                </li>
              )
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** What a trick is, how hard, and what sets it apart or follows what. */
const ClassificationCard = memo(function ClassificationCard({ trick }: { trick: TrickSummary }) {
  return (
    <article className="grid gap-x-8 gap-y-2 p-4 md:grid-cols-[17rem_1fr]">
      <div className="flex items-start gap-3">
        <TrickStill name={trick.name} />
        <div className="min-w-0">
          <h3 className="text-2xl leading-tight">
            <Link href={`/tricks/${trick.slug}`} className="hover:text-signal-text">
              {unbroken(trick.name)}
            </Link>
          </h3>
          <p className="mt-1 flex items-center gap-2 text-sm text-soft">
            <SkillLevel level={trick.difficultyRating} />
            <span aria-hidden="true">{trick.difficultyRating}</span>
          </p>
        </div>
      </div>
      <div className="max-w-prose space-y-2">
        {trick.description && <p>{trick.description}</p>}
        {trick.trickType === 'VARIATION' && trick.variationDetails && (
          <p className="border-signal border-l-4 pl-3 text-soft">{trick.variationDetails}</p>
        )}
        {trick.combinationDetails && (
          <p className="border-signal border-l-4 pl-3">
            <strong>Sequence:</strong> {trick.combinationDetails.sequence}
          </p>
        )}
      </div>
    </article>
  )
})
