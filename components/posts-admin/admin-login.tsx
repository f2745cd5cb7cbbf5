import { buttonStyle } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { problemOf } from '@/components/ui/toast-problem'
import { showFieldErrors, useZodForm } from '@/components/ui/use-zod-form'
import { adminLoginInput, type LoginInput, type SignedIn } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'

/** Signs an editor in, where there is none. */
export function AdminLogin({ onSignedIn }: { onSignedIn: (answer: SignedIn) => Promise<void> }) {
  const { register, handleSubmit, setError, formState } = useZodForm(adminLoginInput, {
    email: '',
    password: '',
  })
  const { errors, isSubmitting } = formState
  const welcome = () => toast({ title: 'Login successful', description: 'Welcome to the admin dashboard' })
  const fail = (error: unknown) => {
    const description = problemOf(error, 'An unknown error occurred')
    if (!showFieldErrors<LoginInput>(error, ['email', 'password'], setError))
      setError('root', { message: description })
    toast({ title: 'Login failed', description, variant: 'destructive' })
  }
  const submit = handleSubmit((input) =>
    call<SignedIn>('/api/auth/login', { method: 'POST', json: input })
      .then(onSignedIn)
      .then(welcome)
      .catch(fail),
  )
  return (
    <section className="mx-auto max-w-md border-2 border-line bg-sheet p-6 shadow-sticker">
      <h2 className="mb-5 text-title">Admin Login</h2>
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
      </form>
    </section>
  )
}
