'use client'

import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { Alert } from '@/components/ui/status'
import { TabList, tabIds } from '@/components/ui/tab-list'
import type { SignedIn } from '@/lib/accounts/schema'
import { useAuthStatus } from './auth-status'
import { LoginForm } from './login-form'
import { RegisterForm } from './register-form'

type Tab = 'login' | 'register'

type Props = {
  tab: Tab
  isExpired: boolean
  /** Other ways in, shown below both forms. */
  providers: ReactNode
  onSignedIn: (answer: SignedIn) => Promise<void>
}

const tabs: { value: Tab; label: string }[] = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
]

/** Both ways in, with what one agrees to by joining. */
export function LoginTabs({ tab, isExpired, providers, onSignedIn }: Props) {
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
