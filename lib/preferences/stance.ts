import type { Natural } from '../skate/stance.ts'

/** The stance chosen in this browser. */
export type StancePreference = Natural | 'unknown'

const key = 'rider-stance'
const listeners = new Set<() => void>()

// Storage may be blocked; the choice then lasts as long as the page.
let current: StancePreference | null = null

function stored(): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

const known = (value: string | null): StancePreference =>
  value === 'regular' || value === 'goofy' ? value : 'unknown'

/** The stance stored in this browser. */
export function getStancePreference(): StancePreference {
  current ??= known(stored())
  return current
}

/** Applies the stance to server-rendered drawings, which follow it by CSS. */
function apply(): void {
  document.documentElement.dataset.stance = getStancePreference()
}

/** `null`: whatever is stored. */
function change(stance: StancePreference | null): void {
  current = stance
  apply()
  for (const notify of listeners) notify()
}

/** Stores the stance, for every drawing on the page and for the next visit. */
export function saveStancePreference(stance: Natural): void {
  try {
    window.localStorage.setItem(key, stance)
  } catch {
    // It still applies to this page.
  }
  change(stance)
}

/** Removes the stored stance, for a user who leaves this browser. */
export function clearStancePreference(): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
  change(null)
}

function onStorage(event: StorageEvent): void {
  if (event.key === key || event.key === null) change(null)
}

/** Calls back when the stance changes, in this tab or another one. Returns how to unsubscribe. */
export function subscribeToStancePreference(notify: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(notify)
  apply()
  return () => {
    listeners.delete(notify)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
