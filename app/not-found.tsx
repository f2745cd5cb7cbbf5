import type { Metadata } from 'next'
import { Bail } from '@/components/brand/bail'
import { TrickStill } from '@/components/figure/trick-still'
import { LostSearch } from '@/components/tricks/search-form'
import { Link } from '@/components/ui/link'
import { PageHeading } from '@/components/ui/page'
import { pageTitle } from '@/lib/brand'

export const metadata: Metadata = {
  title: pageTitle('Page not found'),
  description: 'There is no page at this address.',
}

// What most are looking for.
const known = ['Ollie', 'Kickflip', 'Boardslide', 'Rock to Fakie']

export default function NotFound() {
  return (
    <div className="mx-auto max-w-page px-4 py-12 md:py-20">
      <div className="grid items-end gap-10 md:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <PageHeading title="404. Bailed.">
            There is no page here. Maybe it moved, maybe it never landed. Looking for a trick?
          </PageHeading>
          <LostSearch />
          <p className="mt-6">
            <Link
              href="/tricks"
              className="font-semibold underline underline-offset-4 hover:text-signal-text"
            >
              To the trick library
            </Link>
          </p>
        </div>
        <Bail />
      </div>
      <ul className="mt-12 grid grid-cols-2 gap-3 md:grid-cols-4">
        {known.map((name) => (
          <li key={name}>
            <Link
              href={`/tricks/${name.toLowerCase().replaceAll(' ', '-')}`}
              className="block border-2 border-line bg-sheet p-3 font-semibold hover:text-signal-text"
            >
              <TrickStill
                name={name}
                size="card"
                className="mb-2 aspect-4/3 h-auto w-full border-2 border-line"
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
