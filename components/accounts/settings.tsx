'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { lazy, type ReactNode, Suspense, useState, useTransition } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { loginPath } from '@/lib/accounts/return-path'
import type { AccountUser } from '@/lib/accounts/schema'
import { isUnreachable, useAuthStatus } from './auth-status'

const DeletionDialog = lazy(() => import('./deletion-dialog'))

type Initial = { user: AccountUser; authMethod: string } | null

type Props = {
  /** The user as the server saw it; null for a guest. */
  initial: Initial
  /** The control that says which foot is in front. */
  stance: ReactNode
}

/** What an account holds, and how to export or delete it. */
export function Settings({ initial, stance }: Props) {
  const status = useAuthStatus()
  const known = status && !isUnreachable(status)
  const account = known ? status.user && { user: status.user, authMethod: status.authMethod } : initial
  if (!account) return <GuestNote />
  const { user, authMethod } = account
  return (
    <div className="space-y-10">
      <Section title="Account">
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-[8rem_1fr]">
          <Fact name="Username" value={user.username} />
          <Fact name="Email" value={user.email} />
          <Fact name="Signed in by" value={authMethod ?? 'standard'} />
        </dl>
        <p>
          <Link href="/forgot-password" prefetch={false} className="underline underline-offset-4">
            {user.hasPassword ? 'Set a new password' : 'Set a password'}
          </Link>
        </p>
      </Section>
      <Section title="Stance">
        <p className="text-soft">Drawings and animations show every trick the way you ride.</p>
        {stance}
      </Section>
      <Section title="Your data">
        <p className="text-soft">Everything you entered: tricks, notes, practice and lines.</p>
        <div className="flex flex-wrap gap-3">
          <a href="/api/account/export?format=json" download className={buttonStyle({ variant: 'outline' })}>
            Download as JSON
          </a>
          <a href="/api/account/export?format=csv" download className={buttonStyle({ variant: 'outline' })}>
            Download as CSV
          </a>
        </div>
      </Section>
      <Section title="Sessions">
        <p className="text-soft">Ends the session on every device, this one too.</p>
        <SignOutEverywhere />
      </Section>
      <Deletion user={user} />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t-2 pt-5">
      <h2 className="mb-4 text-title">{title}</h2>
      <div className="space-y-4">{children}</div>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd className="min-w-0 break-words">{value}</dd>
    </>
  )
}

function GuestNote() {
  return (
    <div className="space-y-5">
      <p className="text-lg">You need to be logged in to see your settings.</p>
      <Link href={loginPath({ from: '/settings' })} prefetch={false} className={buttonStyle()}>
        Log In
      </Link>
    </div>
  )
}

function SignOutEverywhere() {
  const router = useRouter()
  const [isPending, start] = useTransition()
  const press = () =>
    start(async () => {
      const { logOut } = await import('./log-out')
      router.push(await logOut('all'))
    })
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={press}
      className={buttonStyle({ variant: 'outline' })}
    >
      {isPending ? 'Signing out...' : 'Sign out everywhere'}
    </button>
  )
}

function Deletion({ user }: { user: AccountUser }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Section title="Delete account">
      <p className="text-soft">Deletes the account and everything in it, at once and for good.</p>
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        className={buttonStyle({ variant: 'destructive' })}
      >
        Delete account
      </button>
      {isAsking && (
        <Suspense>
          <DeletionDialog user={user} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Section>
  )
}
