'use client'

import Link from 'next/link'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { MyTricksScreen } from '@/app/my-tricks/my-tricks-screen'
import { buttonStyle } from '@/components/ui/button'
import { PageHeading } from '@/components/ui/page'
import { Spinner } from '@/components/ui/status'
import { readKnownUser } from '@/lib/offline/local-storage'

const OfflineTrick = lazy(() => import('./offline-trick'))

const never = () => () => undefined
const trickPath = /^\/tricks\/([a-z0-9-]+)$/

/** The page that was asked for, as far as this device can show it. */
export function OfflineScreen() {
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => null,
  )
  if (path === null) return <Spinner label="Looking on this device..." />
  if (path === '/my-tricks') return <OwnTricks />
  const slug = trickPath.exec(path)?.[1]
  if (!slug) return <NotKept />
  return (
    <Suspense fallback={<Spinner label="Looking on this device..." />}>
      <OfflineTrick slug={slug} otherwise={<NotKept />} />
    </Suspense>
  )
}

function OwnTricks() {
  const known = readKnownUser()
  return (
    <Page title="My Tricks">
      <MyTricksScreen initial={known && { userId: known.user.id }} />
    </Page>
  )
}

function NotKept() {
  return (
    <Page title="You are offline">
      <p className="mb-6 max-w-prose text-lg">
        This page is not kept on this device. The trick book, My Tricks and the line builder are.
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyle()} onClick={() => window.location.reload()}>
          Try Again
        </button>
        <Link href="/tricks" prefetch={false} className={buttonStyle({ variant: 'outline' })}>
          Trick Library
        </Link>
        <Link href="/my-tricks" prefetch={false} className={buttonStyle({ variant: 'outline' })}>
          My Tricks
        </Link>
        <Link href="/trickbot/builder" prefetch={false} className={buttonStyle({ variant: 'outline' })}>
          Line Builder
        </Link>
      </div>
    </Page>
  )
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <PageHeading title={title} />
      {children}
    </div>
  )
}
