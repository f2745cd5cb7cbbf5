'use client'

import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-fields'
import { errorMessage } from '@/components/ui/toast'
import { showFieldErrors, useZodForm } from '@/components/ui/use-zod-form'
import type { ResetRequest } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'

const loadSchema = () => import('@/lib/accounts/schema').then((schema) => schema.resetRequest)

/** Requests a link by which a new password can be set. */
export function ForgotPasswordForm() {
  const { register, handleSubmit, setError, formState } = useZodForm(loadSchema, { email: '' })
  const [sent, setSent] = useState<string | null>(null)
  const submit = handleSubmit((json) =>
    call<{ message: string }>('/api/auth/password-reset', { method: 'POST', json })
      .then(({ message }) => setSent(message))
      .catch((error: unknown) => {
        if (showFieldErrors<ResetRequest>(error, ['email'], setError)) return
        setError('root', { message: errorMessage(error, 'Please try again') })
      }),
  )
  if (sent) {
    return (
      <p role="status" className="border-2 border-line bg-sheet p-6 text-lg shadow-sticker">
        {sent}
      </p>
    )
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      className="space-y-5 border-2 border-line bg-sheet p-6 shadow-sticker"
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      {formState.errors.root && (
        <p role="alert" className="font-semibold text-danger">
          {formState.errors.root.message}
        </p>
      )}
      <button type="submit" disabled={formState.isSubmitting} className={buttonStyle({ size: 'lg' })}>
        {formState.isSubmitting ? 'Sending...' : 'Send me a link'}
      </button>
    </form>
  )
}
