'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Logo } from '@/components/brand/mark'
import { useIsHydrated } from '@/components/ui/behavior/rendering'
import { Link } from '@/components/ui/link'
import { Dropdown, MenuLink } from '@/components/ui/overlays/menu'
import { brand } from '@/lib/brand'
import type { Menu, MenuLinks } from '@/lib/pages'
import { DoorLinks } from './doors'

const barLink =
  'px-3 py-2 font-semibold hover:text-signal-text aria-[current=page]:underline aria-[current=page]:decoration-signal aria-[current=page]:decoration-4 aria-[current=page]:underline-offset-8'
const dropdownLink =
  'block border-line border-b px-5 py-3 font-semibold last:border-b-0 hover:bg-signal hover:text-signal-ink aria-[current=page]:text-signal-text'
const phoneLink =
  'block border-line border-b px-5 py-4 font-display text-2xl uppercase hover:bg-signal hover:text-signal-ink aria-[current=page]:text-signal-text'

type HeaderProps = {
  menus: Record<Extract<Menu, 'bar' | 'dropdown' | 'phone' | 'door'>, MenuLinks>
  /** What depends on the user: at the end of the bar, and at the end of the phone's menu. */
  account: ReactNode
  accountItems: ReactNode
}

/** The bar on top of every page, with the menu that takes its place on small screens. */
export function Header({ menus, account, accountItems }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-line border-b-2 bg-paper print:hidden">
      <div className="mx-auto flex h-16 max-w-page items-center gap-[min(1rem,2.5vw)] px-[min(1rem,4vw)]">
        <Link href="/" aria-label={`${brand} home`} className="mr-auto">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden items-center md:flex">
          {menus.bar.map((link) => (
            <MenuLink key={link.href} {...link} className={barLink} />
          ))}
          <Dropdown
            id="trickbot-menu"
            label="TrickBot"
            button={{
              text: 'TrickBot',
              className: `flex items-center gap-2 [anchor-name:--trickbot] ${barLink}`,
            }}
            className="w-60 supports-[right:anchor(right)]:right-[anchor(right)] supports-[right:anchor(right)]:[position-anchor:--trickbot]"
          >
            {menus.dropdown.map((link) => (
              <MenuLink key={link.href} {...link} className={dropdownLink} />
            ))}
          </Dropdown>
        </nav>
        {/* As wide whoever is signed in, so that the menus before it stay where they are. */}
        <div className="hidden w-56 justify-end md:flex">{account}</div>
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label="Menu"
          className="grid size-[min(2.75rem,16vw)] shrink-0 place-items-center border-2 border-line bg-sheet md:hidden"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 stroke-2 stroke-current">
            <path d="M3 6h18M3 12h18M3 18h12" />
          </svg>
        </button>
      </div>
      <nav
        id="site-menu"
        popover="auto"
        aria-label="Menu"
        className="top-16 right-0 bottom-auto left-auto m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-2 border-line bg-sheet text-ink shadow-sticker sm:max-w-sm md:hidden"
      >
        {menus.phone.map((link) => (
          <MenuLink key={link.href} {...link} className={phoneLink} />
        ))}
        {accountItems}
        <div className="border-line border-t-2">
          <DoorLinks links={menus.door} />
        </div>
      </nav>
    </header>
  )
}

type FooterProps = {
  links: MenuLinks
  owner: string
  /** When the page was rendered, which may be long ago. */
  year: number
}

export function Footer({ links, owner, year }: FooterProps) {
  const shownYear = useIsHydrated() ? new Date().getFullYear() : year
  return (
    <footer className="mt-16 border-line border-t-2 bg-sheet print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-4 px-4 py-8 text-sm">
        <p>
          &copy; {shownYear} {owner}
        </p>
        <nav aria-label="Footer" className="flex flex-wrap gap-6">
          {links.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              className="py-0.5 underline underline-offset-4 hover:text-signal-text"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}

const thumbSigns: Record<string, string> = {
  '/tricks':
    'M2 8c1 3 3 4 5 4h10c2 0 4-1 5-4M9 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0M19 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  '/my-tricks': 'M4 12l5 5L20 6',
  '/my-tricks/session': 'M6 4l13 8-13 8z',
  '/trickbot': 'M5 8h14v11H5zM12 8V4M9 13v1M15 13v1',
}

/** The pages that a skater needs with one hand, under the thumb. On short screens the menu has them alone. */
export function ThumbBar({ links }: { links: MenuLinks }) {
  const pathname = usePathname()
  const [closest] = links
    .map(({ href }) => href)
    .filter((href) => pathname.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length)
  return (
    <nav
      aria-label="Shortcuts"
      className="thumb-bar:grid fixed inset-x-0 bottom-0 z-30 hidden auto-cols-fr grid-flow-col border-line border-t-2 bg-paper pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      {links.map(({ href, label }) => (
        <MenuLink
          key={href}
          href={href}
          label={label}
          sign={thumbSigns[href]}
          isAbove={href === closest && !links.some((link) => link.href === pathname)}
          className="flex h-14 min-w-0 flex-col items-center justify-center gap-0.5 font-semibold text-[min(0.75rem,4.4vw)] leading-4 aria-[current]:bg-ink aria-[current]:text-paper"
        />
      ))}
    </nav>
  )
}
