import type { Metadata } from 'next'
import { Hub } from '@/components/trickbot/hub'
import { JsonLd, PageHeading } from '@/components/ui/page'
import { pageMetadata } from '@/lib/site'
import { breadcrumbData } from '@/lib/tricks/structured-data'

export const metadata: Metadata = pageMetadata({
  title: 'TrickBot',
  description:
    'Ask TrickBot what to learn next, in which order to skate five tricks, and what to do with every obstacle in your park.',
  path: '/trickbot',
  preview: '/preview/page/trickbot.png',
})

export default function TrickBotPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <JsonLd data={breadcrumbData([{ name: 'TrickBot', path: '/trickbot' }])} />
      <PageHeading title="TrickBot">
        A coach in your pocket: it knows every trick here, which way each one leaves you rolling, and what
        fits after it.
      </PageHeading>
      <Hub />
    </div>
  )
}
