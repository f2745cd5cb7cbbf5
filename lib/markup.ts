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
