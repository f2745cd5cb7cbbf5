'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, useTransition } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string
  /** Shows here what the link leads to, without opening it. */
  onOpen?: () => void
}

// A new tab or window, and a download.
const isForBrowser = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  button,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  button !== 0 ||
  (currentTarget.target !== '' && currentTarget.target !== '_self') ||
  currentTarget.hasAttribute('download')

/**
 * A link to a page of this site, opened without reloading the site. The framework's own brings the code that
 * prefetches pages, and nothing is prefetched here. It is busy until the page is there; the style sheet shows that.
 */
export function Link({ href, onClick, onOpen, children, ...attributes }: Props) {
  const router = useRouter()
  const [isOpening, start] = useTransition()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    if (onOpen) onOpen()
    else start(() => router.push(href))
  }
  return (
    <a {...attributes} href={href} aria-busy={isOpening || undefined} onClick={open}>
      {children}
    </a>
  )
}
