const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as HTML holds it, also in an attribute between double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Tags and comments that the HTML of one post may have: the sanitizer's work grows with them, not with its length. */
export const mostMarkup = 8000

const tagStart = /<[a-z/!?]/gi

/** Where the first tag stands that is too many; null when there is none. */
export function endOfBudget(html: string): number | null {
  let count = 0
  for (const { index } of html.matchAll(tagStart)) {
    count += 1
    if (count > mostMarkup) return index
  }
  return null
}

const maxDepth = 64
const voidElement = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
// The next one of these ends the one before.
const impliedEnd = /^(dd|dt|li|option|p|td|th|tr)$/

/**
 * Leaves out tags inside of 64 others. The parser's time grows with the square of the depth, so that a page of
 * unclosed tags would block the server, and whatever walks through what is parsed would run out of room.
 */
export function limitDepth(html: string): string {
  const open: string[] = []
  return html.replace(/<(\/?)([a-z][^\s/<>]*)(?:[\s/][^<>]*)?>/gi, (tag, slash: string, given: string) => {
    const name = given.toLowerCase()
    if (voidElement.test(name)) return tag
    if (slash) {
      const at = open.lastIndexOf(name)
      if (at >= 0) open.length = at
      return at < maxDepth ? tag : ''
    }
    if (impliedEnd.test(name)) {
      const before = open.indexOf(name, open.findLastIndex((other) => !impliedEnd.test(other)) + 1)
      if (before >= 0) open.length = before
    }
    return open.push(name) <= maxDepth ? tag : ''
  })
}
