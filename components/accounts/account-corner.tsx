'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { loginPath } from '@/lib/accounts/return-path'
import { AccountItems } from './account-items'
import { useAuthStatus } from './auth-status'

const menuId = 'account-menu'

/** The corner of the header that depends on who looks: prerendered empty, as wide as it is for guests. */
export function AccountCorner() {
  const status = useAuthStatus()
  const from = usePathname()
  const user = status?.user
  useEffect(() => {
    // Out of reach, the next page brings the two together.
    if (user)
      void import('./stance-sync').then(
        ({ syncStance }) => syncStance(user),
        () => undefined,
      )
  }, [user])
  if (user) return <AccountMenu username={user.username} />
  return (
    <div className={`flex items-center gap-2 ${status ? '' : 'invisible noscript:visible'}`}>
      <Link href={loginPath({ from })} prefetch={false} className={buttonStyle({ variant: 'ghost' })}>
        Login
      </Link>
      <Link href={loginPath({ register: true, from })} prefetch={false} className={buttonStyle()}>
        Join
      </Link>
    </div>
  )
}

function AccountMenu({ username }: { username: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={`${username || 'Account'}, account menu`}
        className={buttonStyle({ variant: 'outline' })}
      >
        <span className="max-w-40 truncate">{username || 'Account'}</span>
        <svg viewBox="0 0 12 8" aria-hidden="true" className="w-3 fill-none stroke-2 stroke-current">
          <path d="M1 1l5 5 5-5" />
        </svg>
      </button>
      <nav
        id={menuId}
        popover="auto"
        aria-label="Account"
        className="fixed top-16 right-[max(1rem,calc((100vw-76rem)/2+1rem))] bottom-auto left-auto m-0 w-72 border-2 border-line bg-sheet text-ink shadow-sticker"
      >
        <AccountItems />
      </nav>
    </>
  )
}
