'use client'

import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { type MouseEvent, useTransition } from 'react'
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
