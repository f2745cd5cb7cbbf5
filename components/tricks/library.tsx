'use client'

import { memo, type ReactNode, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { TrickStill } from '@/components/figure/trick-still'
import { replaceQueryList, useHash, useQueryList } from '@/components/ui/behavior/history'
import { useStageFocus } from '@/components/ui/behavior/lost-focus'
import { useFirstRead } from '@/components/ui/behavior/use-first-read'
import { Carousel } from '@/components/ui/carousel'
import { usePrehydrationValue } from '@/components/ui/forms/choices'
import { filterQuery, shownParts, type TrickRowData, toRowData, tricksPerPart } from '@/lib/tricks/list'
import type { TrickSummary } from '@/lib/tricks/schema'
import { CategoryBadge, SkillLevel } from './badges'
import { TrickDetails } from './details'
import { type FoundTricks, TrickList, useTrickFilters } from './list'
import { TrickSearchForm } from './search-form'
import { openName, type TrickAction, toggleOpen } from './table'

type Props = {
  foundational: TrickRowData[]
  /** What the server sends of the rest: what `query` asks for, or how that begins. */
  others: TrickRowData[]
  /** The query string that the page is rendered for, and how many tricks it asks for. */
  query: string
  total: number
  /** What the server found, on a page for a search. */
  found?: FoundTricks
  /** Whether the server sends every row. */
  isWhole?: boolean
  /** Stands below the search until something is searched. */
  underSearch?: ReactNode
  /** Stands beside what a search found. */
  besideResults?: ReactNode
  /** What can be done with a trick of the list, and with a card of the carousel. */
  action?: TrickAction
  cardAction?: TrickAction
}

// As high as the screen before anything is found: so an address with a search does not make the page jump.
const listStyle =
  'grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-8 lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_19rem]'

/** The library: search over everything, the foundational tricks to leaf through, all others to filter. */
export function TrickLibrary({
  foundational,
  others: sent,
  query,
  total,
  found,
  isWhole,
  underSearch,
  besideResults,
  action,
  cardAction,
}: Props) {
  const [filters, change] = useTrickFilters()
  // The field and what is chosen follow at once; the lists when there is time.
  const asked = useDeferredValue(filters)
  const { others, rest } = useOthers(sent, total, filterQuery(asked) !== query)
  const id = useId()
  const form = `${id}-form`
  const searchField = usePrehydrationValue(filters.q, (entered) => change({ q: entered }))
  const isSearching = asked.q.trim() !== ''
  const everything = useMemo(() => [...others, ...foundational], [others, foundational])
  // Once it is there it is hidden while something is searched, not removed: it is long.
  const [isAllThere, setAllThere] = useState(!isSearching)
  if (!isAllThere && !isSearching) setAllThere(true)
  // The button that ends a search without results goes with it.
  const all = useRef<HTMLElement>(null)
  useStageFocus(all, isSearching ? 'found' : 'all', 'tbody a')
  const titled = (part: string, title: string) => (
    <h2 id={`${id}-${part}`} className="text-title">
      {title}
    </h2>
  )
  return (
    <>
      <div className="mb-6 md:mb-8">
        <TrickSearchForm
          id={form}
          isLive
          ref={searchField}
          value={filters.q}
          onChange={(event) => change({ q: event.target.value })}
        />
      </div>
      {isAllThere && (
        <div hidden={isSearching}>
          {underSearch}
          {foundational.length > 0 && <FoundationalCarousel tricks={foundational} action={cardAction} />}
          <div className={listStyle}>
            <section ref={all} aria-labelledby={`${id}-all`} className="min-w-0">
              <TrickList
                heading={titled('all', 'All Tricks')}
                tricks={others}
                total={others === sent ? total : undefined}
                rest={rest}
                action={action}
                isWhole={isWhole}
                form={form}
              />
            </section>
          </div>
        </div>
      )}
      {isSearching && (
        <div className={listStyle}>
          <section aria-labelledby={`${id}-found`} className="min-w-0">
            <TrickList
              heading={titled('found', 'Search results')}
              tricks={others}
              rest={rest}
              searched={everything}
              found={found}
              isWhole={isWhole}
              action={action}
              form={form}
            />
          </section>
          {besideResults}
        </div>
      )}
    </>
  )
}

/**
 * All tricks that are not foundational: those that the server sent while they are enough, then the whole library, which
 * is read when the list is scrolled to its end or asked for something else.
 */
function useOthers(sent: TrickRowData[], total: number, isAskedOtherwise: boolean) {
  const [hash] = useHash()
  const [isNear, setNear] = useState(false)
  const isShort = sent.length < total && shownParts(hash) * tricksPerPart > sent.length
  const isNeeded = isShort || isAskedOtherwise
  const { data, isError, refetch } = useFirstRead<TrickSummary[]>('/api/tricks/summaries', isNear || isNeeded)
  const others = useMemo(() => data?.filter(({ isFoundational }) => !isFoundational).map(toRowData), [data])
  const prefetch = useCallback(() => setNear(true), [])
  const isWhole = others !== undefined && (isNear || isNeeded)
  return isWhole
    ? { others, rest: undefined }
    : { others: sent, rest: { isNeeded, isError, prefetch, refetch } }
}

/** The tricks everything else stands on, in the order one should learn them. */
const FoundationalCarousel = memo(function FoundationalCarousel({
  tricks,
  action,
}: {
  tricks: TrickRowData[]
  action?: TrickAction
}) {
  const [open] = useQueryList(openName)
  // An opened card makes the row high: out of sight, it would leave a hole below the others.
  const closeUnseen = (first: number, last: number) => {
    const unseen = new Set([...tricks.slice(0, first - 1), ...tricks.slice(last)].map(({ slug }) => slug))
    replaceQueryList(
      openName,
      open.filter((slug) => !unseen.has(slug)),
    )
  }
  return (
    <section aria-labelledby="foundational-title" className="mb-12">
      <Carousel
        heading={
          <h2 id="foundational-title" className="text-title">
            Foundational Tricks
          </h2>
        }
        label="Foundational tricks"
        placeName="card"
        onRest={closeUnseen}
      >
        {tricks.map((trick, index) => (
          <FoundationalCard
            key={trick.id}
            trick={trick}
            position={index + 1}
            isOpen={open.includes(trick.slug)}
            onToggle={toggleOpen}
            action={action}
          />
        ))}
      </Carousel>
    </section>
  )
})

type CardProps = {
  trick: TrickRowData
  position: number
  isOpen: boolean
  onToggle: (slug: string) => void
  action: TrickAction | undefined
}

const FoundationalCard = memo(function FoundationalCard({
  trick,
  position,
  isOpen,
  onToggle,
  action,
}: CardProps) {
  const detailsId = useId()
  return (
    <li className="below-fold-21 relative w-[280px] shrink-0 snap-start self-start border-2 border-line bg-sheet md:w-[300px]">
      <a
        href={`/tricks/${trick.slug}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        draggable={false}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onToggle(trick.slug)
        }}
        className="block p-4 hover:bg-paper"
      >
        <span className="flex items-center justify-between gap-2">
          <span className="font-display text-4xl text-signal-text">{String(position).padStart(2, '0')}</span>
          <SkillLevel level={trick.difficultyRating} />
        </span>
        <span className={`mt-3 mb-2 block font-display text-2xl uppercase ${action ? 'pr-14' : ''}`}>
          {trick.name}
        </span>
        <CategoryBadge category={trick.category} />
        <TrickStill
          name={trick.name}
          size="card"
          isFirst={position === 1}
          className="mt-4 aspect-4/3 w-full border-2 border-line"
        />
      </a>
      {/* Beside the link, not in it: a link holds no button. */}
      {action && <div className="absolute top-[5.5rem] right-4">{action.render(trick)}</div>}
      {isOpen && (
        <div id={detailsId} className="border-line border-t-2 p-4 text-sm">
          <TrickDetails id={trick.id} place="carousel" />
        </div>
      )}
    </li>
  )
})
