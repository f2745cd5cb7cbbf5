/** A video that a search named. */
export type FoundVideo = {
  videoId: string
  title: string | null
  channel: string | null
  /** Null when the search does not say whether other sites may show it. */
  isEmbeddable: boolean | null
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }

/** Text of the provider as one line of plain text that the database takes. */
export function plainLine(text: string, longest: number): string {
  const decoded = text.replace(
    /&(amp|lt|gt|quot|apos|#39);/g,
    (whole, name: string) => entities[name] ?? whole,
  )
  const line = decoded.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line.slice(0, longest).toWellFormed()
}

/** A title or channel name, or null when there is none. */
export const plainTitle = (text: unknown) => (typeof text === 'string' && plainLine(text, 300)) || null
