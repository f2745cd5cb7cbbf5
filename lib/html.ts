import DOMPurify from 'isomorphic-dompurify'
import { endOfBudget, limitDepth } from './markup'

const inlineTags = ['a', 'b', 'br', 'code', 'em', 'i', 's', 'strong', 'u']
const blockTags = ['blockquote', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'hr', 'li', 'ol', 'p', 'pre', 'ul']
const tableTags = ['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']
const postTags = [...inlineTags, ...blockTags, ...tableTags, 'iframe', 'img']
const postAttributes = [
  'alt',
  'colspan',
  'height',
  'href',
  'role',
  'rowspan',
  'scope',
  'src',
  'start',
  'title',
  'width',
]

const videoForm = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:\?([^#]*))?(?:#.*)?$/
// Stands for our own site.
const here = 'https://here.invalid'
// In an editor's browser, what is copied from its address bar leads here as well.
const isOwn = ({ origin, protocol }: URL) =>
  /^https?:$/.test(protocol) && origin === globalThis.location?.origin

/** What the allow-list leaves of an address: a path on this site, a full address with one of these protocols, or null. */
function safeAddress(value: string, protocols: string[]): string | null {
  const url = URL.parse(value.trim(), here)
  if (!url) return null
  if (url.origin !== here && !isOwn(url)) return protocols.includes(url.protocol) ? url.href : null
  if (!isOwn(url) && !/^[/#]/.test(value.trim())) return null
  const path = value.trim().startsWith('#') ? url.hash : url.pathname + url.search + url.hash
  // The dots in "/.//host" fall away and would leave another host.
  return path.startsWith('//') ? null : path
}

const replaceAttributes = (element: Element, attributes: Record<string, string>) => {
  for (const { name } of [...element.attributes]) element.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

function cleanLink(link: Element) {
  const href = safeAddress(link.getAttribute('href') ?? '', ['http:', 'https:', 'mailto:', 'tel:'])
  const title = link.getAttribute('title')
  replaceAttributes(link, {
    ...(href && { href }),
    ...(title && { title }),
    ...(href && !/^[/#]/.test(href) && { rel: 'noopener nofollow ugc' }),
  })
}

/** Sizes are kept only together: one alone would squeeze the picture. */
function sizeOf(image: Element): Record<string, string> {
  const [width, height] = ['width', 'height'].map((side) => image.getAttribute(side) ?? '')
  return width && height && [width, height].every((side) => /^[1-9]\d{0,3}$/.test(side))
    ? { width, height }
    : {}
}

function cleanImage(image: Element) {
  const src = safeAddress(image.getAttribute('src') ?? '', ['http:', 'https:'])
  if (!src || src.startsWith('#')) return image.remove()
  const alt = image.getAttribute('alt') ?? ''
  // Told from a picture whose description was forgotten.
  const isDecoration = alt === '' && /^(presentation|none)$/.test(image.getAttribute('role') ?? '')
  const title = image.getAttribute('title')
  const size = sizeOf(image)
  replaceAttributes(image, {
    src,
    alt,
    ...(isDecoration && { role: 'presentation' }),
    ...(title && { title }),
    ...size,
    loading: 'lazy',
    decoding: 'async',
  })
}

function cleanVideo(frame: Element) {
  const [, videoId, query] = videoForm.exec(frame.getAttribute('src')?.trim() ?? '') ?? []
  if (!videoId) return frame.remove()
  const start = /^\d{1,5}$/.exec(new URLSearchParams(query).get('start') ?? '')?.[0]
  frame.textContent = ''
  replaceAttributes(frame, {
    src: `https://www.youtube-nocookie.com/embed/${videoId}${start ? `?start=${start}` : ''}`,
    title: frame.getAttribute('title')?.trim() || 'Video',
    width: '560',
    height: '315',
    loading: 'lazy',
    allow: 'encrypted-media; fullscreen; picture-in-picture',
    allowfullscreen: '',
    referrerpolicy: 'strict-origin-when-cross-origin',
  })
}

const cleaners: Record<string, (element: Element) => void> = {
  A: cleanLink,
  IMG: cleanImage,
  IFRAME: cleanVideo,
}

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName !== 'IMG') element.removeAttribute('role')
  cleaners[element.nodeName]?.(element)
  for (const { name, value } of [...element.attributes])
    if (/[<>]/.test(value)) element.setAttribute(name, value.replace(/[<>]/g, ''))
})

/** Leaves out the tags of what is beyond the budget. Calls refuse it; it may stand in rows of earlier releases. */
function limitMarkup(html: string): string {
  const end = endOfBudget(html)
  if (end === null) return html
  return (
    html.slice(0, end) +
    html
      .slice(end)
      .replace(/<[^<>]*>/g, ' ')
      .replaceAll('<', '&lt;')
  )
}

const strict = { ALLOW_ARIA_ATTR: false, ALLOW_DATA_ATTR: false }

// The sanitizer returns text without a tag as it is.
const cleanOnce = (html: string, tags: string[], attributes: string[]) =>
  html.includes('<')
    ? DOMPurify.sanitize(limitMarkup(limitDepth(html)), {
        ...strict,
        ALLOWED_TAGS: tags,
        ALLOWED_ATTR: attributes,
      })
    : html.replaceAll('>', '&gt;')

const maxRounds = 4

// Repeats until nothing changes: the parser moves content that is misplaced in a table, where it may be parsed differently.
function clean(html: string, tags: string[], attributes: string[]): string {
  let result = cleanOnce(html, tags, attributes)
  for (let round = 1; round < maxRounds; round++) {
    const again = cleanOnce(result, tags, attributes)
    if (again === result) break
    result = again
  }
  return result
}

/**
 * Sanitizes the HTML of a post: what editors may write, and nothing else. The result is safe to put into a page, and
 * `<` and `>` stand only where a tag starts and ends, never in text or attributes.
 */
export const sanitizeHtml = (html: string): string =>
  clean(html.replace(/<(\/?)h1(?=[\s/>])/gi, '<$1h2'), postTags, postAttributes)

/** Sanitizes one line of text, such as the attribution of a picture: words, emphasis and links. */
export const sanitizeInline = (html: string): string => clean(html, inlineTags, ['href', 'title'])
