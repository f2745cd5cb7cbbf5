import type { Metadata } from 'next'
import { Hub } from '@/components/trickbot/hub'
import { JsonLd, PageHeading } from '@/components/ui/page'
import { breadcrumbs } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { breadcrumbData } from '@/lib/tricks/structured-data'

export const metadata: Metadata = pageMetadata('/trickbot')

export default function TrickBotPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <JsonLd data={breadcrumbData(breadcrumbs('/trickbot'))} />
      <PageHeading title="TrickBot">
        A coach in your pocket: it knows every trick here, which way each one leaves you rolling, and what
        fits after it.
      </PageHeading>
      <Hub />
    </div>
  )
}
