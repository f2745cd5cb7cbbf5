const attributesOf = (tag: string, html: string, name: string): (string | null)[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'gi'))].map(
    ([element]) =>
      new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1]?.replaceAll('&amp;', '&') ?? null,
  )

/** How many pictures say nothing to those who cannot see them. */
export const imagesWithoutAlt = (html: string): number =>
  attributesOf('img', html, 'alt').filter((alt) => !alt?.trim()).length

/** The pages of ours that a text links to, each once and without what stands behind the #. */
export function internalLinksIn(html: string): string[] {
  const paths = attributesOf('a', html, 'href').flatMap((href) =>
    href?.startsWith('/') ? href.replace(/#.*$/, '') : [],
  )
  return [...new Set(paths)]
}

/** Links that lead nowhere whoever follows them. */
export const emptyLinksIn = (html: string): number =>
  attributesOf('a', html, 'href').filter((href) => !href || href === '#').length

export const hintedLength = { fewest: 150, most: 200 }

/** How long a meta description is, and whether search results show all of it. */
export function lengthHint(excerpt: string): string {
  const { fewest, most } = hintedLength
  const length = [...excerpt.trim()].length
  const verdict =
    length < fewest ? `${fewest - length} to go` : length <= most ? 'just right' : `${length - most} too many`
  return `${length} characters, ${verdict}. ${fewest}-${most} characters work best.`
}
