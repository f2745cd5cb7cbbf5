'use client'

import { useEffect } from 'react'

// Whoever came has read on or gone by then; what is kept takes some hundred requests.
const restMs = 4000

/** Has the site kept on this device, once the page has come to rest. */
export function RegisterOffline() {
  useEffect(() => {
    // Out of reach, it is the next page's to start.
    const start = () =>
      void import('./start').then(
        (offline) => offline.start(),
        () => undefined,
      )
    const rest = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), restMs)
    if (document.readyState === 'complete') rest()
    else window.addEventListener('load', rest, { once: true })
    return () => window.removeEventListener('load', rest)
  }, [])
  return null
}
