import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { currentQuery, replaceQueryAtRest, useQueryString } from '@/components/ui/behavior/history'
import { useCode } from '@/components/ui/behavior/late'
import { buttonStyle } from '@/components/ui/button'
import { FilterFold } from '@/components/ui/filter-fold'
import { allOrOne, optionsFrom, SelectField } from '@/components/ui/forms/choices'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { countFilters, parseView, sortOrders, type View, viewQuery } from '@/lib/my-tricks/view'
import { levels, trickCategories } from '@/lib/tricks/taxonomy'

// What the owner of a list asks of it: kept in the address, and shown above the rows.

/** The view in the address. */
export function useView() {
  const [query, replace] = useQueryString()
  const view = useMemo(() => parseView(query), [query])
  const change = useCallback(
    (next: Partial<View>) => {
      const search = currentQuery()
      const written = viewQuery({ ...parseView(search), ...next }, search)
      if (next.q === undefined || next.q === '') replace(written)
      else replaceQueryAtRest(written)
    },
    [replace],
  )
  return { view, change }
}

const categoryOptions = allOrOne(trickCategories)
const levelOptions = allOrOne(levels)
const masteryOptions = optionsFrom({
  '': 'All',
  LEARNING: 'Learning',
  CONSISTENT: 'Consistent',
  MASTERED: 'Mastered',
})
const sortOptions = optionsFrom(sortOrders)

/** The text field of the list. A letter stands there at once; the address and the list follow when there is time. */
function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  const settled = useDeferredValue(typed)
  const written = useRef(text)
  const write = useEffectEvent(() => {
    if (settled === written.current) return
    written.current = settled
    onChange(settled)
  })
  const follow = useEffectEvent(() => {
    // What comes from here is behind what is typed by now; anything else is Back, or a button.
    if (text === written.current) return
    written.current = text
    setTyped(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when what was typed has settled
  useEffect(() => write(), [settled])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address has another text
  useEffect(() => follow(), [text])
  return (
    <label className="min-w-0 flex-1 basis-40">
      <span className="sr-only">Search my tricks</span>
      <input
        type="search"
        value={typed}
        maxLength={100}
        placeholder="Search my tricks"
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-11 w-full border-2 border-line bg-sheet px-3 text-base"
      />
    </label>
  )
}

type ControlsProps = { view: View; change: (next: Partial<View>) => void; shown: number; all: number }

/** Search, filters and order of the list. */
export function Controls({ view, change, shown, all }: ControlsProps) {
  return (
    <div className="space-y-3">
      <FilterFold
        label="Sort and filter"
        count={countFilters(view)}
        beside={<SearchField text={view.q} onChange={(q) => change({ q })} />}
      >
        <SelectField
          takesPrehydrationValue
          label="Sort by"
          options={sortOptions}
          value={view.sort}
          onChange={(sort) => change({ sort })}
        />
        <SelectField
          takesPrehydrationValue
          label="Mastery level"
          options={masteryOptions}
          value={view.mastery}
          onChange={(mastery) => change({ mastery })}
        />
        <SelectField
          takesPrehydrationValue
          label="Category"
          options={categoryOptions}
          value={view.category}
          onChange={(category) => change({ category })}
        />
        <SelectField
          takesPrehydrationValue
          label="Difficulty"
          options={levelOptions}
          value={view.level}
          onChange={(level) => change({ level })}
        />
      </FilterFold>
      <p role="status" className="text-sm text-soft tabular-nums">
        {shown === all ? '' : `${shown} of ${all} tricks`}
      </p>
    </div>
  )
}

const loadSearch = () => import('@/lib/tricks/search')

/** The ids of the saved tricks that a text means, best first; none until the search is there. */
export function useMeant(tricks: MyTrick[], text: string): number[] | undefined {
  const { code } = useCode(loadSearch, text !== '')
  const index = useMemo(() => code?.buildTrickIndex(tricks), [code, tricks])
  return useMemo(
    () => (code && index && text !== '' ? code.searchTricks(index, text) : undefined),
    [code, index, text],
  )
}

/** Stands in for the rows where the list has none of what was asked for. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="border-2 border-line border-dashed p-8 text-center">
      <p className="font-semibold">None of your tricks goes by that.</p>
      <p className="mb-4 text-soft">Try a nickname, fewer filters, or a part of the name.</p>
      <button type="button" data-clear className={buttonStyle({ variant: 'outline' })} onClick={onClear}>
        Clear search and filters
      </button>
    </div>
  )
}
