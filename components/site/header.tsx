import Link from 'next/link'
import type { ReactNode } from 'react'
import { Logo } from '@/components/brand/logo'
import { brand } from '@/lib/site'
import { MenuButton } from './menu-button'
import { NavLink } from './nav-link'
import { mainDestinations, menuDestinations, trickBotDestinations } from './navigation'
import { TrickBotMenu } from './trickbot-menu'

const desktopLink =
  'px-3 py-2 font-semibold hover:text-signal-text aria-[current=page]:underline aria-[current=page]:decoration-signal aria-[current=page]:decoration-4 aria-[current=page]:underline-offset-8'
const menuLink =
  'block border-line border-b px-5 py-4 font-display text-2xl uppercase hover:bg-signal hover:text-signal-ink aria-[current=page]:text-signal-text'

type HeaderProps = {
  /** What depends on who looks: at the end of the bar, and at the end of the phone's menu. */
  account: ReactNode
  accountItems: ReactNode
}

export function Header({ account, accountItems }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-line border-b-2 bg-paper print:hidden">
      <div className="mx-auto flex h-16 max-w-page items-center gap-4 px-4">
        <Link href="/" prefetch={false} aria-label={`${brand} home`} className="mr-auto">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden items-center md:flex">
          {mainDestinations.map((destination) => (
            <NavLink key={destination.href} {...destination} className={desktopLink} />
          ))}
          <TrickBotMenu className={desktopLink} />
        </nav>
        <div className="hidden md:block">{account}</div>
        <MenuButton className="md:hidden" target="site-menu" />
      </div>
      <nav
        id="site-menu"
        popover="auto"
        aria-label="Menu"
        className="top-16 right-0 bottom-auto left-auto m-0 max-h-[calc(100dvh-4rem)] w-full max-w-sm overflow-y-auto border-2 border-line bg-sheet text-ink shadow-sticker md:hidden"
      >
        {[...menuDestinations, ...trickBotDestinations].map((destination) => (
          <NavLink key={destination.href} {...destination} className={menuLink} />
        ))}
        {accountItems}
      </nav>
    </header>
  )
}
