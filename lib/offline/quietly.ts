/** Uses the browser's storage; undefined where it is switched off or full. */
export function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
