import type { Metadata } from 'next'
import { PageQueries } from '@/app/page-queries'
import { PageIntro } from '@/components/site/page-intro'
import { TooltipLayer } from '@/components/ui/overlays/tooltip-layer'
import { NeedsScripts } from '@/components/ui/page'
import { pageMetadata } from '@/lib/site'
import { SuggestScreen } from './suggest-screen'

export const metadata: Metadata = pageMetadata('/trickbot/suggest')

export default function SuggestPage() {
  return (
    <div className="mx-auto max-w-4xl px-4 py-10">
      <PageIntro path="/trickbot/suggest">
        Describe the trick you want, in your own words, and TrickBot suggests a custom one.
      </PageIntro>
      <NeedsScripts>Suggesting a trick needs JavaScript.</NeedsScripts>
      <PageQueries />
      <SuggestScreen />
      <TooltipLayer />
    </div>
  )
}
