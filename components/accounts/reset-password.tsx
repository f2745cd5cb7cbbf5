'use client'

import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { ResetPasswordForm } from './reset-password-form'

function subscribe(notify: () => void) {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** Reads the secret of the link, which stands behind the # and so never reaches a server's log. */
export function ResetPassword() {
  const token = useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => null,
  )
  if (token === null) return null
  if (token) return <ResetPasswordForm key={token} token={token} />
  return (
    <>
      <p className="mb-6 text-lg">This link is not complete. Please ask for a new one.</p>
      <Link href="/forgot-password" prefetch={false} className={buttonStyle()}>
        Ask for a link
      </Link>
    </>
  )
}
