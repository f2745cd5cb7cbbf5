import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { PasswordField, TextField } from '@/components/ui/text-fields'
import { errorMessage, toast } from '@/components/ui/toast'
import { type LoadSchema, showFieldErrors, useZodForm } from '@/components/ui/use-zod-form'
import type { LoginInput, SignedIn } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'

type Props = {
  loadSchema: LoadSchema<LoginInput, LoginInput>
  /** The message when an attempt fails and the server sent none. */
  fallback: string
  onSignedIn: (response: SignedIn) => Promise<void>
  /** Stands below the button. */
  children?: ReactNode
}

/** Signs in with e-mail address and password. */
export function CredentialsForm({ loadSchema, fallback, onSignedIn, children }: Props) {
  const { register, handleSubmit, setError, formState } = useZodForm(loadSchema, { email: '', password: '' })
  const { errors, isSubmitting } = formState
  const fail = (error: unknown) => {
    const description = errorMessage(error, fallback)
    if (!showFieldErrors<LoginInput>(error, ['email', 'password'], setError))
      setError('root', { message: description })
    toast({ title: 'Login failed', description, variant: 'destructive' })
  }
  const submit = handleSubmit((input) =>
    call<SignedIn>('/api/auth/login', { method: 'POST', json: input }).then(onSignedIn).catch(fail),
  )
  return (
    <form noValidate method="post" className="space-y-5" onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      {errors.root && (
        <p role="alert" className="font-semibold text-danger">
          {errors.root.message}
        </p>
      )}
      <button type="submit" disabled={isSubmitting} className={`w-full ${buttonStyle({ size: 'lg' })}`}>
        {isSubmitting ? 'Logging in...' : 'Login'}
      </button>
      {children}
    </form>
  )
}
