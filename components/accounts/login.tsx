'use client'

import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Alert } from '@/components/ui/status'
import { TabList, tabIds } from '@/components/ui/tab-list'
import { PasswordField, TextField } from '@/components/ui/text-fields'
import { errorMessage, toast } from '@/components/ui/toast'
import { showFieldErrors, useZodForm } from '@/components/ui/use-zod-form'
import type { RegisterForm as RegisterInput, SignedIn } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'
import { useAuthStatus } from './auth-status'
import { CredentialsForm } from './credentials-form'

type Tab = 'login' | 'register'

type LoginProps = {
  tab: Tab
  isExpired: boolean
  /** Sign-in through other providers, shown below both forms. */
  providers: ReactNode
  onSignedIn: (response: SignedIn) => Promise<void>
}

const tabs: { value: Tab; label: string }[] = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
]

/** Login and registration, with what users agree to by signing up. */
export function LoginTabs({ tab, isExpired, providers, onSignedIn }: LoginProps) {
  const [selected, select] = useState(tab)
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
        <TabList id="login" label="Login or register" tabs={tabs} selected={selected} onSelect={select} />
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
        <Link href="/terms-of-service" prefetch={false} className="underline underline-offset-4">
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link href="/privacy-policy" prefetch={false} className="underline underline-offset-4">
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
        <Link href="/forgot-password" prefetch={false} className="underline underline-offset-4">
          Forgot your password?
        </Link>
      </p>
    </CredentialsForm>
  )
}

const emptyRegistration: RegisterInput = { username: '', email: '', password: '', confirmPassword: '' }

const loadRegisterForm = () => import('@/lib/accounts/schema').then((schema) => schema.registerForm)

function RegisterForm({ onSignedIn }: { onSignedIn: (response: SignedIn) => Promise<void> }) {
  const { register, handleSubmit, setError, formState } = useZodForm(loadRegisterForm, emptyRegistration)
  const { errors, isSubmitting } = formState
  const fail = (error: unknown) => {
    const description = errorMessage(error, 'Could not create account')
    const isOnField = showFieldErrors<RegisterInput>(error, ['username', 'email', 'password'], setError)
    if (!isOnField) setError('root', { message: description })
    toast({ title: 'Registration failed', description, variant: 'destructive' })
  }
  const submit = handleSubmit(({ username, email, password }) =>
    call<SignedIn>('/api/auth/register', { method: 'POST', json: { username, email, password } })
      .then(onSignedIn)
      .catch(fail),
  )
  return (
    <form noValidate method="post" className="space-y-5" onSubmit={submit}>
      <TextField
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      {errors.root && (
        <p role="alert" className="font-semibold text-danger">
          {errors.root.message}
        </p>
      )}
      <button type="submit" disabled={isSubmitting} className={`w-full ${buttonStyle({ size: 'lg' })}`}>
        {isSubmitting ? 'Creating your account...' : 'Create Free Account'}
      </button>
    </form>
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
