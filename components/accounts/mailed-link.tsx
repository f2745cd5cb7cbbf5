'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

function subscribe(notify: () => void) {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

type Props = {
  /** What the link is for. The token stands behind the #, and so never reaches a server's log. */
  children: (token: string) => ReactNode
  /** Where to get another link. */
  retry: ReactNode
}

/** Shows what a mailed link is for, or that it is not complete. */
export function MailedLink({ children, retry }: Props) {
  const token = useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => null,
  )
  if (token === null) return null
  if (token) return children(token)
  return (
    <>
      <p className="mb-6 text-lg">This link is not complete. Please ask for a new one.</p>
      {retry}
    </>
  )
}
