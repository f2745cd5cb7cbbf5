import type { Metadata } from 'next'
import { Providers } from '@/app/providers'
import { JsonLd, PageHeading } from '@/components/ui/page'
import { breadcrumbs, page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { breadcrumbData } from '@/lib/tricks/structured-data'
import { ParkFlowScreen } from './park-flow-screen'

export const metadata: Metadata = pageMetadata('/trickbot/parkflow')

export default function ParkFlowPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <JsonLd data={breadcrumbData(breadcrumbs('/trickbot/parkflow'))} />
      <PageHeading title={page('/trickbot/parkflow').title}>
        Tick what stands in your park and how many of it. TrickBot finds tricks for every feature, and one run
        through all of them.
      </PageHeading>
      <noscript>
        <p className="mb-6 border-signal border-l-4 pl-4">Park Flow needs JavaScript.</p>
      </noscript>
      <Providers>
        <ParkFlowScreen />
      </Providers>
    </div>
  )
}
