import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { Settings } from '@/components/accounts/settings'
import { StanceSwitch } from '@/components/figure/stance-switch'
import { PageHeading } from '@/components/ui/page'
import { findViewer, type Viewer } from '@/lib/auth/auth-context'
import { canSendMail } from '@/lib/auth/mail-server'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = pageMetadata('/settings')

export default async function SettingsPage() {
  const initial = seen(await findViewer(await headers()))
  return (
    <div className="mx-auto max-w-2xl px-4 py-10">
      <PageHeading title={page('/settings').title} />
      <Settings initial={initial} canMail={canSendMail()} stance={<StanceSwitch />} />
    </div>
  )
}

function seen(viewer: Viewer | null) {
  if (!viewer) return null
  const { authMethod, sessionRowId: _, ...user } = viewer
  return { user, authMethod }
}
