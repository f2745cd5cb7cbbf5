/** The characters of a search for tricks; more name none. */
export const longestSearch = 100

/** A part of an address without its percent escapes; null when they are malformed, as in "50%-50". */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Where a link of Google's leads that goes past a page of its own; null for any other address. */
export function redirectTarget({ hostname, pathname, searchParams }: URL): string | null {
  const isGoogle = /^(www\.)?google\.([a-z]{2,3}|com?\.[a-z]{2})$/.test(hostname) && pathname === '/url'
  return isGoogle ? (searchParams.get('q') ?? searchParams.get('url')) : null
}

// In the query string a list is one value with dots between its words: commas would be encoded.

/** The words of a list in a query string, each once; none if it is absent. Anyone can write an address. */
export const listedIn = (search: string, name: string): string[] => [
  ...new Set((new URLSearchParams(search).get(name) ?? '').split('.').filter(Boolean)),
]

/** A query string with this list, and everything else as it was; an empty list leaves no trace. */
export function withList(search: string, name: string, words: readonly string[]): string {
  const params = new URLSearchParams(search)
  params.delete(name)
  if (words.length > 0) params.set(name, words.join('.'))
  return params.size > 0 ? `?${params}` : ''
}

/** A list without a word, or with it at the end if it was absent. */
export const toggled = (words: readonly string[], word: string): string[] =>
  words.includes(word) ? words.filter((other) => other !== word) : [...words, word]
