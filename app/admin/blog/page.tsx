import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Providers } from '@/app/providers'
import { PageHeading } from '@/components/ui/page'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { BlogAdminScreen } from './blog-admin-screen'

export const metadata: Metadata = pageMetadata('/admin/blog')

export default async function BlogAdminPage() {
  // Rendered for each visit, so that nothing on the way keeps it.
  await connection()
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <PageHeading title={page('/admin/blog').title} />
      <noscript>
        <p className="mb-6 border-signal border-l-4 pl-4">The editor needs JavaScript.</p>
      </noscript>
      <Providers>
        <BlogAdminScreen />
      </Providers>
    </div>
  )
}
