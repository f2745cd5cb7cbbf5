import type { Metadata } from 'next'
import { Providers } from '@/app/providers'
import { JsonLd, PageHeading } from '@/components/ui/page'
import { TooltipLayer } from '@/components/ui/tooltip-layer'
import { breadcrumbs, page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { breadcrumbData } from '@/lib/tricks/structured-data'
import { SuggestScreen } from './suggest-screen'

export const metadata: Metadata = pageMetadata('/trickbot/suggest')

export default function SuggestPage() {
  return (
    <div className="mx-auto max-w-4xl px-4 py-10">
      <JsonLd data={breadcrumbData(breadcrumbs('/trickbot/suggest'))} />
      <PageHeading title={page('/trickbot/suggest').title}>
        Describe the trick you want, in your own words, and TrickBot suggests a custom one.
      </PageHeading>
      <noscript>
        <p className="mb-6 border-signal border-l-4 pl-4">Suggesting a trick needs JavaScript.</p>
      </noscript>
      <Providers>
        <SuggestScreen />
      </Providers>
      <TooltipLayer />
    </div>
  )
}
