'use client'

import { useId, useState } from 'react'
import { Carousel } from '@/components/ui/carousel'
import type { TrickRowData } from '@/lib/tricks/row'
import { CategoryBadge } from './category-badge'
import { SkillLevel } from './skill-level'
import { TrickDetails } from './trick-details'
import type { TrickAction } from './trick-table'

/** The tricks everything else stands on, in the order one should learn them. */
export function FoundationalCarousel({ tricks, action }: { tricks: TrickRowData[]; action?: TrickAction }) {
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
