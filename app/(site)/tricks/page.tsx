import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/site'
import { LibraryPage } from './library-page'

export const metadata: Metadata = pageMetadata('/tricks')

export default function TricksPage() {
  return <LibraryPage />
}
