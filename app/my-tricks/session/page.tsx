import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { findGuest } from '@/app/my-tricks/guest'
import { OwnSessionScreen } from '@/app/my-tricks/my-tricks-screen'
import { Providers } from '@/app/providers'
import { PageHeading } from '@/components/ui/page'
import { findViewer } from '@/lib/auth/auth-context'
import { listMyTricks } from '@/lib/my-tricks/data'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = pageMetadata('/my-tricks/session')

export default async function SessionPage() {
  const viewer = await findViewer(await headers())
  const initial = viewer ? { userId: viewer.id, tricks: await listMyTricks(viewer.id) } : await findGuest()
  return (
    <div className="mx-auto max-w-page px-4 py-4 short:py-2 md:not-short:py-10">
      <PageHeading title={page('/my-tricks/session').title} isSmall />
      <Providers>
        <OwnSessionScreen initial={initial} />
      </Providers>
    </div>
  )
}
