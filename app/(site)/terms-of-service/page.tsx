import type { Metadata } from 'next'
import { LegalText } from '@/components/site/legal-text'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { lastUpdated, sections } from './content'

export const metadata: Metadata = pageMetadata('/terms-of-service')

export default function TermsofServicePage() {
  return <LegalText title={page('/terms-of-service').title} lastUpdated={lastUpdated} sections={sections} />
}
