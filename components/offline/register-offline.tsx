'use client'

import { useEffect } from 'react'

// By then a visitor has read on or left; storing everything takes some hundred requests.
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
