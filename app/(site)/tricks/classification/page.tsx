import type { Metadata } from 'next'
import { PageQueries } from '@/app/page-queries'
import { PageIntro } from '@/components/site/page-intro'
import { Classification } from '@/components/tricks/classification'
import { TooltipLayer } from '@/components/ui/overlays/tooltip-layer'
import { pageMetadata } from '@/lib/site'
import { countByType, firstByType } from '@/lib/tricks/classification'
import { listTricks } from '@/lib/tricks/data'

export const metadata: Metadata = pageMetadata('/tricks/classification')

export default async function ClassificationPage() {
  const tricks = await listTricks()
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <PageIntro path="/tricks/classification">
        Base tricks, what you can change about them, what you can chain.
      </PageIntro>
      <PageQueries />
      <Classification counts={countByType(tricks)} first={firstByType(tricks, 5)} />
      <noscript>
        <p>
          Sorting needs JavaScript; the{' '}
          <a href="/tricks" className="underline underline-offset-4">
            Trick Library
          </a>{' '}
          lists every trick without it.
        </p>
      </noscript>
      <TooltipLayer />
    </div>
  )
}
