const maxLength = 80

/** Cuts a slug without splitting a surrogate pair or leaving a hyphen at either end. */
const cutSlug = (slug: string, length = maxLength) =>
  slug
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^-+|(?<!-)-+$/g, '')

/**
 * The slug of a title: lower case, no punctuation, one hyphen between words, at most 80 characters; may be ''. Latin
 * letters lose their accents; in other scripts marks are vowels, or make another letter.
 */
export const slugOf = (title: string): string =>
  cutSlug(
    title
      .normalize('NFKD')
      .replace(/(?<=\p{Script=Latin})\p{M}+|(?<![\p{L}\p{M}])\p{M}+/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}\s_-]/gu, '')
      .replace(/[\s_-]+/g, '-')
      .replace(/^-/, ''),
  )

/** The slug itself for 1, `slug-2` for 2 and so on, shortened to make room for the number. */
export function numberedSlug(slug: string, number: number): string {
  const suffix = number === 1 ? '' : `-${number}`
  return cutSlug(slug, maxLength - suffix.length) + suffix
}
