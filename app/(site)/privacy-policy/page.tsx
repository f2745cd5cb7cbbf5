import type { Metadata } from 'next'
import { LegalText } from '@/components/site/legal-text'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { lastUpdated, sections } from './content'

export const metadata: Metadata = pageMetadata('/privacy-policy')

export default function PrivacyPolicyPage() {
  return <LegalText title={page('/privacy-policy').title} lastUpdated={lastUpdated} sections={sections} />
}
