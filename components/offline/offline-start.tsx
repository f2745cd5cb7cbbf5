'use client'

import { useEffect } from 'react'

/** Has the site kept on this device, once the page has come to rest. */
export function OfflineStart() {
  useEffect(() => {
    const start = () => void import('./start').then((offline) => offline.start())
    const rest = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), 1500)
    if (document.readyState === 'complete') rest()
    else window.addEventListener('load', rest, { once: true })
    return () => window.removeEventListener('load', rest)
  }, [])
  return null
}
