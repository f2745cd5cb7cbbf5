import { defaultTreeAdapter as dom, parseFragment, serialize } from 'parse5'
import { redirectTarget } from '../addresses'
import { limitDepth } from '../markup'
import {
  attributeOf,
  type Element,
  elementsIn,
  isElement,
  newElement,
  type Parent,
  type TreeNode,
  textsIn,
} from './html-tree'

// What word processors put on the clipboard says by styles and classes what a post says by elements. Nothing here
// decides what is safe: lib/html.ts does, afterwards.

/**
 * The HTML that was pasted, with what styles and classes meant as elements: emphasis, headings, lists, paragraphs. Knows
 * Word, Google Docs, LibreOffice, Outlook and what else writes HTML like theirs.
 */
export function fromWordProcessor(html: string): string {
  const body = parsed(html)
  dropInvisible(body)
  nestLists(body)
  listWordParagraphs(body)
  startLists(body)
  renameBlocks(body)
  emphasize(body)
  unwrapRedirects(body)
  dropEmptyParagraphs(body)
  dropBreaks(body)
  return serialize(body)
}

const parsed = (html: string) => parseFragment(limitDepth(html))

/** Whether pasted HTML is nothing but a plain text with line breaks, such as code editors and terminals make. */
export const isPlainTextInHtml = (html: string): boolean => {
  const elements = elementsIn(parsed(html))
  return elements.every(({ tagName }) => /^(meta|style|div|span|br|pre|code|font)$/.test(tagName))
}

/** How many pictures of pasted HTML cannot come along: they lie on the computer that they were copied on, or in the HTML. */
export const picturesLeftBehind = (html: string): number =>
  elementsIn(parsed(html), 'img').filter(
    (image) => !/^(https?:|\/)/i.test(attributeOf(image, 'src')?.trim() ?? ''),
  ).length

const styleOf = (element: Element) => (attributeOf(element, 'style') ?? '').toLowerCase()

const textIn = (node: TreeNode) => textsIn(node).join('')

function moveChildren(from: Parent, to: Parent): void {
  for (const child of [...from.childNodes]) {
    dom.detachNode(child)
    dom.appendChild(to, child)
  }
}

function unwrap(element: Element): void {
  const parent = element.parentNode
  if (!parent) return
  for (const child of [...element.childNodes]) {
    dom.detachNode(child)
    dom.insertBefore(parent, child, element)
  }
  dom.detachNode(element)
}

function rename(element: Element, tag: string): void {
  element.tagName = tag
  element.nodeName = tag
}

const invisible = /^(style|script|meta|link|title|xml|head|col|colgroup|w:.*|m:.*|v:.*)$/

function dropInvisible(node: Parent): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeName === '#comment') dom.detachNode(child)
    else if (child.nodeName === '#text' && 'value' in child)
      child.value = child.value.replaceAll('\u00a0', ' ')
    else if (isElement(child)) {
      const isHidden = invisible.test(child.tagName) || /display:\s*none|mso-hide:\s*all/.test(styleOf(child))
      if (isHidden) dom.detachNode(child)
      else dropInvisible(child)
    }
  }
  for (const element of elementsIn(node, 'o:p')) unwrap(element)
}

/** Google Docs puts a nested list beside the item that it belongs to. */
function nestLists(body: Parent): void {
  for (const list of elementsIn(body, 'ul', 'ol')) {
    const parent = list.parentNode
    if (!parent || !isElement(parent) || !/^(ul|ol)$/.test(parent.tagName)) continue
    let before: Element | null = null
    for (const node of parent.childNodes) {
      if (node === list) break
      if (isElement(node)) before = node
    }
    if (before?.tagName !== 'li') continue
    dom.detachNode(list)
    dom.appendChild(before, list)
  }
}

/** `start` is the number at which its list begins, were it the first of one. */
type WordItem = { level: number; isOrdered: boolean; start: number; element: Element }

/** What Word says of a paragraph that it draws as an item of a list; null for any other. */
function wordItemOf(node: TreeNode): WordItem | null {
  if (!isElement(node) || node.tagName !== 'p') return null
  const level = /mso-list:\s*\w+\s+level(\d)/.exec(styleOf(node))?.[1]
  if (!level) return null
  const marker = elementsIn(node, 'span').find((span) => /mso-list:\s*ignore/.test(styleOf(span)))
  const sign = marker ? textIn(marker).trim() : ''
  if (marker) dom.detachNode(marker)
  const start = Number(/^\(?(\d{1,4})[.)]/.exec(sign)?.[1] ?? 1)
  return { level: Number(level), isOrdered: /^\(?[\da-z]{1,4}[.)]/i.test(sign), start, element: node }
}

const listFor = ({ isOrdered, start }: WordItem): Element => {
  if (!isOrdered) return newElement('ul')
  return newElement('ol', start === 1 ? {} : { start: String(start) })
}

function listWordParagraphs(parent: Parent): void {
  let open: { level: number; list: Element }[] = []
  for (const node of [...parent.childNodes]) {
    const item = wordItemOf(node)
    if (!item) {
      const isGap = node.nodeName === '#text' && textIn(node).trim() === ''
      if (!isGap) open = []
      if (isElement(node)) listWordParagraphs(node)
      continue
    }
    open = open.filter(({ level }) => level <= item.level)
    let last = open.at(-1)
    if (!last || last.level < item.level) {
      const list = listFor(item)
      const above = last?.list.childNodes.findLast(isElement)
      if (above) dom.appendChild(above, list)
      else dom.insertBefore(parent, list, item.element)
      last = { level: item.level, list }
      open.push(last)
    }
    const entry = newElement('li')
    dom.appendChild(last.list, entry)
    dom.detachNode(item.element)
    moveChildren(item.element, entry)
  }
}

