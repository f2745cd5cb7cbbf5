import { defaultTreeAdapter as dom, parseFragment, serialize, serializeOuter } from 'parse5'
import { widthsOf } from '../uploads/small'
import {
  attributeOf,
  type Child,
  elementsIn,
  newElement,
  type Parent,
  type TreeNode,
  textsIn,
} from './html-tree'
import { slugOf } from './slug'

// What the HTML of a post holds. Posts are sanitized before they get here (see lib/html.ts), so nothing in this file
// decides what is safe.

export type Heading = { id: string; text: string; level: 2 | 3 }

export type PostVideo = { videoId: string; startSeconds: number | null; title: string | null }

/**
 * A trick that stands in a paragraph of its own. `href` may lead to a part of its page; `words` is null where the link
 * shows nothing but an address.
 */
export type PostTrick = { slug: string; href: string; words: string | null; html: string }

/** A post is shown as a sequence of these: its HTML, its table of contents, its videos and its tricks. */
export type BodyPart =
  | { kind: 'html'; html: string }
  | { kind: 'contents'; headings: Heading[] }
  | ({ kind: 'video' } & PostVideo)
  | ({ kind: 'trick' } & PostTrick)

// Ids that the page around the text already uses.
const reservedIds = ['content', 'table-of-contents', 'mentioned-tricks', 'related-posts']

/** Figures that one post shows. Each is some kilobytes of its page, and a post has room for thousands of links. */
const mostTricks = 20

/**
 * Splits the sanitized HTML of a post into the parts its page shows: headings get ids, the table of contents goes
 * before the element with the first h2, each video follows the element that held it, and a paragraph that is nothing
 * but a link to a trick is that trick, up to `mostTricks`.
 */
export function bodyParts(html: string): BodyPart[] {
  const body = parseFragment(html)
  const headings = addHeadingIds(body)
  makeTablesScrollable(body)
  fitPictures(body)
  const firstSection = body.childNodes.find((node) => elementsIn(node, 'h2').length > 0)
  const parts: BodyPart[] = []
  let tricksLeft = mostTricks
  for (const node of [...body.childNodes]) {
    if (node === firstSection) parts.push({ kind: 'contents', headings })
    const trick = tricksLeft > 0 ? trickIn(node) : null
    if (trick) {
      tricksLeft -= 1
      parts.push({ kind: 'trick', ...trick })
      continue
    }
    const videos = takeVideos(node)
    const rest = htmlLeft(node)
    const last = parts.at(-1)
    if (last?.kind === 'html') last.html += rest
    else if (rest) parts.push({ kind: 'html', html: rest })
    for (const video of videos) parts.push({ kind: 'video', ...video })
  }
  return parts
}

/** The videos of a post, in order. */
export const videosIn = (html: string): PostVideo[] => takeVideos(parseFragment(html))

/** The slugs under /tricks that a post links to, each once, in order. */
export function mentionedTricks(html: string): string[] {
  return [...new Set(hrefsIn(html).flatMap((href) => slugIn(href) ?? []))]
}

