'use client'

import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { call } from '@/lib/http/client'
import { dropLocalSession } from '@/lib/offline/local-storage'
import { refreshAuthStatus } from './auth-status'
import { MailedLink } from './mailed-link'
import { SheetForm } from './sheet-form'

const loadSchema = () => import('@/lib/accounts/schema').then((schema) => schema.resetConfirmation)

/** Sets the password that goes with a link. That ends every session of the account, this one too. */
async function setPassword(json: { token: string; password: string }) {
  const done = await call<{ message: string }>('/api/auth/password-reset/confirm', { method: 'POST', json })
  dropLocalSession()
  void refreshAuthStatus()
  return done
}

/** The form that a link to a new password leads to. */
export function ResetPassword() {
  const askForLink = (variant: 'default' | 'outline') => (
    <Link href="/forgot-password" className={buttonStyle({ variant, size: 'lg' })}>
      Ask for a link
    </Link>
  )
  return (
    <MailedLink retry={askForLink('default')}>
      {(token) => (
        <SheetForm
          key={token}
          loadSchema={loadSchema}
          empty={{ token, password: '' }}
          fields={[{ name: 'password', label: 'New password', kind: 'new password' }]}
          label="Set password"
          pending="Saving..."
          send={setPassword}
          beside={askForLink('outline')}
          onward={askForLink('default')}
          next={
            <Link href="/login" className={buttonStyle()}>
              Login
            </Link>
          }
        />
      )}
    </MailedLink>
  )
}
