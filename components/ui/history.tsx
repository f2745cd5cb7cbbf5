'use client'

import { useCallback, useEffect, useSyncExternalStore } from 'react'

const changed = 'query-string-changed'

function subscribe(notify: () => void) {
  window.addEventListener('popstate', notify)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener('popstate', notify)
    window.removeEventListener(changed, notify)
  }
}

/**
 * The query string of the address as state. Reads '' while the server renders, so that
 * a prerendered page holds its whole content (useSearchParams would leave it out).
 */
export function useQueryString(): [string, (query: string) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  const replace = useCallback((next: string) => {
    window.history.replaceState(null, '', `${window.location.pathname}${next}${window.location.hash}`)
    window.dispatchEvent(new Event(changed))
  }, [])
  return [query, replace]
}

/**
 * Makes Back work after a jump within a page: the router does not know the history entry of the jump, and would
 * show the page before under the address of this one.
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