/** The paths on this site that a post links to, each once, without their fragments. */
export function internalLinksIn(html: string): string[] {
  const paths = hrefsIn(html).flatMap((href) => (href?.startsWith('/') ? href.replace(/#.*/, '') : []))
  return [...new Set(paths)]
}

/** How many links lead nowhere. */
export const emptyLinksIn = (html: string): number =>
  hrefsIn(html).filter((href) => !href || href === '#').length

/** How many images have no alternative text and are not marked as decoration, which needs none. */
export const imagesWithoutAlt = (html: string): number =>
  elementsIn(parseFragment(html), 'img').filter(
    (image) => !attributeOf(image, 'alt')?.trim() && attributeOf(image, 'role') !== 'presentation',
  ).length

/** How many images of a post other sites keep, and may take away. */
export const imagesElsewhere = (html: string): number =>
  elementsIn(parseFragment(html), 'img').filter((image) => /^https?:/.test(attributeOf(image, 'src') ?? ''))
    .length

/** The addresses of the images of a post, each once, in order. */
export const imagesIn = (html: string): string[] => [
  ...new Set(elementsIn(parseFragment(html), 'img').flatMap((image) => attributeOf(image, 'src') || [])),
]

/**
 * The HTML of a post with each video moved behind the paragraph or list that holds it, as the post's page shows it: the
 * editor keeps videos only between blocks.
 */
export function withVideosBetweenBlocks(html: string): string {
  const body = parseFragment(html)
  for (const node of [...body.childNodes]) {
    if ('tagName' in node && node.tagName === 'iframe') continue
    let last: Child = node
    for (const frame of elementsIn(node, 'iframe')) {
      dom.detachNode(frame)
      const next = body.childNodes[body.childNodes.indexOf(last) + 1]
      if (next) dom.insertBefore(body, frame, next)
      else dom.appendChild(body, frame)
      last = frame
    }
    if (last !== node && serializeOuter(node) === '<p></p>') dom.detachNode(node)
  }
  return serialize(body)
}

/** The HTML of a post with paths and fragments resolved against the URL of its page, for feed readers. */
export function withAbsoluteUrls(html: string, pageUrl: string): string {
  const body = parseFragment(html)
  for (const { attrs } of elementsIn(body, 'a', 'img', 'iframe'))
    for (const attribute of attrs)
      if (/^(href|src)$/.test(attribute.name) && /^[/#]/.test(attribute.value))
        attribute.value = new URL(attribute.value, pageUrl).href
  return serialize(body)
}

const wordsPerMinute = 220

/** The text of some HTML, with a space wherever a tag was. */
export const textOf = (html: string): string => trimmed(textsIn(parseFragment(html)).join(' '))

// Enough to find the place again.
const wordsBefore = 8

/** The text of some HTML from a few words before the first that another one does not have; null if it has them all. */
export function textFromDifference(html: string, other: string): string | null {
  const [words, others] = [textOf(html).split(' '), textOf(other).split(' ')]
  const length = Math.max(words.length, others.length)
  let first = 0
  while (first < length && words[first] === others[first]) first += 1
  if (first === length) return null
  const start = Math.max(0, first - wordsBefore)
  return `${start > 0 ? '... ' : ''}${words.slice(start).join(' ')}`
}

/** How many words of some sanitized HTML a reader sees. Lists count whole posts, so this does not parse them. */
export const countWords = (html: string) =>
  html.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0

/** The whole minutes it takes to read some HTML, at least one. */
export const readingMinutes = (html: string) => Math.max(1, Math.round(countWords(html) / wordsPerMinute))

/** Whether some HTML has nothing to read or see. */
export const isBlank = (html: string) =>
  !/<(img|iframe|hr|table)\b/i.test(html) && html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === ''

const trimmed = (text: string) => text.replace(/\s+/g, ' ').trim()

const hrefsIn = (html: string) =>
  elementsIn(parseFragment(html), 'a').map((link) => attributeOf(link, 'href'))

/** The slug of the trick that an address of this site leads to. */
const slugIn = (href: string | null | undefined) =>
  /^\/tricks\/([a-z0-9-]+)(?:[?#]|$)/.exec(href ?? '')?.[1] ?? null

const isAddress = (text: string) => /^(\/|https?:)\S+$/.test(text)

/** The trick that a paragraph is a link to and nothing else; null for every other node. */
function trickIn(node: Child): PostTrick | null {
  if (!('tagName' in node) || node.tagName !== 'p') return null
  const [link, ...others] = elementsIn(node, 'a', 'iframe', 'img')
  const href = link && attributeOf(link, 'href')
  const slug = slugIn(href)
  const words = trimmed(textsIn(node).join(''))
  if (!href || !slug || others.length > 0 || !words || words !== trimmed(textsIn(link).join(''))) return null
  return { slug, href, words: isAddress(words) ? null : words, html: serializeOuter(node) }
}

function addHeadingIds(body: Parent): Heading[] {
  const taken = new Set(reservedIds)
  return elementsIn(body, 'h2', 'h3').flatMap((heading) => {
    const text = trimmed(textsIn(heading).join(''))
    if (!text) return []
    const id = freeId(slugOf(text) || 'section', taken)
    heading.attrs = [{ name: 'id', value: id }]
    return [{ id, text, level: heading.tagName === 'h2' ? 2 : 3 } satisfies Heading]
  })
}

function freeId(slug: string, taken: Set<string>): string {
  let id = slug
  for (let number = 2; taken.has(id); number++) id = `${slug}-${number}`
  taken.add(id)
  return id
}

// Wide tables scroll on their own; keyboard users must be able to reach them.
const scrollArea = { role: 'group', 'aria-label': 'Table', tabindex: '0' }

function makeTablesScrollable(body: Parent): void {
  for (const table of elementsIn(body, 'table')) {
    const area = newElement('div', scrollArea)
    if (table.parentNode) dom.insertBefore(table.parentNode, area, table)
    dom.detachNode(table)
    dom.appendChild(area, table)
  }
}

// As wide as the column of the text.
const sizes = '(min-width: 44.5rem) 42.5rem, 100vw'

/** Lets a phone load pictures in a width of its own, and a tall one keep to the height of the window from the start. */
function fitPictures(body: Parent): void {
  for (const image of elementsIn(body, 'img')) {
    const [width, height] = ['width', 'height'].map((side) => Number(attributeOf(image, side)))
    if (width && height)
      image.attrs.push({ name: 'style', value: `--width-by-height:${(width / height).toFixed(4)}` })
    const srcset = widthsOf(attributeOf(image, 'src') ?? '', width ?? 0)
    if (srcset) image.attrs.push({ name: 'srcset', value: srcset }, { name: 'sizes', value: sizes })
  }
}

/** What remains of a part of the body once its videos are taken; often an empty paragraph, which is dropped. */
function htmlLeft(node: Child): string {
  const html = node.parentNode ? serializeOuter(node) : ''
  return html === '<p></p>' ? '' : html
}

/** Removes the videos from a node, and returns them. */
function takeVideos(node: TreeNode): PostVideo[] {
  return elementsIn(node, 'iframe').flatMap((frame) => {
    const [, videoId, start] =
      /\/embed\/([\w-]{11})(?:\?start=(\d+))?$/.exec(attributeOf(frame, 'src') ?? '') ?? []
    const title = attributeOf(frame, 'title') ?? null
    dom.detachNode(frame)
    if (!videoId) return []
    return [{ videoId, startSeconds: start ? Number(start) : null, title: title === 'Video' ? null : title }]
  })
}
