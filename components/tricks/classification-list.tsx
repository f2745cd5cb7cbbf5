import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, useMemo, useRef, useState } from 'react'
import { type PlacedSection, placeSections, sectionsOf } from '@/lib/tricks/classification'
import type { TrickSummary } from '@/lib/tricks/schema'
import type { TrickCategory, TrickType } from '@/lib/tricks/taxonomy'
import { ClassificationSection } from './classification-section'

type Props = { tricks: TrickSummary[]; type: TrickType; label: string }

const headingHeight = 56
const cardHeight = 128

/** The tricks of one type in sections that open and close; of the cards only those in view exist. */
export function ClassificationList({ tricks, type, label }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<TrickCategory>>(new Set())
  const sections = useMemo(() => placeSections(sectionsOf(tricks, type), closed), [tricks, type, closed])
  const { scroller, virtualizer, keepFocused } = useRows(sections)
  const toggle = ({ category, heading }: PlacedSection<TrickSummary>) => {
    setClosed((shut) => {
      const next = new Set(shut)
      if (!next.delete(category)) next.add(category)
      return next
    })
    // Closing a section far down its cards would else throw the reader into the middle of a later one.
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

/** Numbers headings and cards through as the rows of one virtual list. */
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
  // A card that holds the focus stays while others scroll by, or the keyboard would lose its place.
  const keepFocused = ({ type, target }: FocusEvent) => {
    const row = type === 'focus' ? target.closest<HTMLElement>('[data-index]') : null
    focused.current = Number(row?.dataset.index ?? Number.NaN)
  }
  return { scroller, virtualizer, keepFocused }
}
