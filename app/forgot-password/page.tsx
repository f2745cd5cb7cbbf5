import type { Metadata } from 'next'
import { ForgotPasswordForm } from '@/components/accounts/forgot-password-form'
import { PageHeading } from '@/components/ui/page'
import { pageMetadata } from '@/lib/site'

const title = 'Forgot Password'

export const metadata: Metadata = pageMetadata({
  title,
  description: 'Get a link to set a new password.',
  path: '/forgot-password',
  preview: '/preview/page/home.png',
  noIndex: true,
})

export default function ForgotPasswordPage() {
  return (
    <div className="mx-auto max-w-md px-4 py-10">
      <PageHeading title={title}>We mail you a link that works once, for one hour.</PageHeading>
      <ForgotPasswordForm />
    </div>
  )
}
