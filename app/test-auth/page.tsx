import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { TestAuth } from '@/components/accounts/test-auth'
import { PageHeading } from '@/components/ui/page'
import { env } from '@/lib/env'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = pageMetadata('/test-auth')

export default async function TestAuthPage() {
  // Where the site runs decides, not where it was built.
  await connection()
  if (!env.ENABLE_TEST_AUTH) notFound()
  return (
    <div className="mx-auto max-w-3xl px-4 py-10">
      <PageHeading title={page('/test-auth').title}>
        For developers: sessions as the server and this browser see them.
      </PageHeading>
      <TestAuth />
    </div>
  )
}
