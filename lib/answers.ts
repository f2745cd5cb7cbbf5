/** The object or array that a JSON text holds; null for any other text. */
export function parsedObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

const longestSeconds = 24 * 60 * 60

/**
 * For how many seconds a service asks not to be called again, by its `Retry-After` in seconds or as a date: at least 1,
 * at most a day. Null when it does not say.
 */
export function readRetryAfter(header: string | null | undefined, now = Date.now()): number | null {
  const said = header?.trim()
  if (!said) return null
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - now) / 1000
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestSeconds) : null
}
