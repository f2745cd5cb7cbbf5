import Link from 'next/link'
import type { ReactNode } from 'react'
import { Logo } from '@/components/brand/mark'
import { brand } from '@/lib/site'
import { NavLink } from './nav-link'
import { mainDestinations, menuDestinations, trickBotDestinations, trickBotPages } from './navigation'

/** Opens and closes a popover without any script. */
function MenuButton({ target, className }: { target: string; className?: string }) {
  return (
    <button
      type="button"
      popoverTarget={target}
      aria-label="Menu"
      className={`grid size-11 place-items-center border-2 border-line bg-sheet ${className ?? ''}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 stroke-2 stroke-current">
        <path d="M3 6h18M3 12h18M3 18h12" />
      </svg>
    </button>
  )
}

const trickBotMenuId = 'trickbot-menu'
const trickBotMenuLink =
  'block border-line border-b px-5 py-3 font-semibold last:border-b-0 hover:bg-signal hover:text-signal-ink aria-[current=page]:text-signal-text'

/** The dropdown of the bar on wide screens; opened and closed by the browser alone. */
function TrickBotMenu({ className }: { className: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={trickBotMenuId}
        className={`flex items-center gap-2 [anchor-name:--trickbot] ${className}`}
      >
        TrickBot
        <svg viewBox="0 0 12 8" aria-hidden="true" className="w-3 fill-none stroke-2 stroke-current">
          <path d="M1 1l5 5 5-5" />
        </svg>
      </button>
      <nav
        id={trickBotMenuId}
        popover="auto"
        aria-label="TrickBot"
        className="fixed top-16 right-[max(1rem,calc((100vw-76rem)/2+1rem))] bottom-auto left-auto m-0 w-60 border-2 border-line bg-sheet text-ink shadow-sticker supports-[right:anchor(right)]:right-[anchor(right)] supports-[right:anchor(right)]:[position-anchor:--trickbot]"
      >
        {trickBotPages.map((destination) => (
          <NavLink key={destination.href} {...destination} className={trickBotMenuLink} />
        ))}
      </nav>
    </>
  )
}

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
