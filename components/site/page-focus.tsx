'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { catchFocus } from '@/components/ui/behavior/lost-focus'

/**
 * Begins a page at its content for those who use the keyboard or a screen reader, where the link that led to it is gone
 * with the page it stood on. The framework leaves the focus nowhere.
 */
export function PageFocus() {
  const pathname = usePathname()
  const last = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new path
  useEffect(() => {
    // Another page may stand behind an address with a search, and the path is that page's until the search changes.
    const { pathname: address } = window.location
    const isSame = last.current === undefined || last.current === address
    last.current = address
    const content = document.getElementById('content')
    if (isSame || !content) return
    // For as long as it has the focus: else a press on any word of the page would take it.
    content.tabIndex = -1
    catchFocus(content)
    if (document.activeElement !== content) content.removeAttribute('tabindex')
    else content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true })
  }, [pathname])
  return null
}
