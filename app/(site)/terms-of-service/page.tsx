import type { Metadata } from 'next'
import { LegalText } from '@/components/site/legal-text'
import { pageMetadata } from '@/lib/site'
import { lastUpdated, sections } from './content'

const title = 'Terms of Service'

export const metadata: Metadata = pageMetadata({
  title,
  description: 'The rules of using the site, in plain words.',
  path: '/terms-of-service',
  preview: '/preview/page/terms-of-service.png',
})

export default function TermsofServicePage() {
  return <LegalText title={title} lastUpdated={lastUpdated} sections={sections} />
}
