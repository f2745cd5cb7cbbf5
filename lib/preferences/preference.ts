import { deviceStorage } from '../offline/browser-storage'

/** A choice that this browser keeps. It stands at <html> as a data attribute too, which styles follow. */
type Preference<Value extends string> = {
  get: () => Value
  /** Stores it for this page and the next visit. */
  save: (value: Value) => void
  /** Removes what is stored. */
  clear: () => void
  /** Calls back when it changes, in this tab or another one. Returns how to unsubscribe. */
  subscribe: (notify: () => void) => () => void
}

/**
 * A preference with its key in localStorage, its data attribute, the values it may have and what it is without one.
 * Storage may be blocked: a choice then lasts as long as the page.
 */
export function createPreference<Value extends string>(
  { key, attribute }: { key: string; attribute: string },
  values: readonly Value[],
  fallback: Value,
): Preference<Value> {
  const listeners = new Set<() => void>()
  let current: Value | null = null

  const known = (stored: string | null) => values.find((value) => value === stored) ?? fallback

  function get(): Value {
    current ??= known(deviceStorage.read(key))
    return current
  }

  const apply = () => {
    document.documentElement.dataset[attribute] = get()
  }

  /** `null`: whatever is stored. */
  function change(value: Value | null): void {
    current = value
    apply()
    for (const notify of listeners) notify()
  }

  function onStorage(event: StorageEvent): void {
    if (event.key === key || event.key === null) change(null)
  }

  return {
    get,
    save(value) {
      deviceStorage.write(key, value)
      change(value)
    },
    clear() {
      deviceStorage.write(key, null)
      change(null)
    },
    subscribe(notify) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(notify)
      apply()
      return () => {
        listeners.delete(notify)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
