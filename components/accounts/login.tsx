'use client'

import type { ReactNode } from 'react'
import { useQueryList } from '@/components/ui/behavior/history'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { errorMessage, toast } from '@/components/ui/overlays/toast'
import { Alert } from '@/components/ui/status'
import { TabList, tabIds } from '@/components/ui/tab-list'
import { loginPath } from '@/lib/accounts/return-path'
import type { SignedIn } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { useAuthStatus } from './auth-status'
import { CredentialsForm } from './credentials-form'

type Tab = 'login' | 'register'

type LoginProps = {
  isExpired: boolean
  /** Where to go on to, for the addresses of the tabs. */
  next: string
  /** Sign-in through other providers, shown below both forms. */
  providers: ReactNode
  onSignedIn: (response: SignedIn) => Promise<void>
}

const tabsFor = (from: string, expired: boolean): { value: Tab; label: string; href: string }[] => [
  { value: 'login', label: 'Login', href: loginPath({ expired, from }) },
  { value: 'register', label: 'Register', href: loginPath({ register: true, expired, from }) },
]

/** The tab that the address asks for: the header leads to either from here too. */
function useTab(): [Tab, (next: Tab) => void] {
  const [[wanted], setWanted] = useQueryList('tab')
  return [
    wanted === 'register' ? 'register' : 'login',
    (next) => setWanted(next === 'register' ? [next] : []),
  ]
}

/** Login and registration, with what users agree to by signing up. */
export function LoginTabs({ isExpired, next, providers, onSignedIn }: LoginProps) {
  const [selected, select] = useTab()
  const status = useAuthStatus()
  const ids = tabIds('login', selected)
  return (
    <div>
      {(isExpired || status?.sessionExpired) && (
        <Alert title="Session Expired">
          Your session has expired or the server was restarted. Please sign in again.
        </Alert>
      )}
      <div className="shadow-sticker">
        <TabList
          id="login"
          label="Login or register"
          tabs={tabsFor(next, isExpired)}
          selected={selected}
          onSelect={select}
        />
        <div
          role="tabpanel"
          id={ids.panel}
          aria-labelledby={ids.tab}
          className="-mt-0.5 border-2 border-line bg-sheet p-6"
        >
          {selected === 'login' ? (
            <LoginForm onSignedIn={onSignedIn} />
          ) : (
            <RegisterForm onSignedIn={onSignedIn} />
          )}
          {providers}
        </div>
      </div>
      <p className="mt-6 text-sm text-soft">
        By signing up, you agree to our{' '}
        <Link href="/terms-of-service" className="underline underline-offset-4">
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link href="/privacy-policy" className="underline underline-offset-4">
          Privacy Policy
        </Link>
        .
      </p>
    </div>
  )
}

const loadLoginInput = () => import('@/lib/accounts/schema').then((schema) => schema.loginInput)

function LoginForm({ onSignedIn }: { onSignedIn: (response: SignedIn) => Promise<void> }) {
  return (
    <CredentialsForm loadSchema={loadLoginInput} fallback="Please try again" onSignedIn={onSignedIn}>
      <p>
        <Link href="/forgot-password" className="inline-block py-2 underline underline-offset-4">
          Forgot your password?
        </Link>
      </p>
    </CredentialsForm>
  )
}

const loadRegisterForm = () => import('@/lib/accounts/schema').then((schema) => schema.registerForm)

function RegisterForm({ onSignedIn }: { onSignedIn: (response: SignedIn) => Promise<void> }) {
  return (
    <AccountForm
      loadSchema={loadRegisterForm}
      empty={{ username: '', email: '', password: '', confirmPassword: '' }}
      fields={[
        { name: 'username', label: 'Username', kind: 'text', autoComplete: 'nickname' },
        { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
        { name: 'password', label: 'Password', kind: 'new password' },
        {
          name: 'confirmPassword',
          label: 'Confirm password',
          kind: 'password',
          autoComplete: 'new-password',
        },
      ]}
      submit={{
        label: 'Create Free Account',
        pending: 'Creating your account...',
        failure: 'Registration failed',
        send: ({ username, email, password }) =>
          call<SignedIn>('/api/auth/register', {
            method: 'POST',
            json: { username, email, password },
          }).then(onSignedIn),
      }}
      fallback="Could not create account"
      button={{ size: 'lg', isWide: true }}
    />
  )
}

type ProviderProps = { providers: { id: string; name: string }[]; next: string }

/** Sign-in through another provider; nothing when the server has no keys for any. */
export function ProviderButtons({ providers, next }: ProviderProps) {
  if (providers.length === 0) return null
  return (
    <div className="mt-6 space-y-3 border-line border-t-2 pt-6">
      {providers.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={`w-full ${buttonStyle({ variant: 'outline' })}`}
          onClick={() => signInAt(id, next).catch(failAtProvider)}
        >
          Continue with {name}
        </button>
      ))}
    </div>
  )
}

async function signInAt(provider: string, callbackUrl: string): Promise<void> {
  const { csrfToken } = await call<{ csrfToken: string }>('/api/auth/csrf')
  const { url } = await call<{ url: string }>(`/api/auth/signin/${provider}`, {
    method: 'POST',
    json: { csrfToken, callbackUrl, json: 'true' },
  })
  window.location.assign(url)
}

function failAtProvider(error: unknown): void {
  const description = errorMessage(error, 'An unknown authentication error occurred.')
  toast({ title: 'Login failed', description, variant: 'destructive' })
}
