'use client'

import { useRouter } from 'next/navigation'
import { Dialog } from '@/components/ui/overlays/dialog'
import { toast } from '@/components/ui/overlays/toast'
import type { AccountDeletion, AccountUser } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { recheckAuthStatus } from './auth-status'
import { clearDevice } from './log-out'

const loadSchema = () => import('@/lib/accounts/schema').then((schema) => schema.accountDeletion)

/** Asks for username and password once more before the account is deleted. */
export default function DeletionDialog({ user, onClose }: { user: AccountUser; onClose: () => void }) {
  const router = useRouter()
  const send = async (json: AccountDeletion) => {
    const { message } = await call<{ message: string }>('/api/account', { method: 'DELETE', json })
    await clearDevice()
    await recheckAuthStatus()
    toast({ title: 'Account deleted', description: message })
    router.push('/')
  }
  const username = {
    name: 'username',
    label: 'Type your username',
    // Not in the label, which is in capitals.
    hint: user.username,
    kind: 'text',
    autoComplete: 'off',
  } as const
  const password = { name: 'password', label: 'Password', kind: 'password' } as const
  return (
    <Dialog
      title="Delete account"
      description="Your tricks, notes, practice and lines go with it. This action cannot be undone."
      onClose={onClose}
    >
      <AccountForm
        loadSchema={loadSchema}
        empty={user.hasPassword ? { username: '', password: '' } : { username: '' }}
        fields={user.hasPassword ? [username, password] : [username]}
        submit={{ label: 'Delete for good', pending: 'Deleting...', send }}
        fallback="The account could not be deleted"
        button={{ variant: 'destructive' }}
        className="mt-5 space-y-5"
        onCancel={onClose}
      />
    </Dialog>
  )
}
