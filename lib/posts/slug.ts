const longest = 80

/** An address of at most so many characters, whole ones, that does not end in a hyphen. */
const cutSlug = (slug: string, length = longest) =>
  slug
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^-+|-+$/g, '')

/** The address of a title: lower case, no punctuation, one hyphen between words, at most 80 characters. */
export const slugOf = (title: string): string =>
  cutSlug(
    title
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{Ll}\p{Lo}\p{N}\s_-]/gu, '')
      .replace(/[\s_-]+/g, '-')
      .replace(/^-/, ''),
  )

/** The wanted address, from the second on with a number behind it; a number may cost it its last letters. */
export function numberedSlug(wanted: string, number: number): string {
  const ending = number === 1 ? '' : `-${number}`
  return cutSlug(wanted, 80 - ending.length) + ending
}
