import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useQueryList } from '@/components/ui/behavior/history'
import { late, lateDialog } from '@/components/ui/behavior/late'
import { useStageFocus } from '@/components/ui/behavior/lost-focus'
import { useIsHydrated } from '@/components/ui/behavior/rendering'
import type { MyTrick } from '@/lib/my-tricks/schema'
import type { MasteryLevel } from '@/lib/my-tricks/taxonomy'
import { isWholeList, sortMyTricks, type View, viewOf, viewQuery, wholeList } from '@/lib/my-tricks/view'
import { Controls, NothingFound, useMeant, useView } from './list-controls'
import { removeTrick } from './save-trick'
import { openLists, type Slots, TrickRow, useHour } from './trick-row'
import { saveMastery } from './use-my-tricks'

const isMastered = ({ progress }: MyTrick) => progress.masteryLevel === 'MASTERED'

// So few are in sight anyway.
const fewTricks = 5

// Without the network there is no picture of it, and the list stays.
const Mastered = late(() => import('./mastered'), { missing: null })
const RemovalDialog = lateDialog(() => import('./removal-dialog'))

const removal = {
  done: 'Trick removed from your collection',
  failed: 'Failed to remove trick from your collection.',
}

type Control = 'remove' | 'mastery'

const focusControl = (trickId: number | undefined, control: Control) =>
  document.querySelector<HTMLElement>(`[data-trick="${trickId}"] [data-control="${control}"]`)?.focus()

/** The trick that comes after one, or else before it; none when it is the last one left. */
function neighborOf(tricks: readonly MyTrick[], { id }: MyTrick): number | undefined {
  const at = tricks.findIndex((trick) => trick.id === id)
  return (tricks[at + 1] ?? tricks[at - 1])?.id
}

type Props = {
  tricks: MyTrick[]
  userId: number
  slots: Slots
  /** What is shown without a trick, and whether it takes the focus of the last one's row. */
  renderEmpty: (takesFocus: boolean) => ReactNode
}

/** The place of each trick by when it was practiced. A try must not move the row that logs it: it is the hour's. */
function usePracticeOrder(tricks: MyTrick[]): Map<number, number> {
  const hour = useHour()
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    () => new Map(sortMyTricks(tricks, 'practiced', Date.now()).map(({ id }, at) => [id, at])),
    [hour, tricks.length],
  )
}

/** What a view shows, by section. */
function useLists(tricks: MyTrick[], view: View) {
  const meant = useMeant(tricks, view.q.trim())
  const places = usePracticeOrder(tricks)
  return useMemo(() => {
    const found = viewOf(tricks, view, Date.now(), meant)
    const isByPractice = view.sort === 'practiced' && view.q.trim() === ''
    const placeOf = ({ id }: MyTrick) => places.get(id) ?? -1
    const shown = isByPractice ? found.toSorted((one, other) => placeOf(one) - placeOf(other)) : found
    return {
      count: shown.length,
      open: shown.filter((trick) => !isMastered(trick)),
      mastered: shown.filter(isMastered),
    }
  }, [tricks, view, meant, places])
}

