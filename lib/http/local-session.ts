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

/** Whether a storage event is about the session id; a null key means that everything was cleared. */
export const isLocalSessionKey = (changed: string | null) => changed === key || changed === null

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return typeof window === 'undefined' ? undefined : use(window.localStorage)
  } catch {
    // Storage may be switched off or full; the cookie alone is enough.
    return undefined
  }
}
