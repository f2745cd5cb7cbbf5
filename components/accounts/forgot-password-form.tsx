'use client'

import { call } from '@/lib/http/client'
import { SheetForm } from './sheet-form'

const loadSchema = () => import('@/lib/accounts/schema').then((schema) => schema.resetRequest)

/** Requests a link by which a new password can be set. */
export function ForgotPasswordForm() {
  return (
    <SheetForm
      loadSchema={loadSchema}
      empty={{ email: '' }}
      fields={[{ name: 'email', label: 'Email', kind: 'email', autoComplete: 'username' }]}
      label="Send me a link"
      pending="Sending..."
      send={(json) => call<{ message: string }>('/api/auth/password-reset', { method: 'POST', json })}
    />
  )
}
