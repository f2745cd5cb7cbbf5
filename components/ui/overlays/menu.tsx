'use client'

import { usePathname } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from '@/components/ui/link'

/** Closes the popover that a control is in. */
export const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

type LinkProps = {
  href: string
  label: string
  className?: string
  /** The path of a drawing of 24 by 24 beside the label. */
  sign?: string
  /** Whether the page that is shown lies below this one. */
  isAbove?: boolean
}

/** A link of a menu: marks the current page and closes the menu it stands in. */
export function MenuLink({ href, label, className, sign, isAbove }: LinkProps) {
  const pathname = usePathname()
  return (
    <Link
      href={href}
      aria-current={pathname === href ? 'page' : isAbove || undefined}
      className={className}
      onClick={closeMenu}
    >
      {sign && (
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-2 stroke-current">
          <path d={sign} />
        </svg>
      )}
      {label}
    </Link>
  )
}

type DropdownProps = {
  id: string
  /** The name of the menu. */
  label: string
  button: { text: ReactNode; label?: string; className: string }
  /** The width and place of the menu. */
  className: string
  children: ReactNode
}

/** A button of the bar with the menu below it; opened and closed by the browser alone. */
export function Dropdown({ id, label, button, className, children }: DropdownProps) {
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={button.label} className={button.className}>
        {button.text}
        <svg viewBox="0 0 12 8" aria-hidden="true" className="w-3 shrink-0 fill-none stroke-2 stroke-current">
          <path d="M1 1l5 5 5-5" />
        </svg>
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className={`fixed top-16 right-[max(1rem,calc((100vw-76rem)/2+1rem))] bottom-auto left-auto m-0 border-2 border-line bg-sheet text-ink shadow-sticker ${className}`}
      >
        {children}
      </nav>
    </>
  )
}
