'use client'

import type { ReactNode } from 'react'
import { late } from '@/components/ui/behavior/late'
import { useBrowserValue } from '@/components/ui/behavior/rendering'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { PageHeading } from '@/components/ui/page'
import { Spinner } from '@/components/ui/status'

const loading = <Spinner label="Looking on this device..." />
const OwnTricks = late(() => import('./own-tricks'), { loading })
const OfflineTrick = late(() => import('./offline-trick'), { loading })

const trickPath = /^\/tricks\/([a-z0-9-]+)$/

/** The page that was asked for, as far as this device can show it. The picture is of one who waits, and comes with the page. */
export function OfflineScreen({ picture }: { picture: ReactNode }) {
  const path = useBrowserValue(() => window.location.pathname, null)
  if (path === null) return loading
  const slug = trickPath.exec(path)?.[1]
  const isSession = path === '/my-tricks/session'
  const notKept = <NotKept picture={picture} />
  if (path !== '/my-tricks' && !isSession && !slug) return notKept
  return slug ? (
    <OfflineTrick slug={slug} otherwise={notKept} />
  ) : (
    <Page title={isSession ? 'Session' : 'My Tricks'} isSmall={isSession}>
      <OwnTricks isSession={isSession} />
    </Page>
  )
}

function NotKept({ picture }: { picture: ReactNode }) {
  return (
    <Page title="You are offline" beside={picture}>
      <p className="mb-6 max-w-prose text-lg">
        This page needs a connection. The Trick Library, My Tricks, Suggest a Trick, the Line Builder and the
        Game of SKATE work without one.
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyle()} onClick={() => window.location.reload()}>
          Try Again
        </button>
        <Link href="/tricks" className={buttonStyle({ variant: 'outline' })}>
          Trick Library
        </Link>
        <Link href="/my-tricks" className={buttonStyle({ variant: 'outline' })}>
          My Tricks
        </Link>
        <Link href="/trickbot/suggest" className={buttonStyle({ variant: 'outline' })}>
          Suggest a Trick
        </Link>
        <Link href="/trickbot/builder" className={buttonStyle({ variant: 'outline' })}>
          Line Builder
        </Link>
        <Link href="/skate" className={buttonStyle({ variant: 'outline' })}>
          Game of SKATE
        </Link>
      </div>
    </Page>
  )
}

type PageProps = {
  title: string
  isSmall?: boolean
  /** Stands beside all of it, below it on phones. */
  beside?: ReactNode
  children: ReactNode
}

const besides = 'grid items-center gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]'

function Page({ title, isSmall = false, beside, children }: PageProps) {
  return (
    <div className={`mx-auto max-w-page px-4 md:py-10 ${isSmall ? 'py-4' : 'py-6'} ${beside ? besides : ''}`}>
      <div>
        <PageHeading title={title} isSmall={isSmall} />
        {children}
      </div>
      {beside}
    </div>
  )
}
