import type { Metadata } from 'next'
import { Doors } from '@/components/site/doors'
import { PageIntro } from '@/components/site/page-intro'
import { AskAtOnce } from '@/components/suggest/ask-at-once'
import { Hub } from '@/components/trickbot/hub'
import { menuLinks } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = pageMetadata('/trickbot')

export default function TrickBotPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <PageIntro path="/trickbot">
        A coach in your pocket: it knows every trick here, which way each one leaves you rolling, and what
        fits after it.
      </PageIntro>
      <Hub />
      <Doors links={menuLinks('door')} className="my-6 md:my-8" />
      <AskAtOnce />
    </div>
  )
}
