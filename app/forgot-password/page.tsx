import type { Metadata } from 'next'
import { ForgotPasswordForm } from '@/components/accounts/forgot-password-form'
import { PageHeading } from '@/components/ui/page'
import { canSendMail } from '@/lib/auth/mail'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = pageMetadata('/forgot-password')

export default function ForgotPasswordPage() {
  const canMail = canSendMail()
  return (
    <div className="mx-auto max-w-md px-4 py-10">
      <PageHeading title={page('/forgot-password').title}>
        {canMail
          ? 'We email you a link. It works once, for one hour.'
          : 'This site cannot send email. Please ask the site admin for a reset link. It works once, for one hour.'}
      </PageHeading>
      {canMail && <ForgotPasswordForm />}
    </div>
  )
}
