import type { VirtualItem } from '@tanstack/react-virtual'
import { useId } from 'react'
import type { PlacedSection } from '@/lib/tricks/classification'
import type { TrickSummary } from '@/lib/tricks/schema'
import { CategoryBadge } from './badges'
import { ClassificationCard } from './classification-card'

type Props = {
  section: PlacedSection<TrickSummary>
  /** The heading and those cards that are in view. */
  rows: VirtualItem[]
  /** Where the section ends in the whole list. */
  end: number
  measure: (element: HTMLElement | null) => void
  onToggle: (section: PlacedSection<TrickSummary>) => void
}

/** One category: its heading stays on top while its cards scroll by. */
export function ClassificationSection({ section, rows, end, measure, onToggle }: Props) {
  const { category, tricks, isOpen, heading } = section
  const listId = useId()
  const [top, ...cards] = rows
  return (
    <section>
      <h2 ref={measure} data-index={heading} className="sticky top-0 z-10 font-body">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => onToggle(section)}
          className="-outline-offset-4 flex h-14 w-full items-center gap-3 border-line border-b-2 bg-paper px-4 hover:bg-sheet"
        >
          <CategoryBadge category={category} />
          <span className="text-sm text-soft normal-case tabular-nums">
            {tricks.length} {tricks.length === 1 ? 'trick' : 'tricks'}
          </span>
          <Chevron isOpen={isOpen} />
        </button>
      </h2>
      {isOpen && top && (
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

function Chevron({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`ml-auto size-6 fill-none stroke-2 stroke-current transition-transform ${isOpen ? 'rotate-180' : ''}`}
    >
      <path d="M5 9l7 7 7-7" />
    </svg>
  )
}
