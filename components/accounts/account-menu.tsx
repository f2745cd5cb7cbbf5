'use client'

import { usePathname, useSelectedLayoutSegments } from 'next/navigation'
import { type MouseEvent, useEffect } from 'react'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { closeMenu, Dropdown, MenuLink } from '@/components/ui/overlays/menu'
import { loginPath } from '@/lib/accounts/return-path'
import { useAuthStatus } from './auth-status'
import { useLogOut } from './use-log-out'

const item =
  'block w-full border-line border-b px-5 py-3 text-left font-semibold last:border-b-0 hover:bg-signal hover:text-signal-ink aria-[current=page]:text-signal-text'

/** Pages that stand at every address where nothing is. Rendered once, they would name the address that was asked first. */
const missing = ['/_not-found', '(site)/blog/missing/post']

/** Where to come back to after signing in; undefined where nothing is to come back to. */
function useReturnPath(): string | undefined {
  const path = usePathname()
  return missing.includes(useSelectedLayoutSegments().join('/')) ? undefined : path
}

/** The account's part of a menu: who is signed in and how, or the links to sign in. */
export function AccountItems() {
  const status = useAuthStatus()
  const from = useReturnPath()
  if (!status?.user) {
    return (
      <>
        <MenuLink href={loginPath({ from })} label="Login" className={item} />
        <MenuLink href={loginPath({ register: true, from })} label="Join" className={item} />
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
      <MenuLink href="/settings" label="Settings" className={item} />
      <LogoutButton />
    </>
  )
}

function LogoutButton() {
  const { isPending, leave } = useLogOut()
  const press = (event: MouseEvent<HTMLElement>) => {
    closeMenu(event)
    leave()
  }
  return (
    <ActionButton className={item} isResting={isPending} onClick={press}>
      Logout
    </ActionButton>
  )
}

/** The part of the header that depends on the user: prerendered invisible, as it is for guests. */
export function AccountCorner() {
  const status = useAuthStatus()
  const from = useReturnPath()
  const user = status?.user
  useEffect(() => {
    // Without a connection, the next page tries again.
    if (user)
      void import('./stance-sync').then(
        ({ syncStance }) => syncStance(user),
        () => undefined,
      )
  }, [user])
  if (user) return <AccountMenu username={user.username} />
  return (
    <div className={`flex items-center gap-2 ${status ? '' : 'invisible noscript:visible'}`}>
      <Link href={loginPath({ from })} className={buttonStyle({ variant: 'ghost' })}>
        Login
      </Link>
      <Link href={loginPath({ register: true, from })} className={buttonStyle()}>
        Join
      </Link>
    </div>
  )
}

/** So many letters fit in one line of the bar; a longer name is set small, in two. */
const roomyName = 16

function AccountMenu({ username }: { username: string }) {
  const name = username || 'Account'
  return (
    <Dropdown
      id="account-menu"
      label="Account"
      button={{
        text: (
          <span
            className={`wrap-anywhere line-clamp-2 min-w-0 ${name.length > roomyName ? 'text-left text-sm leading-tight' : ''}`}
          >
            {name}
          </span>
        ),
        label: `${name}, account menu`,
        className: `${buttonStyle({ variant: 'outline' })} min-w-0`,
      }}
      className="w-72"
    >
      <AccountItems />
    </Dropdown>
  )
}
