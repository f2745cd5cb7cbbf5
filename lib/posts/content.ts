import { HTMLElement, type Node, parse } from 'node-html-parser'
import { slugOf } from './slug'

export type Heading = { id: string; text: string; level: 2 | 3 }

export type PostVideo = { videoId: string; startSeconds: number | null; title: string | null }

/** A post is read as a row of these: its HTML, its contents table and its videos. */
export type BodyPart =
  | { kind: 'html'; html: string }
  | { kind: 'contents'; headings: Heading[] }
  | ({ kind: 'video' } & PostVideo)

// The page around the text has these already.
const reservedIds = ['content', 'table-of-contents', 'mentioned-tricks', 'related-posts']

/**
 * Cuts the sanitised HTML of a post into what its page shows: headings get ids, the contents table comes
 * before the first h2, and each video stands for itself, after the element that held it.
 */
export function bodyParts(html: string): BodyPart[] {
  const root = parse(html, { blockTextElements: {} })
  const headings = nameHeadings(root)
  const first = root.childNodes.findIndex((node) => elementsIn(node, 'h2').length > 0)
  const parts = root.childNodes.flatMap((node, index): BodyPart[] => {
    const videos = takeVideos(node)
    const own = isFrame(node) ? '' : withScrollingTables(node.toString())
    return [
      ...(index === first ? [{ kind: 'contents' as const, headings }] : []),
      ...(own === '' || own === '<p></p>' ? [] : [{ kind: 'html' as const, html: own }]),
      ...videos.map((video) => ({ kind: 'video' as const, ...video })),
    ]
  })
  return joinHtml(parts)
}

/** The videos of a post, in the order they come. */
export const videosIn = (html: string): PostVideo[] =>
  bodyParts(html).flatMap((part) => (part.kind === 'video' ? [part] : []))

// Wide tables scroll by themselves; who has no mouse must reach them.
const scroller = '<div role="group" aria-label="Table" tabindex="0">'
const withScrollingTables = (html: string) =>
  html.replace(/<table(?=[ >])/g, `${scroller}<table`).replaceAll('</table>', '</table></div>')

const isFrame = (node: Node) => node instanceof HTMLElement && node.rawTagName === 'iframe'

function elementsIn(node: Node, tag: string): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return []
  return [...(node.rawTagName === tag ? [node] : []), ...node.querySelectorAll(tag)]
}

function nameHeadings(root: HTMLElement): Heading[] {
  const taken = new Set(reservedIds)
  return root.querySelectorAll('h2, h3').flatMap((element) => {
    const text = element.text.replace(/\s+/g, ' ').trim()
    if (!text) return []
    const id = freeId(slugOf(text) || 'section', taken)
    // The sanitiser allows no id; setAttribute would write the other attributes anew.
    element.rawAttrs = `id="${id}"`
    return [{ id, text, level: element.rawTagName === 'h2' ? 2 : 3 } satisfies Heading]
  })
}

function freeId(slug: string, taken: Set<string>): string {
  let id = slug
  for (let number = 2; taken.has(id); number++) id = `${slug}-${number}`
  taken.add(id)
  return id
}

function takeVideos(node: Node): PostVideo[] {
  return elementsIn(node, 'iframe').flatMap((frame) => {
    const [, videoId, start] =
      /\/embed\/([\w-]{11})(?:\?start=(\d+))?$/.exec(frame.getAttribute('src') ?? '') ?? []
    const title = frame.getAttribute('title') ?? null
    if (frame !== node) frame.remove()
    if (!videoId) return []
    return [{ videoId, startSeconds: start ? Number(start) : null, title: title === 'Video' ? null : title }]
  })
}

function joinHtml(parts: BodyPart[]): BodyPart[] {
  const joined: BodyPart[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (part.kind === 'html' && before?.kind === 'html') before.html += part.html
    else joined.push(part)
  }
  return joined
}

/** The slugs under /tricks that a post links to, each once, in the order they come. */
export function mentionedTricks(html: string): string[] {
  const links = html.matchAll(/<a href="\/tricks\/([a-z0-9-]+)(?:[?#][^"]*)?"/g)
  return [...new Set([...links].map(([, slug]) => slug ?? ''))]
}

const wordsPerMinute = 220

/** How many words a reader sees of some HTML. */
export const countWords = (html: string) =>
  html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0

/** The whole minutes it takes to read some HTML, at least one. */
export const readingMinutes = (html: string) => Math.max(1, Math.round(countWords(html) / wordsPerMinute))

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

const hintedLength = { fewest: 150, most: 200 }

/** How long a meta description is, and whether search results show all of it. */
export function lengthHint(excerpt: string): string {
  const { fewest, most } = hintedLength
  const length = [...excerpt.trim()].length
  const verdict =
    length < fewest ? `${fewest - length} to go` : length <= most ? 'just right' : `${length - most} too many`
  return `${length} characters, ${verdict}. ${fewest}-${most} characters work best.`
}
