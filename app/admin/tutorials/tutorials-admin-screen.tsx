'use client'

import { useAuthStatus } from '@/components/accounts/auth-status'
import { logOut } from '@/components/accounts/log-out'
import { keepSignedIn } from '@/components/accounts/welcome'
import { AdminLogin, NotAnAdmin } from '@/components/posts-admin/admin-login'
import { PageHeading } from '@/components/ui/page'
import { Spinner } from '@/components/ui/status'
import { TutorialsAdmin } from '@/components/videos/tutorials-admin'
import { page } from '@/lib/pages'

/** The way in, and what is behind it. */
export function TutorialsAdminScreen() {
  const status = useAuthStatus()
  const user = status?.user ?? null
  return (
    <>
      <PageHeading title={page('/admin/tutorials').title} />
      {!status && <Spinner label="Checking authentication..." />}
      {status && !user && <AdminLogin onSignedIn={keepSignedIn} />}
      {user && user.role !== 'ADMIN' && (
        <NotAnAdmin username={user.username} onLogOut={() => logOut('this', 'Logout successful')} />
      )}
      {user?.role === 'ADMIN' && <TutorialsAdmin />}
    </>
  )
}
