import type { Natural } from '../skate/stance.ts'

/** What a guest has told about their stance. */
export type StancePreference = Natural | 'unknown'

const key = 'rider-stance'
const listeners = new Set<() => void>()

// Storage can be refused; the choice then lasts as long as the page.
let held: StancePreference | null = null

function stored(): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

const known = (value: string | null): StancePreference =>
  value === 'regular' || value === 'goofy' ? value : 'unknown'

/** The stance kept in this browser. */
export function getStancePreference(): StancePreference {
  held ??= known(stored())
  return held
}

/** Lets drawings that came from the server follow by style alone. */
function show(): void {
  document.documentElement.dataset.stance = getStancePreference()
}

/** Keeps the stance, for every drawing on the page and the next visit. */
export function saveStancePreference(stance: Natural): void {
  held = stance
  try {
    window.localStorage.setItem(key, stance)
  } catch {
    // See above: it is held.
  }
  show()
  for (const notify of listeners) notify()
}

/** Forgets the stance of somebody who leaves this browser. */
export function clearStancePreference(): void {
  held = null
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
  show()
  for (const notify of listeners) notify()
}

function onStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  held = null
  show()
  for (const notify of listeners) notify()
}

/** Calls back when the stance changes, here or in another tab. */
export function subscribeToStancePreference(notify: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(notify)
  show()
  return () => {
    listeners.delete(notify)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
