import { useCallback, useSyncExternalStore } from 'react'

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
