'use client'

import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { toast } from '@/components/ui/overlays/toast'
import type { AccountUser } from '@/lib/accounts/schema'
import { call } from '@/lib/http/client'
import { broadcastSessionChange } from '@/lib/offline/local-storage'
import { AccountForm } from './account-form'
import { recheckAuthStatus } from './auth-status'

export type Changeable = 'username' | 'email' | 'password'

type Props = { what: Changeable; user: AccountUser; onClose: () => void }

const loadUsername = () => import('@/lib/accounts/schema').then((schema) => schema.usernameChange)
const loadEmail = () => import('@/lib/accounts/schema').then((schema) => schema.emailChange)
const loadPassword = () => import('@/lib/accounts/schema').then((schema) => schema.passwordChange)

const current = { name: 'currentPassword', label: 'Current password', kind: 'password' } as const

/** Changes one thing about an account. */
export default function ChangeDialog({ what, user, onClose }: Props) {
  switch (what) {
    case 'username':
      return (
        <Change
          title="Change username"
          description="The name we greet you by. Your old one is free for anyone to take."
          path="/api/account/username"
          method="PUT"
          onClose={onClose}
          loadSchema={loadUsername}
          empty={{ username: user.username }}
          fields={[{ name: 'username', label: 'Username', kind: 'text', autoComplete: 'nickname' }]}
        />
      )
    case 'email':
      return (
        <Change
          title="Change email"
          description="We email a link to the new address. Once you open it, you sign in with that address."
          path="/api/account/email"
          method="POST"
          onClose={onClose}
          loadSchema={loadEmail}
          empty={{ email: '', currentPassword: '' }}
          fields={[{ name: 'email', label: 'New email', kind: 'email', autoComplete: 'email' }, current]}
        />
      )
    case 'password':
      return (
        <Change
          title="Change password"
          description="Logs you out on your other devices. This one stays logged in."
          path="/api/account/password"
          method="PUT"
          onClose={onClose}
          loadSchema={loadPassword}
          empty={{ currentPassword: '', password: '' }}
          fields={[current, { name: 'password', label: 'New password', kind: 'new password' }]}
          names={[user.username, user.email]}
        />
      )
    default:
      return what satisfies never
  }
}

type ChangeProps<Input extends FieldValues, Output> = Pick<
  ComponentProps<typeof AccountForm<Input, Output>>,
  'loadSchema' | 'empty' | 'fields' | 'names'
> & { title: string; description: string; path: string; method: 'PUT' | 'POST'; onClose: () => void }

function Change<Input extends FieldValues, Output>(props: ChangeProps<Input, Output>) {
  const { title, description, path, method, onClose, ...form } = props
  const send = async (json: Output) => {
    const { message } = await call<{ message: string }>(path, { method, json })
    // Other tabs show the account too.
    broadcastSessionChange()
    await recheckAuthStatus()
    toast({ title: message })
    onClose()
  }
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <AccountForm
        {...form}
        className="mt-5 space-y-5"
        submit={{ label: 'Save', pending: 'Saving...', send }}
        fallback="Please try again"
        onCancel={onClose}
      />
    </Dialog>
  )
}
