// Every page carries what stands in the place of one that is not there, twice: as a component of the browser's it is a
// reference, and its markup comes with the scripts.
'use client'

import type { ComponentProps } from 'react'
import { deckShape } from '@/components/brand/mark'
import { StillLink } from '@/components/figure/trick-still'
import { LostSearch } from '@/components/tricks/search-form'
import { Link } from '@/components/ui/link'
import { PageHeading } from '@/components/ui/page'

// What most are looking for.
const known = ['Ollie', 'Kickflip', 'Boardslide', 'Rock to Fakie']

export function NotFoundPage(lost: ComponentProps<typeof LostSearch>) {
  return (
    <div className="mx-auto max-w-page px-4 py-12 md:py-20">
      <div className="grid items-end gap-10 md:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <PageHeading title="404. Bailed.">
            There is no page here. Maybe it moved, maybe it never landed. Looking for a trick?
          </PageHeading>
          <LostSearch {...lost} />
          <p className="mt-6">
            <Link
              href="/tricks"
              className="font-semibold underline underline-offset-4 hover:text-signal-text"
            >
              To the Trick Library
            </Link>
          </p>
        </div>
        <Bail />
      </div>
      <ul className="mt-12 grid grid-cols-2 gap-3 md:grid-cols-4">
        {known.map((name) => (
          <li key={name}>
            <StillLink slug={name.toLowerCase().replaceAll(' ', '-')} name={name} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A board that rolls away on its own: the picture of what did not work out. */
function Bail() {
  return (
    <svg viewBox="0 0 176 96" aria-hidden="true" className="w-full max-w-88 overflow-visible">
      <path d="M0 82h176" className="stroke-2 stroke-line" />
      <path
        d="M4 60h26M-2 68h20M12 76h14"
        className="stroke-[3] stroke-signal"
        strokeLinecap="square"
        fill="none"
      />
      <g className="text-ink" transform="translate(92 75) rotate(16) scale(3.4) translate(-16 -12)">
        {deckShape('currentColor')}
      </g>
      <path d="M150 20l6-10M160 28l11-4M141 16l-1-11" className="stroke-[3] stroke-signal" fill="none" />
    </svg>
  )
}
