'use client'

import { useRouter } from 'next/navigation'
import { buttonStyle } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PasswordField, TextField } from '@/components/ui/text-fields'
import { errorMessage, toast } from '@/components/ui/toast'
import { showFieldErrors, useZodForm } from '@/components/ui/use-zod-form'
import type { AccountDeletion, AccountUser } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'
import { askAgainWho } from './auth-status'
import { leaveDevice } from './log-out'

const loadSchema = () => import('@/lib/accounts/schema').then((schema) => schema.accountDeletion)

/** Asks for username and password once more before the account is deleted. */
export default function DeletionDialog({ user, onClose }: { user: AccountUser; onClose: () => void }) {
  const router = useRouter()
  const empty = user.hasPassword ? { username: '', password: '' } : { username: '' }
  const { register, handleSubmit, setError, formState } = useZodForm(loadSchema, empty)
  const { errors, isSubmitting } = formState
  const succeed = async ({ message }: { message: string }) => {
    await leaveDevice()
    await askAgainWho()
    toast({ title: 'Account deleted', description: message })
    router.push('/')
  }
  const fail = (error: unknown) => {
    if (showFieldErrors<AccountDeletion>(error, ['username', 'password'], setError)) return
    setError('root', { message: errorMessage(error, 'The account could not be deleted') })
  }
  const submit = handleSubmit((json) =>
    call<{ message: string }>('/api/account', { method: 'DELETE', json }).then(succeed).catch(fail),
  )
  return (
    <Dialog
      title="Delete account"
      description="Your tricks, notes, practice and lines go with it. This action cannot be undone."
      onClose={onClose}
    >
      <form noValidate method="post" onSubmit={submit} className="mt-5 space-y-5">
        <TextField
          label={`Type your username: ${user.username}`}
          autoComplete="off"
          autoCapitalize="none"
          error={errors.username?.message}
          {...register('username')}
        />
        {user.hasPassword && (
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
        )}
        {errors.root && (
          <p role="alert" className="font-semibold text-danger">
            {errors.root.message}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" disabled={isSubmitting} className={buttonStyle({ variant: 'destructive' })}>
            {isSubmitting ? 'Deleting...' : 'Delete for good'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
