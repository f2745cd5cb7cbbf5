import type { Metadata } from 'next'
import { Providers } from '@/app/providers'
import { ParkFlow } from '@/components/parks/park-flow'
import { PageIntro } from '@/components/site/page-intro'
import { NeedsScripts } from '@/components/ui/page'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = pageMetadata('/trickbot/parkflow')

export default function ParkFlowPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <PageIntro path="/trickbot/parkflow">
        Tick what stands in your park and how many of it. TrickBot finds tricks for every feature, and one run
        through all of them.
      </PageIntro>
      <NeedsScripts>Park Flow needs JavaScript.</NeedsScripts>
      <Providers>
        <ParkFlow />
      </Providers>
    </div>
  )
}
