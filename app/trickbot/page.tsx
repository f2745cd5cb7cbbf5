import type { Metadata } from 'next'
import { PageIntro } from '@/components/site/page-intro'
import { AskAtOnce } from '@/components/suggest/ask-at-once'
import { GameLink, Hub } from '@/components/trickbot/hub'
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
      <div className="mt-8">
        <AskAtOnce />
      </div>
      <GameLink />
    </div>
  )
}