/** The saved tricks in their two sections, as far as the address asks for them. */
export function TrickLists({ tricks, userId, slots, renderEmpty }: Props) {
  const { view, change } = useView()
  const shownView = useDeferredValue(view)
  const [removing, setRemoving] = useState<MyTrick | null>(null)
  const [hasRemoved, setHasRemoved] = useState(false)
  const [mastered, setMastered] = useState<MyTrick | null>(null)
  const removed = useRef<{ neighbor: number | undefined } | null>(null)
  const lists = useLists(tricks, shownView)
  const inOrder = useRef<MyTrick[]>([])
  useLayoutEffect(() => {
    inOrder.current = [...lists.open, ...lists.mastered]
  }, [lists])

  const onRemove = useCallback((trick: MyTrick) => {
    removed.current = null
    setRemoving(trick)
  }, [])
  const onLevel = useCallback(
    (trick: MyTrick, level: MasteryLevel) => {
      const neighbor = neighborOf(inOrder.current, trick)
      void saveMastery(userId, trick.id, level)
      if (isMastered(trick) === (level === 'MASTERED')) return
      setMastered(level === 'MASTERED' ? trick : null)
      // The row is in its other section then, which may be far out of sight.
      setTimeout(() => {
        if (document.activeElement === document.body) focusControl(neighbor ?? trick.id, 'mastery')
      })
    },
    [userId],
  )
  // Not where it could not be saved.
  const celebrated = tricks.some((trick) => trick.id === mastered?.id && isMastered(trick)) ? mastered : null
  const section = { userId, slots, onLevel, onRemove }
  const box = useRef<HTMLDivElement>(null)
  // The last trick of a search may be removed, and the button that brings the others back goes with it.
  useStageFocus(box, lists.count === 0 ? 'none' : 'some', 'li a, [data-clear]')
  return (
    <>
      {tricks.length === 0 ? (
        renderEmpty(hasRemoved)
      ) : (
        <div ref={box} className="space-y-8">
          {(tricks.length > fewTricks || viewQuery(view, '') !== '') && (
            <Controls view={view} change={change} shown={lists.count} all={tricks.length} />
          )}
          {lists.count === 0 ? (
            <NothingFound onClear={() => change(wholeList)} />
          ) : (
            <Sections
              lists={lists}
              isNarrowed={!isWholeList(shownView)}
              moment={
                celebrated && (
                  <Mastered
                    key={celebrated.id}
                    trick={celebrated}
                    tricks={tricks}
                    onClose={() => setMastered(null)}
                  />
                )
              }
              {...section}
            />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {celebrated && `${celebrated.name} is mastered.`}
      </p>
      {removing && (
        <RemovalDialog
          name={removing.name}
          onRemove={() => {
            removed.current = { neighbor: neighborOf(inOrder.current, removing) }
            setHasRemoved(true)
            void removeTrick(userId, removing, removal)
          }}
          // Its own row is about to go.
          returnFocus={() => focusControl(removed.current ? removed.current.neighbor : removing.id, 'remove')}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}

type SectionsProps = Omit<RowsProps, 'tricks' | 'isMastered'> & {
  lists: { open: MyTrick[]; mastered: MyTrick[] }
  isNarrowed: boolean
  /** What stands where a trick went that was mastered a moment ago. */
  moment: ReactNode
}

function Sections({ lists, isNarrowed, moment, ...section }: SectionsProps) {
  return (
    <>
      <TrickSection title="In Progress" tricks={lists.open} {...section}>
        {isNarrowed
          ? 'None of these is in progress.'
          : 'Everything here is mastered. Time for something new.'}
      </TrickSection>
      <TrickSection title="Mastered" tricks={lists.mastered} moment={moment} isMastered {...section}>
        {isNarrowed ? 'None of these is mastered.' : 'Nothing mastered yet. It comes with the tries.'}
      </TrickSection>
    </>
  )
}

type SectionProps = Omit<RowsProps, 'isMastered'> & {
  title: string
  isMastered?: boolean
  moment?: ReactNode
  /** What to say when there are none. */
  children: ReactNode
}

function TrickSection({ title, children, moment, isMastered = false, ...rows }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 flex items-center gap-3 text-title">
        {title}
        <span className="bg-ink px-2 py-1 font-body text-paper text-sm tabular-nums">
          {rows.tricks.length}
        </span>
      </h2>
      {moment}
      {rows.tricks.length === 0 ? (
        <p className="text-soft">{children}</p>
      ) : (
        <Rows {...rows} isMastered={isMastered} />
      )}
    </section>
  )
}

type RowsProps = {
  tricks: MyTrick[]
  userId: number
  slots: Slots
  isMastered: boolean
  onLevel: (trick: MyTrick, level: MasteryLevel) => void
  onRemove: (trick: MyTrick) => void
}

const wide = '(min-width: 64rem)'

function followWidth(notify: () => void) {
  const query = window.matchMedia(wide)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** The height of a closed row in pixels: two lines, or one where there is room. */
const useRowHeight = () =>
  useSyncExternalStore(
    followWidth,
    () => (window.matchMedia(wide).matches ? 61 : 104),
    () => 104,
  )

/** Where an element begins on the page, in pixels, as what stands above it grows and shrinks. */
function useTop(list: { current: HTMLElement | null }): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const read = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}

/** The rows of a section; of a long one only those in view exist. */
function Rows({ tricks, isMastered, ...row }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef(Number.NaN)
  const [tutorials] = useQueryList(openLists.tutorial)
  const [more] = useQueryList(openLists.more)
  const top = useTop(list)
  const height = useRowHeight()
  const isHydrated = useIsHydrated()
  // Before its own effect, which scrolls to where it thinks it stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made below, once
  useLayoutEffect(() => {
    virtualizer.scrollOffset = window.scrollY
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: tricks.length,
    estimateSize: () => height,
    getItemKey: (index) => tricks[index]?.id ?? index,
    scrollMargin: top,
    overscan: 4,
    // What the server renders: a phone full.
    initialRect: { width: 390, height: 844 },
    // Who has scrolled before scripts come gets the same rows at first.
    initialOffset: () => (isHydrated ? window.scrollY : 0),
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      const isKept = focused.current < range.count && !shown.includes(focused.current)
      return isKept ? [...shown, focused.current].sort((a, b) => a - b) : shown
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that were never shown take the new height
  useEffect(() => virtualizer.measure(), [height])
  // A focused row stays while others scroll by, or keyboard users would lose their place.
  const keepFocused = ({ type, target }: FocusEvent) => {
    const item = type === 'focus' ? target.closest<HTMLElement>('[data-index]') : null
    focused.current = Number(item?.dataset.index ?? Number.NaN)
  }
  return (
    <ul
      ref={list}
      onFocus={keepFocused}
      onBlur={keepFocused}
      className="@container relative border-2 border-line [overflow-anchor:none]"
      style={{ height: virtualizer.getTotalSize() + 4 }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const trick = tricks[index]
        return (
          trick && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={tricks.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 not-last:border-line/30 not-last:border-b"
              style={{ top: start - top }}
            >
              <TrickRow
                {...row}
                trick={trick}
                isMastered={isMastered}
                isTutorialOpen={tutorials.includes(trick.slug)}
                isMoreOpen={more.includes(trick.slug)}
              />
            </li>
          )
        )
      })}
    </ul>
  )
}
