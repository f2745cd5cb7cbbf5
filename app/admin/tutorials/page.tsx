import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Providers } from '@/app/providers'
import { NeedsScripts } from '@/components/ui/page'
import { pageMetadata } from '@/lib/site'
import { TutorialsAdminScreen } from './tutorials-admin-screen'

export const metadata: Metadata = pageMetadata('/admin/tutorials')

export default async function TutorialsAdminPage() {
  // Rendered for each request, so that no cache on the way stores it.
  await connection()
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-8">
      <Providers>
        <TutorialsAdminScreen />
      </Providers>
      <NeedsScripts>This page needs JavaScript.</NeedsScripts>
    </div>
  )
}
