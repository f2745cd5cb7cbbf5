import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Providers } from '@/app/providers'
import { NeedsScripts, PageHeading } from '@/components/ui/page'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { BlogAdminScreen } from './blog-admin-screen'

export const metadata: Metadata = pageMetadata('/admin/blog')

export default async function BlogAdminPage() {
  // Rendered for each request, so that no cache on the way stores it.
  await connection()
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <PageHeading title={page('/admin/blog').title} />
      <NeedsScripts>The editor needs JavaScript.</NeedsScripts>
      <Providers>
        <BlogAdminScreen />
      </Providers>
    </div>
  )
}
