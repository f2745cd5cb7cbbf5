import type { Metadata } from 'next'
import { LegalText } from '@/components/site/legal-text'
import { pageMetadata } from '@/lib/site'
import { lastUpdated, sections } from './content'

const title = 'Privacy Policy'

export const metadata: Metadata = pageMetadata({
  title,
  description: 'What we store about you, why, and what you can do about it.',
  path: '/privacy-policy',
  preview: '/preview/page/privacy-policy.png',
})

export default function PrivacyPolicyPage() {
  return <LegalText title={title} lastUpdated={lastUpdated} sections={sections} />
}
