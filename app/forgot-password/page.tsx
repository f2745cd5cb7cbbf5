import type { Metadata } from 'next'
import { connection } from 'next/server'
import { ForgotPasswordForm } from '@/components/accounts/forgot-password-form'
import { Link } from '@/components/ui/link'
import { NeedsScripts, PageHeading } from '@/components/ui/page'
import { canSendMail } from '@/lib/auth/mail-server'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = pageMetadata('/forgot-password')

export default async function ForgotPasswordPage() {
  // Whether mail can be sent is known where the server runs, not where it was built.
  await connection()
  const canMail = canSendMail()
  return (
    <div className="mx-auto max-w-md px-4 py-10">
      <PageHeading title={page('/forgot-password').title}>
        {canMail
          ? 'We email you a link. It works once, for one hour.'
          : 'This site cannot send email. Please ask the site admin for a reset link. It works once, for one hour.'}
      </PageHeading>
      {canMail && (
        <>
          <NeedsScripts>Asking for a link needs JavaScript.</NeedsScripts>
          <ForgotPasswordForm />
        </>
      )}
      <Link
        href="/login"
        className="mt-6 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-signal-text"
      >
        Back to Login
      </Link>
    </div>
  )
}
