import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { Settings } from '@/components/accounts/settings'
import { StanceSwitch } from '@/components/figure/stance-switch'
import { PageHeading } from '@/components/ui/page'
import { findViewer, type Viewer } from '@/lib/auth/auth-context'
import { pageMetadata } from '@/lib/site'

const title = 'Settings'

export const metadata: Metadata = pageMetadata({
  title,
  description: 'Your account: stance, sessions, everything you entered to take along, and the way out.',
  path: '/settings',
  preview: '/preview/page/my-tricks.png',
  noIndex: true,
})

export default async function SettingsPage() {
  const initial = seen(await findViewer(await headers()))
  return (
    <div className="mx-auto max-w-2xl px-4 py-10">
      <PageHeading title={title} />
      <Settings initial={initial} stance={<StanceSwitch />} />
    </div>
  )
}

function seen(viewer: Viewer | null) {
  if (!viewer) return null
  const { authMethod, sessionRowId: _, ...user } = viewer
  return { user, authMethod }
}
