const longest = 80

/** An address of at most so many characters, whole ones, that does not end in a hyphen. */
export const cutSlug = (slug: string, length = longest) =>
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
