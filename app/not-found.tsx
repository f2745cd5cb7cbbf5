import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/site/not-found-page'
import { pageTitle } from '@/lib/brand'

export const metadata: Metadata = {
  title: pageTitle('Page not found'),
  description: 'There is no page at this address.',
}

export default function NotFound() {
  return <NotFoundPage />
}
