const key = 'localSession'

/** The session id kept by this browser, beside the cookie; null on the server and where storage is denied. */
export function readLocalSession(): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? null
}

export function keepLocalSession(sessionId: string): void {
  withStorage((storage) => storage.setItem(key, sessionId))
}

export function dropLocalSession(): void {
  withStorage((storage) => storage.removeItem(key))
}

const changedKey = 'localSessionChanged'

/** Tells the other tabs to ask again who is signed in. */
export function announceChange(): void {
  withStorage((storage) => storage.setItem(changedKey, String(Date.now())))
}

/** Whether a storage event is about who is signed in; a null key means that everything was cleared. */
export const isAboutSession = (changed: string | null) =>
  changed === key || changed === changedKey || changed === null

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return typeof window === 'undefined' ? undefined : use(window.localStorage)
  } catch {
    // Storage may be switched off or full; the cookie alone is enough.
    return undefined
  }
}
