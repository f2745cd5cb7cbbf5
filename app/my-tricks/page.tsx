import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { findGuest } from '@/app/my-tricks/guest'
import { Providers } from '@/app/providers'
import { Doors } from '@/components/site/doors'
import { TooltipLayer } from '@/components/ui/overlays/tooltip-layer'
import { PageHeading } from '@/components/ui/page'
import { findViewer } from '@/lib/auth/auth-context'
import { listMyTricks } from '@/lib/my-tricks/data'
import { menuLinks, page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { MyTricksScreen } from './my-tricks-screen'

export const metadata: Metadata = pageMetadata('/my-tricks')

export default async function MyTricksPage() {
  const viewer = await findViewer(await headers())
  const initial = viewer ? { userId: viewer.id, tricks: await listMyTricks(viewer.id) } : await findGuest()
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-10">
      <PageHeading
        title={page('/my-tricks').title}
        aside={<Doors links={menuLinks('door')} className="w-full md:w-120" />}
      />
      <Providers>
        <MyTricksScreen initial={initial} />
      </Providers>
      <TooltipLayer />
    </div>
  )
}
