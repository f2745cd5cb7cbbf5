'use client'

import { MenuLink } from '@/components/ui/overlays/menu'
import type { MenuLinks } from '@/lib/pages'

const signs: Record<string, string> = {
  '/tricks/tree': 'M12 21v-8M12 15L6 9M12 13l6-6M4 4h5v5H4zM16 3h5v5h-5z',
  '/my-tricks/session': 'M6 4l13 8-13 8z',
  '/skate': 'M18 5H8v7h8v7H5',
  '/blog': 'M5 4h14v16H5zM9 9h6M9 13h6M9 17h3',
  '/tricks/name-it': 'M8 8a4 4 0 1 1 5 4c-1 1-1 1-1 3M12 19v1',
}

/** The ways to what the bar on top has no room for. */
export const DoorLinks = ({ links }: { links: MenuLinks }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(4.25rem,100%),1fr))]">
    {links.map((link) => (
      <MenuLink
        key={link.href}
        {...link}
        sign={signs[link.href]}
        className="flex min-h-11 flex-col items-center justify-center gap-1 px-1 py-1.5 text-center font-semibold text-xs leading-4 hover:bg-signal hover:text-signal-ink aria-[current=page]:text-signal-text"
      />
    ))}
  </div>
)

/** The same within a page. */
export const Doors = ({ links, className = '' }: { links: MenuLinks; className?: string }) => (
  <nav aria-label="More to skate" className={`border-2 border-line bg-sheet print:hidden ${className}`}>
    <DoorLinks links={links} />
  </nav>
)
