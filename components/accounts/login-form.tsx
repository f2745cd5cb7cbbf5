import Link from 'next/link'
import { buttonStyle } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { showFieldErrors, useZodForm } from '@/components/ui/use-zod-form'
import { type LoginInput, loginInput, type SignedIn } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'
import { messageOf } from './message'

export function LoginForm({ onSignedIn }: { onSignedIn: (answer: SignedIn) => Promise<void> }) {
  const { register, handleSubmit, setError, formState } = useZodForm(loginInput, { email: '', password: '' })
  const { errors, isSubmitting } = formState
  const fail = (error: unknown) => {
    const description = messageOf(error, 'Please try again')
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
      <p>
        <Link href="/forgot-password" prefetch={false} className="underline underline-offset-4">
          Forgot your password?
        </Link>
      </p>
    </form>
  )
}
