'use client'

import { type ReactNode, useId, useState } from 'react'
import { Carousel } from '@/components/ui/carousel'
import { usePrehydrationValue } from '@/components/ui/choices'
import type { TrickRowData } from '@/lib/tricks/list'
import { CategoryBadge, SkillLevel } from './badges'
import { TrickDetails } from './details'
import { type TrickAction, TrickList, useTrickFilters } from './list'

type Props = {
  foundational: TrickRowData[]
  others: TrickRowData[]
  /** Stands beside what a search found. */
  besideResults?: ReactNode
  /** What can be done with a trick of the list, and with a card of the carousel. */
  action?: TrickAction
  cardAction?: TrickAction
}

/** The library: search over everything, the foundational tricks to leaf through, all others to filter. */
export function TrickLibrary({ foundational, others, besideResults, action, cardAction }: Props) {
  const [filters, change] = useTrickFilters()
  const listId = useId()
  const searchField = usePrehydrationValue<HTMLInputElement>(filters.q, (q) => change({ q }))
  const isSearching = filters.q.trim() !== ''
  return (
    <>
      <search className="mb-10 block">
        <label className="relative block">
          <span className="sr-only">Search tricks</span>
          <input
            ref={searchField}
            type="search"
            value={filters.q}
            maxLength={100}
            onChange={(event) => change({ q: event.target.value })}
            placeholder="tre flip, front shuv, rock to fakie..."
            aria-controls={listId}
            className="min-h-14 w-full border-2 border-line bg-sheet px-4 text-lg shadow-sticker placeholder:text-soft"
          />
        </label>
      </search>
      {foundational.length > 0 && !isSearching && (
        <FoundationalCarousel tricks={foundational} action={cardAction} />
      )}
      <div className="grid gap-8 lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_19rem]">
        {isSearching && besideResults}
        <section id={listId} aria-labelledby={`${listId}-title`}>
          <h2 id={`${listId}-title`} className="mb-4 text-title">
            {isSearching ? 'Search results' : 'All Tricks'}
          </h2>
          <TrickList tricks={others} alsoSearched={foundational} action={action} />
        </section>
      </div>
    </>
  )
}

/** The tricks everything else stands on, in the order one should learn them. */
function FoundationalCarousel({ tricks, action }: { tricks: TrickRowData[]; action?: TrickAction }) {
  return (
    <section aria-labelledby="foundational-title" className="mb-12">
      <Carousel
        heading={
          <h2 id="foundational-title" className="text-title">
            Foundational Tricks
          </h2>
        }
        label="Foundational tricks"
      >
        {tricks.map((trick, index) => (
          <FoundationalCard key={trick.id} trick={trick} position={index + 1} action={action} />
        ))}
      </Carousel>
    </section>
  )
}

type CardProps = { trick: TrickRowData; position: number; action: TrickAction | undefined }

function FoundationalCard({ trick, position, action }: CardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  return (
    <li className="relative w-[280px] shrink-0 snap-start self-start border-2 border-line bg-sheet md:w-[300px]">
      <a
        href={`/tricks/${trick.slug}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        draggable={false}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setIsOpen(!isOpen)
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
}
