import type { Metadata } from 'next'
import { PageQueries } from '@/app/page-queries'
import { PageIntro } from '@/components/site/page-intro'
import { TooltipLayer } from '@/components/ui/overlays/tooltip-layer'
import { NeedsScripts } from '@/components/ui/page'
import { pageMetadata } from '@/lib/site'
import { LineBuilderScreen, MyLinesLink } from './line-builder-screen'

export const metadata: Metadata = pageMetadata('/trickbot/builder')

export default function LineBuilderPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <div className="print:hidden">
        <PageIntro path="/trickbot/builder">
          Select your starting position and up to 5 tricks. TrickBot organizes them into a line. The lines you
          save are under <MyLinesLink />.
        </PageIntro>
      </div>
      <NeedsScripts>The line builder needs JavaScript.</NeedsScripts>
      <PageQueries />
      <LineBuilderScreen />
      <TooltipLayer />
    </div>
  )
}
