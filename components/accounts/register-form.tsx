import { buttonStyle } from '@/components/ui/button'
import { PasswordField, TextField } from '@/components/ui/fields'
import { errorMessage, toast } from '@/components/ui/toast'
import { showFieldErrors, useZodForm } from '@/components/ui/use-zod-form'
import type { RegisterForm as Input, SignedIn } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'

const empty: Input = { username: '', email: '', password: '', confirmPassword: '' }

const loadSchema = () => import('@/lib/accounts/schema').then((schema) => schema.registerForm)

export function RegisterForm({ onSignedIn }: { onSignedIn: (answer: SignedIn) => Promise<void> }) {
  const { register, handleSubmit, setError, formState } = useZodForm(loadSchema, empty)
  const { errors, isSubmitting } = formState
  const fail = (error: unknown) => {
    const description = errorMessage(error, 'Could not create account')
    const isOnField = showFieldErrors<Input>(error, ['username', 'email', 'password'], setError)
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
