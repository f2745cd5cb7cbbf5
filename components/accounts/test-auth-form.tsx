import { buttonStyle } from '@/components/ui/button'
import { PasswordField, TextField } from '@/components/ui/fields'
import { errorMessage, toast } from '@/components/ui/toast'
import { useZodForm } from '@/components/ui/use-zod-form'
import type { SignedIn } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'
import { logOut } from './log-out'
import { keepSignedIn } from './welcome'

const loadSchema = () => import('@/lib/accounts/schema').then((schema) => schema.testAuthForm)

/** One form for all ways in and out. */
export function TestAuthForm() {
  const { register, handleSubmit, setError, formState } = useZodForm(loadSchema, {
    username: '',
    email: '',
    password: '',
  })
  const { errors } = formState
  const send = (path: string, json: unknown, failure: string) =>
    call<SignedIn>(path, { method: 'POST', json })
      .then(async (answer) => {
        await keepSignedIn(answer)
        toast({ title: answer.message })
      })
      .catch((error: unknown) => {
        toast({
          title: failure,
          description: errorMessage(error, 'Please try again'),
          variant: 'destructive',
        })
      })
  const logIn = handleSubmit(({ email, password }) =>
    send('/api/auth/login', { email, password }, 'Login failed'),
  )
  const join = handleSubmit((json) => {
    if (json.username) return send('/api/auth/register', json, 'Registration failed')
    setError('username', { message: 'Username is required for registration' }, { shouldFocus: true })
  })
  return (
    <form noValidate method="post" onSubmit={logIn} className="space-y-4">
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
      <TextField
        label="Username"
        autoComplete="nickname"
        hint="Only for registration"
        error={errors.username?.message}
        {...register('username')}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonStyle()}>
          Login
        </button>
        <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={join}>
          Register
        </button>
        <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={() => logOut()}>
          Logout
        </button>
      </div>
    </form>
  )
}
