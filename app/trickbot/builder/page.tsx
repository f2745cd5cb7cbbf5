import type { Metadata } from 'next'
import { Providers } from '@/app/providers'
import { JsonLd, PageHeading } from '@/components/ui/page'
import { TooltipLayer } from '@/components/ui/tooltip-layer'
import { breadcrumbs, page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { breadcrumbData } from '@/lib/tricks/structured-data'
import { LineBuilderScreen } from './line-builder-screen'

export const metadata: Metadata = pageMetadata('/trickbot/builder')

export default function LineBuilderPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <JsonLd data={breadcrumbData(breadcrumbs('/trickbot/builder'))} />
      <div className="print:hidden">
        <PageHeading title={page('/trickbot/builder').title}>
          Select your starting position and up to 5 tricks. TrickBot organizes them into a line. The lines you
          save are under My Lines.
        </PageHeading>
      </div>
      <noscript>
        <p className="mb-6 border-signal border-l-4 pl-4">The line builder needs JavaScript.</p>
      </noscript>
      <Providers>
        <LineBuilderScreen />
      </Providers>
      <TooltipLayer />
    </div>
  )
}
