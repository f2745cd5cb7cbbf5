import { useSyncExternalStore } from 'react'

/** `next/navigation` for components without a server: it leads where the address says, and shows no other page. */

const changed = 'test-navigation'

function subscribe(notify: () => void) {
  window.addEventListener('popstate', notify)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener('popstate', notify)
    window.removeEventListener(changed, notify)
  }
}

function go(href: string, write: 'pushState' | 'replaceState') {
  window.history[write](null, '', href)
  window.dispatchEvent(new Event(changed))
}

const router = {
  push: (href: string) => go(href, 'pushState'),
  replace: (href: string) => go(href, 'replaceState'),
  refresh: () => undefined,
  prefetch: () => undefined,
  back: () => window.history.back(),
  forward: () => window.history.forward(),
}

export const useRouter = () => router

export const usePathname = () =>
  useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => '/',
  )

export const useSearchParams = () =>
  new URLSearchParams(
    useSyncExternalStore(
      subscribe,
      () => window.location.search,
      () => '',
    ),
  )

export const useSelectedLayoutSegments = () => usePathname().split('/').filter(Boolean)
