/** The address of a title: lower case, no punctuation, one hyphen between words, at most 80 characters. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/[\s_-]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
}
