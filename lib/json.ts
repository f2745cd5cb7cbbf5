/** The object or array that a JSON text holds; null for any other text. */
export function parsedObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
