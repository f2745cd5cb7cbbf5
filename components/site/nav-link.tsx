'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { Destination } from './navigation'

/** A link of the header: marks the current page and closes the menu it stands in. */
export function NavLink({ href, label, className }: Destination & { className?: string }) {
  const pathname = usePathname()
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={pathname === href ? 'page' : undefined}
      className={className}
      onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
    >
      {label}
    </Link>
  )
}
