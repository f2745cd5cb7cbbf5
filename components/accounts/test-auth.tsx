'use client'

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { errorMessage, toast } from '@/components/ui/overlays/toast'
import type { AuthStatus, DebugInfo, SignedIn, TestAuthInput } from '@/lib/accounts/schema'
import { createdAtOf } from '@/lib/accounts/session-id'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import { readCookieNames } from '@/lib/offline/browser-storage'
import { readLocalSession } from '@/lib/offline/local-storage'
import { AccountForm } from './account-form'
import { followAuthStatus, refreshAuthStatus, useAuthStatus } from './auth-status'
import { logOut } from './log-out'
import { keepSignedIn } from './welcome'

/** Everything about the session on one page: the user, the method, what the browser stores and what the server holds. */
export function TestAuth() {
  const status = useAuthStatus()
  return (
    <div className="space-y-8">
      <Card title="Auth Status">
        <StatusFacts status={status} />
        <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={check}>
          Check Auth Status
        </button>
      </Card>
      <Card title="Login, Register, Logout">
        <AuthForm />
      </Card>
      <Card title="Cookies">
        <Cookies />
      </Card>
      <Card title="Local Session">
        <LocalSession />
      </Card>
      <Card title="Server Debug">
        <ServerDebug />
      </Card>
      <Card title="Session Persistence">
        <ol className="list-decimal space-y-1 pl-5">
          <li>Log in with the form above.</li>
          <li>Reload the page: the status still says who you are.</li>
          <li>Restart the server and reload: sessions live in the database, so you are still signed in.</li>
          <li>Clear the cookies but not the local storage: the local session id signs you in.</li>
          <li>Log out in another tab: this one follows.</li>
        </ol>
      </Card>
    </div>
  )
}

// Asks for itself: what the page knows of the user outlives a server that has gone.
async function check(): Promise<void> {
  try {
    const { user, sessionExpired } = await call<AuthStatus>('/api/auth/user')
    const description = user
      ? `You are signed in as ${user.username}.`
      : sessionExpired
        ? 'Your session has ended.'
        : 'Nobody is signed in here.'
    toast({ title: user ? 'Authenticated' : 'Not Authenticated', description })
  } catch (error) {
    const description =
      error instanceof AppError
        ? 'Failed to check authentication status'
        : 'Failed to connect to the authentication service'
    toast({ title: 'Error', description, variant: 'destructive' })
  }
  await refreshAuthStatus()
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-2 border-line bg-sheet p-5">
      <h2 className="mb-3 text-title">{title}</h2>
      <div className="wrap-anywhere space-y-3">{children}</div>
    </section>
  )
}

function StatusFacts({ status }: { status: AuthStatus | null }) {
  if (!status) return <p role="status">Checking authentication...</p>
  if (!status.user) {
    return (
      <p>
        Currently in guest mode. {status.message}
        {status.sessionExpired && ' The session that was presented has ended.'}
      </p>
    )
  }
  const { id, username, email, role } = status.user
  return (
    <p>
      Signed in as {username} ({email}), account {id}, role {role}, auth: {status.authMethod}.
    </p>
  )
}

const loadForm = () => import('@/lib/accounts/schema').then((schema) => schema.testAuthForm)

async function sign(path: string, json: unknown): Promise<void> {
  const response = await call<SignedIn>(path, { method: 'POST', json })
  await keepSignedIn(response)
  toast({ title: response.message })
}

function register({ username, email, password }: TestAuthInput): Promise<void> {
  if (username) return sign('/api/auth/register', { username, email, password })
  const message = 'Username is required for registration'
  return Promise.reject(new AppError('invalid', message, { fields: { username: [message] } }))
}

const leave = () => logOut('this', 'Logout successful')

function AuthForm() {
  return (
    <AccountForm
      loadSchema={loadForm}
      empty={{ username: '', email: '', password: '' }}
      fields={[
        { name: 'email', label: 'Email', kind: 'email', autoComplete: 'username' },
        { name: 'password', label: 'Password', kind: 'password' },
        {
          name: 'username',
          label: 'Username',
          kind: 'text',
          autoComplete: 'nickname',
          hint: 'Only for registration',
        },
      ]}
      submit={{
        label: 'Login',
        failure: 'Login failed',
        fallback: 'Invalid credentials',
        send: ({ email, password }) => sign('/api/auth/login', { email, password }),
      }}
      others={[
        {
          label: 'Register',
          failure: 'Registration failed',
          fallback: 'Could not create account',
          send: register,
        },
      ]}
      fallback="Please try again"
      className="space-y-4"
      beside={
        <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={leave}>
          Logout
        </button>
      }
    />
  )
}

function Cookies() {
  const [names, setNames] = useState<string[] | null>(null)
  const read = () => setNames(readCookieNames())
  return (
    <>
      <p>
        The session cookie is HttpOnly: no script can read it, so it is not listed here. That it arrives is
        what the auth status shows.
      </p>
      <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={read}>
        Inspect Cookies
      </button>
      {names && (
        <p role="status">
          {names.length > 0 ? `Readable: ${names.join(', ')}` : 'No cookie is readable by scripts.'}
        </p>
      )}
    </>
  )
}

function LocalSession() {
  const id = useSyncExternalStore(followAuthStatus, readLocalSession, () => null)
  const created = id === null ? null : createdAtOf(id)
  if (id === null) return <p>No session id is stored.</p>
  return (
    <p className="break-words">
      Session id: {id.slice(0, 12)}… Created: {created ? created.toISOString() : 'unknown'}
    </p>
  )
}

function ServerDebug() {
  const [info, setInfo] = useState<DebugInfo | null>(null)
  const read = () =>
    call<DebugInfo>('/api/auth/debug')
      .then((next) => {
        setInfo(next)
        toast({ title: 'Debug Info Retrieved' })
      })
      .catch((error: unknown) => {
        const description = errorMessage(error, 'Failed to fetch debug information')
        toast({ title: 'Error', description, variant: 'destructive' })
      })
  return (
    <>
      <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={read}>
        Get Debug Info
      </button>
      {info && (
        <>
          <h3 className="text-xl">Active sessions ({info.activeSessions.length})</h3>
          <ul className="list-disc pl-5">
            {info.activeSessions.map(({ id, created, userId }) => (
              <li key={id}>
                Session {id}, created {created}, user {userId}
              </li>
            ))}
          </ul>
          <h3 className="text-xl">Active users ({info.activeUsers.length})</h3>
          <ul className="list-disc pl-5">
            {info.activeUsers.map(({ id, username, email }) => (
              <li key={id}>
                {id}: {username}, {email}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
