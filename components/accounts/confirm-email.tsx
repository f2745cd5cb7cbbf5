'use client'

import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { call } from '@/lib/http/client'
import { broadcastSessionChange } from '@/lib/offline/local-storage'
import { recheckAuthStatus } from './auth-status'
import { MailedLink } from './mailed-link'
import { SheetForm } from './sheet-form'

const loadSchema = () => import('@/lib/accounts/schema').then((schema) => schema.emailConfirmation)

async function confirm(json: { token: string }) {
  const done = await call<{ message: string }>('/api/account/email/confirm', { method: 'POST', json })
  broadcastSessionChange()
  void recheckAuthStatus()
  return done
}

/** What a link to confirm an email address leads to: one button, since programs open links too. */
export function ConfirmEmail() {
  const settings = (variant: 'default' | 'outline') => (
    <Link href="/settings" className={buttonStyle({ variant, size: 'lg' })}>
      Settings
    </Link>
  )
  return (
    <MailedLink retry={settings('default')}>
      {(token) => (
        <SheetForm
          key={token}
          loadSchema={loadSchema}
          empty={{ token }}
          fields={[]}
          label="Confirm this email"
          pending="Confirming..."
          send={confirm}
          next={settings('outline')}
          onward={settings('default')}
          beside={settings('outline')}
        />
      )}
    </MailedLink>
  )
}
