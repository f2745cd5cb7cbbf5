import type { Metadata } from 'next'
import { ResetPassword } from '@/components/accounts/reset-password'
import { NeedsScripts, PageHeading } from '@/components/ui/page'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = pageMetadata('/reset-password')

export default function ResetPasswordPage() {
  return (
    <div className="mx-auto max-w-md px-4 py-10">
      <PageHeading title={page('/reset-password').title} />
      <NeedsScripts>Setting a password needs JavaScript.</NeedsScripts>
      <ResetPassword />
    </div>
  )
}
