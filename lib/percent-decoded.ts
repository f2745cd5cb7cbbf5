/** A part of an address without its percent escapes; null when they are malformed, as in "50%-50". */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
