'use client'

import Link from 'next/link'
import { useState, useSyncExternalStore } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/text-fields'
import { errorMessage } from '@/components/ui/toast'
import { showFieldErrors, useZodForm } from '@/components/ui/use-zod-form'
import type { ResetConfirmation } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'
import { dropLocalSession } from '@/lib/offline/local-storage'
import { refreshAuthStatus } from './auth-status'

const loadSchema = () => import('@/lib/accounts/schema').then((schema) => schema.resetConfirmation)

/** Sets the password that goes with a link. That ends every session of the account, this one too. */
function ResetPasswordForm({ token }: { token: string }) {
  const { register, handleSubmit, setError, formState } = useZodForm(loadSchema, {
    token,
    password: '',
  })
  const [done, setDone] = useState<string | null>(null)
  const succeed = ({ message }: { message: string }) => {
    dropLocalSession()
    void refreshAuthStatus()
    setDone(message)
  }
  const submit = handleSubmit((json) =>
    call<{ message: string }>('/api/auth/password-reset/confirm', { method: 'POST', json })
      .then(succeed)
      .catch((error: unknown) => {
        if (showFieldErrors<ResetConfirmation>(error, ['password'], setError)) return
        setError('root', { message: errorMessage(error, 'Please try again') })
      }),
  )
  if (done) {
    return (
      <div className="space-y-5 border-2 border-line bg-sheet p-6 shadow-sticker">
        <p role="status" className="text-lg">
          {done}
        </p>
        <Link href="/login" prefetch={false} className={buttonStyle()}>
          Login
        </Link>
      </div>
    )
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      className="space-y-5 border-2 border-line bg-sheet p-6 shadow-sticker"
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      {formState.errors.root && (
        <p role="alert" className="font-semibold text-danger">
          {formState.errors.root.message}
        </p>
      )}
      <button type="submit" disabled={formState.isSubmitting} className={buttonStyle({ size: 'lg' })}>
        {formState.isSubmitting ? 'Saving...' : 'Set password'}
      </button>
    </form>
  )
}

function subscribe(notify: () => void) {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** Reads the token of the link, which stands behind the # and so never reaches a server's log. */
export function ResetPassword() {
  const token = useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => null,
  )
  if (token === null) return null
  if (token) return <ResetPasswordForm key={token} token={token} />
  return (
    <>
      <p className="mb-6 text-lg">This link is not complete. Please ask for a new one.</p>
      <Link href="/forgot-password" prefetch={false} className={buttonStyle()}>
        Ask for a link
      </Link>
    </>
  )
}
