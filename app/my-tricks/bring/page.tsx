import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { findGuest } from '@/app/my-tricks/guest'
import { Providers } from '@/app/providers'
import { BringList } from '@/components/my-tricks/my-tricks'
import { PageHeading } from '@/components/ui/page'
import { findViewer } from '@/lib/auth/auth-context'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = pageMetadata('/my-tricks/bring')

export default async function BringPage() {
  const viewer = await findViewer(await headers())
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-10">
      <PageHeading title={page('/my-tricks/bring').title} />
      <Providers>
        <BringList initial={viewer ? { userId: viewer.id } : await findGuest()} />
      </Providers>
    </div>
  )
}
