'use client'

import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { type MouseEvent, useEffect, useTransition } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { loginPath } from '@/lib/accounts/return-path'
import { useAuthStatus } from './auth-status'

const item =
  'block w-full border-line border-b px-5 py-3 text-left font-semibold last:border-b-0 hover:bg-signal hover:text-signal-ink aria-[current=page]:text-signal-text'

const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

/** The account's part of a menu: who is signed in and how, or the ways in. */
export function AccountItems() {
  const status = useAuthStatus()
  const from = usePathname()
  const linkTo = (href: string, label: string) => (
    <Link
      href={href}
      prefetch={false}
      className={item}
      aria-current={from === href ? 'page' : undefined}
      onClick={closeMenu}
    >
      {label}
    </Link>
  )
  if (!status?.user) {
    return (
      <>
        {linkTo(loginPath({ from }), 'Login')}
        {linkTo(loginPath({ register: true, from }), 'Join')}
      </>
    )
  }
  const { username, email } = status.user
  return (
    <>
      <div className="border-line border-b px-5 py-3 text-sm">
        <p className="truncate font-semibold text-base">{username || 'Account'}</p>
        <p className="break-words text-soft">Signed in as {email}</p>
        <p className="text-soft">Auth: {status.authMethod ?? 'standard'}</p>
      </div>
      {linkTo('/settings', 'Settings')}
      <LogoutButton />
    </>
  )
}

function LogoutButton() {
  const router = useRouter()
  const [isPending, start] = useTransition()
  const press = (event: MouseEvent<HTMLElement>) => {
    closeMenu(event)
    start(async () => {
      const { logOut } = await import('./log-out')
      router.push(await logOut())
    })
  }
  return (
    <button type="button" className={item} disabled={isPending} onClick={press}>
      Logout
    </button>
  )
}

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
