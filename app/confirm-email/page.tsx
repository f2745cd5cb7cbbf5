import type { Metadata } from 'next'
import { ConfirmEmail } from '@/components/accounts/confirm-email'
import { NeedsScripts, PageHeading } from '@/components/ui/page'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = pageMetadata('/confirm-email')

export default function ConfirmEmailPage() {
  return (
    <div className="mx-auto max-w-md px-4 py-10">
      <PageHeading title={page('/confirm-email').title} />
      <NeedsScripts>Confirming an email needs JavaScript.</NeedsScripts>
      <ConfirmEmail />
    </div>
  )
}
