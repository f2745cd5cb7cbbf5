/** The slugs under /tricks that a post links to, each once, in the order they come. */
export function mentionedTricks(html: string): string[] {
  const links = html.matchAll(/<a href="\/tricks\/([a-z0-9-]+)(?:[?#][^"]*)?"/g)
  return [...new Set([...links].map(([, slug]) => slug ?? ''))]
}
