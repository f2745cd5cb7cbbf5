'use client'

import { type ReactNode, useState, useSyncExternalStore, useTransition } from 'react'
import { lateDialog } from '@/components/ui/behavior/late'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { optionsFrom, RadioGroup } from '@/components/ui/forms/choices'
import { Link } from '@/components/ui/link'
import { errorMessage, toast } from '@/components/ui/overlays/toast'
import { loginPath } from '@/lib/accounts/return-path'
import type { AccountUser } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'
import { getTheme, saveTheme, subscribeToTheme, type Theme } from '@/lib/preferences/theme'
import { isUnreachable, useAuthStatus, useHeld } from './auth-status'
import type { Changeable } from './change-dialog'
import { useLogOut } from './use-log-out'

const ChangeDialog = lateDialog(() => import('./change-dialog'))
const SignInAgain = lateDialog(() => import('./sign-in-again'))
const DeletionDialog = lateDialog(() => import('./deletion-dialog'))

type Initial = { user: AccountUser; authMethod: string } | null

type Props = {
  /** The user as the server saw it; null for a guest. */
  initial: Initial
  /** Whether links can be mailed from here. */
  canMail: boolean
  /** The control that says which foot is in front. */
  stance: ReactNode
}

/** What an account holds, how to change it, and how to export or delete it. */
export function Settings({ initial, canMail, stance }: Props) {
  const status = useAuthStatus()
  const known = status && !isUnreachable(status)
  const current = known ? status.user : (initial?.user ?? null)
  const account = useHeld(current, status?.sessionExpired ?? false)
  const user = account.held
  if (!user)
    return (
      <div className="space-y-10">
        <GuestNote />
        <ThemeSection />
      </div>
    )
  const authMethod = (known ? status.authMethod : initial?.authMethod) ?? 'standard'
  return (
    <div className="space-y-10">
      {account.isOver && <SignInAgain from="/settings" onClose={account.leave} />}
      <Section title="Account">
        <dl className="grid gap-x-8 sm:grid-cols-[8rem_1fr] sm:gap-y-2">
          <Fact name="Username" value={user.username} />
          <Fact name="Email" value={user.email} />
          <Fact name="Signed in with" value={authMethod} />
        </dl>
        {canMail && !user.isEmailVerified && <Verification email={user.email} />}
        <Changes user={user} canMail={canMail} />
      </Section>
      <Section title="Stance">
        <p className="text-soft">Every drawing and animation shows the trick the way you ride.</p>
        {stance}
      </Section>
      <ThemeSection />
      <Section title="Your data">
        <p className="text-soft">Everything you entered: tricks, notes, practice, sessions and lines.</p>
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
        <p className="text-soft">Logs you out on every device, this one too.</p>
        <SignOutEverywhere />
      </Section>
      <Deletion user={user} />
    </div>
  )
}

const themeOptions = optionsFrom<Theme>({ system: 'Same as system', light: 'Light', dark: 'Dark' })

function ThemeSection() {
  const theme = useSyncExternalStore(subscribeToTheme, getTheme, () => 'system' as const)
  return (
    <Section title="Theme">
      <RadioGroup isCompact legend="Theme" options={themeOptions} value={theme} onChange={saveTheme} />
    </Section>
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
      <dt className="text-soft max-sm:not-first:mt-3 max-sm:text-sm">{name}</dt>
      <dd className="min-w-0 break-words font-semibold">{value}</dd>
    </>
  )
}

function GuestNote() {
  return (
    <div className="space-y-5">
      <p className="text-lg">You need to be logged in to see your settings.</p>
      <Link href={loginPath({ from: '/settings' })} className={buttonStyle()}>
        Log In
      </Link>
    </div>
  )
}

const changes: { what: Changeable; label: string }[] = [
  { what: 'username', label: 'Change username' },
  { what: 'email', label: 'Change email' },
  { what: 'password', label: 'Change password' },
]

function Changes({ user, canMail }: { user: AccountUser; canMail: boolean }) {
  const [changing, setChanging] = useState<Changeable | null>(null)
  const isOffered = ({ what }: { what: Changeable }) =>
    what === 'username' || (user.hasPassword && (what === 'password' || canMail))
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {changes.filter(isOffered).map(({ what, label }) => (
          <button
            key={what}
            type="button"
            onClick={() => setChanging(what)}
            className={buttonStyle({ variant: 'outline' })}
          >
            {label}
          </button>
        ))}
        {!user.hasPassword && (
          <Link href="/forgot-password" className="underline underline-offset-4">
            Set a password
          </Link>
        )}
      </div>
      {!canMail && <p className="text-soft">To change your email, please ask the site admin.</p>}
      {changing && <ChangeDialog what={changing} user={user} onClose={() => setChanging(null)} />}
    </>
  )
}

function Verification({ email }: { email: string }) {
  const [isPending, start] = useTransition()
  const ask = async () => {
    const { message } = await call<{ message: string }>('/api/account/email/verification', { method: 'POST' })
    toast({ title: message })
  }
  const fail = (error: unknown) =>
    toast({ title: 'Error', description: errorMessage(error, 'Please try again'), variant: 'destructive' })
  return (
    <p className="text-soft">
      {email} is not confirmed yet: open the link in our email. If none came,{' '}
      <ActionButton
        isResting={isPending}
        className="underline underline-offset-4"
        onClick={() => start(() => ask().catch(fail))}
      >
        send a new one
      </ActionButton>
      . Everything works in the meantime.
    </p>
  )
}

function SignOutEverywhere() {
  const { isPending, leave } = useLogOut('all')
  return (
    <ActionButton isResting={isPending} onClick={leave} className={buttonStyle({ variant: 'outline' })}>
      {isPending ? 'Logging out...' : 'Log out everywhere'}
    </ActionButton>
  )
}

function Deletion({ user }: { user: AccountUser }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Section title="Delete account">
      <p className="text-soft">Deletes the account and everything in it, right away and for good.</p>
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        className={buttonStyle({ variant: 'destructive' })}
      >
        Delete account
      </button>
      {isAsking && <DeletionDialog user={user} onClose={() => setIsAsking(false)} />}
    </Section>
  )
}
