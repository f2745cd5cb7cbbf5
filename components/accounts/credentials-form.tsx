import type { ReactNode } from 'react'
import type { LoadSchema } from '@/components/ui/forms/zod-form'
import type { LoginInput, SignedIn } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'
import { AccountForm } from './account-form'

type Props = {
  loadSchema: LoadSchema<LoginInput, LoginInput>
  /** The message when an attempt fails and the server sent none. */
  fallback: string
  onSignedIn: (response: SignedIn) => Promise<void>
  /** Stands below the button. */
  children?: ReactNode
}

/** Signs in with email address and password. */
export function CredentialsForm({ loadSchema, fallback, onSignedIn, children }: Props) {
  return (
    <AccountForm
      loadSchema={loadSchema}
      empty={{ email: '', password: '' }}
      fields={[
        { name: 'email', label: 'Email', kind: 'email', autoComplete: 'username' },
        { name: 'password', label: 'Password', kind: 'password' },
      ]}
      submit={{
        label: 'Login',
        pending: 'Logging in...',
        failure: 'Login failed',
        send: (json) => call<SignedIn>('/api/auth/login', { method: 'POST', json }).then(onSignedIn),
      }}
      fallback={fallback}
      button={{ size: 'lg', isWide: true }}
    >
      {children}
    </AccountForm>
  )
}