/** Some say of the first item what others say of the list: its number. */
function startLists(body: Parent): void {
  for (const list of elementsIn(body, 'ol')) {
    const first = list.childNodes.find(isElement)
    const value = first && attributeOf(first, 'value')
    if (value && /^\d{1,4}$/.test(value) && attributeOf(list, 'start') === undefined)
      list.attrs.push({ name: 'start', value })
  }
}

const blockTags =
  /^(address|article|blockquote|div|dl|dd|dt|figure|h[1-6]|header|hr|iframe|li|main|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/

const isBlock = (node: TreeNode) => isElement(node) && blockTags.test(node.tagName)

function renameBlocks(body: Parent): void {
  for (const element of elementsIn(body)) {
    const { tagName } = element
    // Widths of another page.
    if (/^(table|t[dhr])$/.test(tagName))
      element.attrs = element.attrs.filter(({ name }) => !/^(width|height)$/.test(name))
    if (tagName === 'p' && /\bMsoTitle\b|\bTitle\b/.test(attributeOf(element, 'class') ?? ''))
      rename(element, 'h2')
    else if (/^h[56]$/.test(tagName)) rename(element, 'h4')
    else if (tagName === 'figcaption' && isInside(element, /^figure$/)) continue
    else if (/^(div|address|dd|dt|figcaption)$/.test(tagName) && !elementsIn(element).slice(1).some(isBlock))
      rename(element, 'p')
  }
}

// Word's mso-bidi-font-weight is about other scripts, and often says the contrary.
const notBold = /(?<![\w-])font-weight:\s*(normal|400)/
const marks: { tag: string; style: RegExp }[] = [
  { tag: 's', style: /(?<![\w-])text-decoration(-line)?:[^;:]*line-through/ },
  { tag: 'u', style: /(?<![\w-])text-decoration(-line)?:[^;:]*underline/ },
  { tag: 'em', style: /(?<![\w-])font-style:\s*italic/ },
  { tag: 'strong', style: /(?<![\w-])font-weight:\s*(bold|bolder|[6-9]\d\d)/ },
]

const isInside = (element: Element, tags: RegExp): boolean => {
  const parent = element.parentNode
  return parent !== null && isElement(parent) && (tags.test(parent.tagName) || isInside(parent, tags))
}

function emphasize(body: Parent): void {
  for (const element of elementsIn(body)) {
    const style = styleOf(element)
    const isBold = /^(b|strong)$/.test(element.tagName)
    // Google Docs wraps the whole clipboard in a <b> that is not bold, and headings are bold by themselves.
    if (isBold && (notBold.test(style) || isInside(element, /^h\d$/))) {
      unwrap(element)
      continue
    }
    if (!/^(span|font|ins|del|i|em|u|s)$/.test(element.tagName)) continue
    for (const { tag, style: says } of marks) {
      if (!says.test(style) || element.tagName === tag) continue
      if (tag === 'strong' && isInside(element, /^(h\d|b|strong)$/)) continue
      // Links are underlined by themselves.
      if (tag === 'u' && (isInside(element, /^a$/) || elementsIn(element, 'a').length > 0)) continue
      const mark = newElement(tag)
      moveChildren(element, mark)
      dom.appendChild(element, mark)
    }
  }
}

/** Google Docs leads its links past a page of its own. */
function unwrapRedirects(body: Parent): void {
  for (const link of elementsIn(body, 'a'))
    for (const each of link.attrs) {
      if (each.name !== 'href') continue
      const url = URL.parse(each.value)
      each.value = (url && redirectTarget(url)) ?? each.value
    }
}

/** The parents in a node, itself included, once each however many children they have. */
const parentsIn = (body: Parent): Parent[] => [body, ...elementsIn(body).filter((node) => node !== body)]

const isEmptyParagraph = (node: TreeNode) =>
  isElement(node) &&
  node.tagName === 'p' &&
  textIn(node).trim() === '' &&
  elementsIn(node, 'img', 'iframe').length === 0

function dropEmptyParagraphs(body: Parent): void {
  for (const parent of parentsIn(body))
    if (!/^t[dh]$/.test(parent.nodeName))
      parent.childNodes = parent.childNodes.filter((node) => !isEmptyParagraph(node))
}

const isBlank = (node: TreeNode) => node.nodeName === '#text' && textIn(node).trim() === ''

/** An empty line is the most that a text needs. */
const mostBreaks = 2

/** Google Docs keeps two paragraphs apart with a line break; here they are apart by themselves. */
function dropBreaks(body: Parent): void {
  for (const parent of parentsIn(body)) {
    const around = parent.childNodes.filter((node) => node.nodeName !== 'br' && !isBlank(node))
    const most = around.length > 0 && around.every(isBlock) ? 0 : mostBreaks
    let run = 0
    parent.childNodes = parent.childNodes.filter((node) => {
      if (node.nodeName === 'br') run += 1
      else if (!isBlank(node)) run = 0
      return node.nodeName !== 'br' || run <= most
    })
  }
}
