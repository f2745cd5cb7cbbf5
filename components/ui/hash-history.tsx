'use client'

import { useEffect } from 'react'

/**
 * Lets people come back to where they were on a page: after a jump within it the router does not know the
 * entry of the history, and would show the page that was left under the address of this one.
 */
export function HashHistory() {
  useEffect(() => {
    const { state } = window.history
    const keep = () => {
      if (window.history.state === null) window.history.replaceState(state, '', window.location.href)
    }
    window.addEventListener('hashchange', keep)
    return () => window.removeEventListener('hashchange', keep)
  }, [])
  return null
}
