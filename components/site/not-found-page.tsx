// Every page carries what stands in the place of one that is not there, twice: as a component of the browser's it is a
// reference, and its markup comes with the scripts.
'use client'

import type { ComponentProps } from 'react'
import { StillLink, TrickStill } from '@/components/figure/trick-still'
import { LostSearch } from '@/components/tricks/search-form'
import { Link } from '@/components/ui/link'
import { PageHeading } from '@/components/ui/page'

// What most are looking for.
const known = ['Ollie', 'Kickflip', 'Boardslide', 'Rock to Fakie']

export function NotFoundPage(lost: ComponentProps<typeof LostSearch>) {
  return (
    <div className="mx-auto max-w-page px-4 py-12 md:py-20">
      <div className="grid items-end gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
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
        <TrickStill
          name="Falling"
          size="card"
          className="aspect-4/3 h-auto w-full max-w-100 border-2 border-line shadow-sticker"
        />
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
