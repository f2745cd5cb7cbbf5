import type { Metadata } from 'next'
import { ForgotPasswordForm } from '@/components/accounts/forgot-password-form'
import { PageHeading } from '@/components/ui/page'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = pageMetadata('/forgot-password')

export default function ForgotPasswordPage() {
  return (
    <div className="mx-auto max-w-md px-4 py-10">
      <PageHeading title={page('/forgot-password').title}>
        We email you a link. It works once, for one hour.
      </PageHeading>
      <ForgotPasswordForm />
    </div>
  )
}
