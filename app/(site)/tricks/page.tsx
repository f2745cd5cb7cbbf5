import type { Metadata } from 'next'
import Link from 'next/link'
import { Providers } from '@/app/providers'
import { PageIntro } from '@/components/site/page-intro'
import { JsonLd } from '@/components/ui/page'
import { TooltipLayer } from '@/components/ui/tooltip-layer'
import { TranscriptSearch } from '@/components/videos/transcript-search'
import { pageMetadata } from '@/lib/site'
import { listFoundationalTricks, listTricks } from '@/lib/tricks/data'
import { toRowData } from '@/lib/tricks/list'
import { trickListData } from '@/lib/tricks/structured-data'
import { SavableLibrary } from './savable-library'

export const metadata: Metadata = pageMetadata('/tricks')

export default async function TricksPage() {
  const [tricks, foundational] = await Promise.all([listTricks(), listFoundationalTricks()])
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <JsonLd data={trickListData('Foundational Tricks', foundational)} />
      <PageIntro path="/tricks">
        {tricks.length} tricks. Search by any name skaters use, or filter by what is in front of you.
      </PageIntro>
      <p className="-mt-4 mb-8">
        <Link href="/tricks/classification" prefetch={false} className="underline underline-offset-4">
          All of them, sorted into base tricks, variations and combinations
        </Link>
      </p>
      <Providers>
        <SavableLibrary
          foundational={foundational.map(toRowData)}
          others={tricks.filter(({ isFoundational }) => !isFoundational).map(toRowData)}
          besideResults={<TranscriptSearch />}
        />
      </Providers>
      <TooltipLayer />
    </div>
  )
}
