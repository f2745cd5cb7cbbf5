import type { Metadata } from 'next'
import { PageQueries } from '@/app/page-queries'
import { ParkFlow } from '@/components/parks/park-flow'
import { PageIntro } from '@/components/site/page-intro'
import { NeedsScripts } from '@/components/ui/page'
import { listFeatures } from '@/lib/parks/data'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = pageMetadata('/trickbot/parkflow')

export default async function ParkFlowPage() {
  const features = await listFeatures()
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-10">
      <PageIntro path="/trickbot/parkflow">
        Pick what is in your park and how many of each. TrickBot finds tricks for every feature, and one run
        through all of them.
      </PageIntro>
      <NeedsScripts>Park Flow needs JavaScript.</NeedsScripts>
      <PageQueries />
      <ParkFlow features={features} />
    </div>
  )
}
