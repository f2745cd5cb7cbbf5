import type { Metadata } from 'next'
import { ResetPassword } from '@/components/accounts/reset-password'
import { PageHeading } from '@/components/ui/page'
import { pageMetadata } from '@/lib/site'

const title = 'New Password'

export const metadata: Metadata = pageMetadata({
  title,
  description: 'Set a new password.',
  path: '/reset-password',
  preview: '/preview/page/home.png',
  noIndex: true,
})

export default function ResetPasswordPage() {
  return (
    <div className="mx-auto max-w-md px-4 py-10">
      <PageHeading title={title} />
      <ResetPassword />
    </div>
  )
}
