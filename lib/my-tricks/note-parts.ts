/** A piece of a note: words, or an address with how it is shown. */
export type NotePart = { text: string; href: string | null }

const longestShown = 40

/** An address without what is the same in all, and not longer than it needs to be. */
function shownAs({ host, pathname, search }: URL): string {
  const text = `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}${search}`
  return text.length > longestShown ? `${text.slice(0, longestShown - 1)}\u2026` : text
}

/** A note in pieces: the addresses in it, as of clips, are links. */
export function notePartsOf(note: string): NotePart[] {
  const parts: NotePart[] = []
  let end = 0
  for (const { 0: found, index } of note.matchAll(/https?:\/\/[^\s<>"]+/gi)) {
    // What ends a sentence is not the address's.
    const address = found.replace(/[.,;:!?)\]'*]$/, '').replace(/[.,;:!?)\]'*]$/, '')
    const url = URL.parse(address)
    if (!url || url.username || url.password) continue
    if (index > end) parts.push({ text: note.slice(end, index), href: null })
    parts.push({ text: shownAs(url), href: url.href })
    end = index + address.length
  }
  if (end < note.length) parts.push({ text: note.slice(end), href: null })
  return parts
}
