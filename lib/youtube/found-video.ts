/** A video that a search named. */
export type FoundVideo = {
  videoId: string
  title: string | null
  channel: string | null
  /** Null when the search does not say whether other sites may show it. */
  isEmbeddable: boolean | null
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }

/** A title or channel name as plain text that the database takes, or null when there is none. */
export function plainTitle(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const decoded = text.replace(
    /&(amp|lt|gt|quot|apos|#39);/g,
    (whole, name: string) => entities[name] ?? whole,
  )
  const plain = decoded
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return plain.slice(0, 300).toWellFormed() || null
}
