'use client'

import { usePathname } from 'next/navigation'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { listedIn, withList } from '@/lib/addresses'
import { tabStorage } from '@/lib/offline/browser-storage'

const changed = 'query-string-changed'

function subscribe(notify: () => void) {
  window.addEventListener('popstate', notify)
  window.addEventListener('hashchange', notify)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener('popstate', notify)
    window.removeEventListener('hashchange', notify)
    window.removeEventListener(changed, notify)
  }
}

const QueryOfRequest = createContext('')

/** For a page that is rendered for its query string, or for a part of it: what the server reads of it. */
export function ForQuery({ query, children }: { query: string; children: ReactNode }) {
  return <QueryOfRequest value={query}>{children}</QueryOfRequest>
}

/**
 * The query string of the address as state. Reads '' while the server renders, so that
 * a prerendered page holds its whole content (useSearchParams would leave it out); on a page for a query, that query.
 */
export function useQueryString(): [string, (query: string) => void] {
  return [useQueryPart(whole), replaceQuery]
}

const whole = (query: string) => query

/** What `read` makes of the query string, a plain value. A change of the rest of it renders nothing again. */
export function useQueryPart(read: (query: string) => string): string {
  const queryOfRequest = useContext(QueryOfRequest)
  // After the effects of the router above, which then hears of it and does not write the old address again.
  useEffect(() => queueMicrotask(takeUpUnwritten), [])
  return useSyncExternalStore(
    subscribe,
    () => read(currentQuery()),
    () => read(queryOfRequest),
  )
}

// A query string that has yet to be written into the address, and the path that it belongs to.
let unwritten: { query: string; path: string } | null = null
let writing: ReturnType<typeof setTimeout> | undefined
// The one that was written last, and when.
let written = { query: '', path: '', at: Number.NEGATIVE_INFINITY }

/** The query string as it is, whether or not the address has it yet. */
export const currentQuery = (): string =>
  unwritten?.path === window.location.pathname ? unwritten.query : window.location.search

function writeQuery(): void {
  const query = currentQuery()
  unwritten = null
  clearTimeout(writing)
  if (query === window.location.search) return
  replaceAddress(query, window.location.hash)
  written = { query, path: window.location.pathname, at: performance.now() }
}

const pauseMs = 150

const reloadedKey = 'unwrittenQuery'

/** A reload that has begun does not hear of a change of the address for about so long. */
const reloadMs = 1000

/** A reload asks for the address as it was when it began, so what was typed last waits on this side of it. */
function keepUnwritten(): void {
  const isLate = performance.now() - written.at < reloadMs && written.query === window.location.search
  const kept = unwritten ?? (isLate ? written : null)
  if (kept) tabStorage.write(reloadedKey, JSON.stringify(kept))
}

let isTakenUp = false

/** Once for each document: what one keeps as it is left is for the next, and rows appear in it to the end. */
function takeUpUnwritten(): void {
  if (isTakenUp) return
  isTakenUp = true
  const kept = tabStorage.readJson(reloadedKey) as { query: string; path: string } | null
  tabStorage.write(reloadedKey, null)
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type !== 'reload' || kept?.path !== window.location.pathname) return
  replaceAddress(kept.query, window.location.hash)
}

/**
 * Replaces the query string for a text that changes with each letter. Browsers are slow to change the address, so it is
 * written when the typing pauses, and before a click; `currentQuery` has the new one at once.
 */
export function replaceQueryAtRest(query: string): void {
  unwritten = { query, path: window.location.pathname }
  clearTimeout(writing)
  writing = setTimeout(writeQuery, pauseMs)
  document.addEventListener('click', writeQuery, { capture: true, once: true })
  window.addEventListener('beforeunload', keepUnwritten)
  window.dispatchEvent(new Event(changed))
}

function replaceAddress(query: string, hash: string): void {
  unwritten = null
  const { location } = window
  // A replaced entry ends a navigation that has begun, so nothing is replaced by itself.
  if (query !== location.search || hash !== location.hash) {
    window.history.replaceState(null, '', `${location.pathname}${query}${hash}`)
  }
  window.dispatchEvent(new Event(changed))
}

/** A new history entry with this query string and fragment, to which Back returns; asks nothing of the server. */
export function pushQuery(query: string, fragment = ''): void {
  window.history.pushState(null, '', `${window.location.pathname}${query}${fragment}`)
  window.dispatchEvent(new Event(changed))
}

/** Another query string in place of the one that is there; asks nothing of the server. */
export const replaceQuery = (query: string) => replaceAddress(query, window.location.hash)

/**
 * What is open or chosen on a page, as a list in its query string, so that reload and Back return to it. Changing it
 * makes no history entry and asks nothing of the server. Empty while the server renders.
 */
export function useQueryList(name: string): [string[], (next: string[]) => void] {
  const value = useQueryPart((query) => listedIn(query, name).join('.'))
  const listed = useMemo(() => value.split('.').filter(Boolean), [value])
  const replace = useCallback((next: string[]) => replaceQueryList(name, next), [name])
  return [listed, replace]
}

/** Changes one list of the query string as it is at this moment. */
export const replaceQueryList = (name: string, next: string[]): void =>
  replaceQuery(withList(currentQuery(), name, next))

/** The fragment of the address as state, with its #; '' while the server renders. Changing it does not scroll. */
export function useHash(): [string, (hash: string) => void] {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  )
  return [hash, replaceHash]
}

/** Another fragment in place of the one that is there, with its # or ''. */
export const replaceHash = (hash: string) => replaceAddress(window.location.search, hash)

/** All of the address below its host, as one comes back to it; the path alone while the server renders. */
export function useAddress(): string {
  const path = usePathname()
  const [query] = useQueryString()
  const [hash] = useHash()
  return path + query + hash
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
