const wordsPerMinute = 220

/** How many words a reader sees of some HTML. */
export const countWords = (html: string) =>
  html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0

/** The whole minutes it takes to read some HTML, at least one. */
export const readingMinutes = (html: string) => Math.max(1, Math.round(countWords(html) / wordsPerMinute))
