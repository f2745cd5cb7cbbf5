import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { Perks } from '@/components/accounts/perks'
import { ForQuery } from '@/components/ui/behavior/history'
import { NeedsScripts, PageHeading } from '@/components/ui/page'
import { returnPath } from '@/lib/accounts/return-path'
import { findViewer } from '@/lib/auth/auth-context'
import { listProviders } from '@/lib/auth/next-auth'
import { pageMetadata } from '@/lib/site'
import { LoginScreen } from './login-screen'

export const metadata: Metadata = pageMetadata('/login')

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const query = await searchParams
  const next = returnPath(first(query.next) ?? first(query.callbackUrl))
  const isExpired = first(query.session_expired) === 'true'
  if (!isExpired && (await findViewer(await headers()))) redirect(next)
  return (
    <div className="mx-auto max-w-md px-4 py-10 lg:grid lg:max-w-page lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-12">
      <div>
        <PageHeading title="Roll in">
          Save tricks, track how they are going and see what to take on next. It is free.
        </PageHeading>
        <Perks level="h2" className="grid-cols-2 max-lg:hidden" />
      </div>
      <div>
        <NeedsScripts>Signing in needs JavaScript.</NeedsScripts>
        <ForQuery query={first(query.tab) === 'register' ? '?tab=register' : ''}>
          <LoginScreen
            isExpired={isExpired}
            problem={first(query.error)}
            next={next}
            providers={listProviders()}
          />
        </ForQuery>
      </div>
    </div>
  )
}
