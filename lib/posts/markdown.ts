import { escapeHtml } from '../markup'
import { embedUrl, startSecondsFrom, videoIdFrom } from '../youtube/link'

// As much Markdown as people write: CommonMark's blocks and emphasis, tables and strikethrough of GitHub's. What is not
// understood stays as it was typed.

const blockStart = /^ {0,3}(#{1,6}\s|>|([-*+]|\d{1,9}[.)])\s|```|~~~|([-*_])( *\3){2,} *$)/

/** Whether a text has the signs of Markdown, so that it was hardly meant to be read as it is. */
export function looksLikeMarkdown(text: string): boolean {
  const lines = text.split(/\r?\n/)
  const items = lines.filter((line) => /^\s*([-*+]|\d{1,9}[.)])\s+\S/.test(line)).length
  return (
    lines.some((line) => /^#{1,6}\s+\S/.test(line) || /^(```|~~~)/.test(line)) ||
    lines.some((line, index) => line.includes('|') && isDivider(lines[index + 1] ?? '')) ||
    items >= 2 ||
    lines.filter((line) => /^>\s/.test(line)).length > 0 ||
    /(^|\s)(\*\*|__)\S[^*_]*\S(\*\*|__)/.test(text) ||
    /\[[^[\]\n]+\]\([^()\s]+[()]|!\[[^[\]\n]*\]\([^()\s]+(?:[()]|\s+")/.test(text)
  )
}

/** The HTML of a Markdown text. It is not sanitized. */
export const markdownToHtml = (text: string): string =>
  blocks(text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n'))

function blocks(lines: string[]): string {
  let html = ''
  let rest = lines
  while (rest.length > 0) {
    const [part, used] = nextBlock(rest)
    html += part
    rest = rest.slice(used)
  }
  return html
}

type Block = [html: string, used: number]

function nextBlock(lines: string[]): Block {
  const [line = ''] = lines
  if (line.trim() === '') return ['', 1]
  const heading = /^ {0,3}(#{1,6})\s+(.*)/.exec(line)
  if (heading) {
    // The title of a post is its h1, so a text begins with h2.
    const level = Math.min(Math.max(heading[1]?.length ?? 2, 2), 4)
    const title = heading[2]?.replace(/(?<!#)#+$/, '').trimEnd() ?? ''
    return [`<h${level}>${inline(title)}</h${level}>`, 1]
  }
  if (/^ {0,3}([-*_])( *\1){2,} *$/.test(line)) return ['<hr>', 1]
  return fence(lines) ?? quote(lines) ?? list(lines) ?? table(lines) ?? paragraph(lines)
}

function fence(lines: string[]): Block | null {
  const sign = /^ {0,3}(```+|~~~+)/.exec(lines[0] ?? '')?.[1]
  if (!sign) return null
  const end = lines.findIndex((line, index) => index > 0 && line.trim().startsWith(sign))
  const last = end < 0 ? lines.length : end
  return [`<pre><code>${escapeHtml(lines.slice(1, last).join('\n'))}</code></pre>`, last + 1]
}

const countWhile = (lines: string[], isPart: (line: string, index: number) => boolean) => {
  const end = lines.findIndex((line, index) => !isPart(line, index))
  return end < 0 ? lines.length : end
}

function quote(lines: string[]): Block | null {
  if (!/^ {0,3}>/.test(lines[0] ?? '')) return null
  const used = countWhile(lines, (line) => /^ {0,3}>/.test(line))
  const inner = lines.slice(0, used).map((line) => line.replace(/^ {0,3}> ?/, ''))
  return [`<blockquote>${blocks(inner)}</blockquote>`, used]
}

const itemForm = /^( {0,3})([-*+]|(\d{1,9})[.)])( +|$)/

function list(lines: string[]): Block | null {
  const first = itemForm.exec(lines[0] ?? '')
  if (!first) return null
  const isOrdered = first[3] !== undefined
  const isSame = (line: string) => {
    const item = itemForm.exec(line)
    return item !== null && (item[3] !== undefined) === isOrdered
  }
  const items: string[][] = []
  let indent = 0
  const used = countWhile(lines, (line, index) => {
    if (index === 0 || (isSame(line) && leading(line) < indent)) {
      indent = itemForm.exec(line)?.[0].length ?? 2
      items.push([line.replace(itemForm, '')])
      return true
    }
    const isBlankLine = line.trim() === ''
    const goesOn =
      leading(line) >= 2 ||
      (isBlankLine && (leading(lines[index + 1] ?? '') >= 2 || isSame(lines[index + 1] ?? '')))
    if (!goesOn && (isBlankLine || blockStart.test(line))) return false
    items.at(-1)?.push(line.slice(Math.min(leading(line), Math.max(indent, 2))))
    return true
  })
  const start = isOrdered && first[3] !== '1' ? ` start="${Number(first[3])}"` : ''
  const html = items.map((item) => `<li>${blocks(item)}</li>`)
  return [isOrdered ? `<ol${start}>${html.join('')}</ol>` : `<ul>${html.join('')}</ul>`, used]
}

const leading = (line: string) => /^ */.exec(line)?.[0].length ?? 0

const isDivider = (line: string) =>
  line.includes('|') && fieldsOf(line).every((field) => /^:?-{2,}:?$/.test(field))

const fieldsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((field) => field.trim())

const cellsOf = (line: string) => fieldsOf(line).map((field) => inline(field.replaceAll('\\|', '|')))

function table(lines: string[]): Block | null {
  if (!lines[0]?.includes('|') || !isDivider(lines[1] ?? '')) return null
  const used = countWhile(lines, (line, index) => index < 2 || (line.includes('|') && line.trim() !== ''))
  const head = cellsOf(lines[0])
  const row = (cells: string[], tag: string) =>
    `<tr>${head.map((_, index) => `<${tag}><p>${cells[index] ?? ''}</p></${tag}>`).join('')}</tr>`
  const rows = lines.slice(2, used).map((line) => row(cellsOf(line), 'td'))
  return [`<table><tbody>${row(head, 'th')}${rows.join('')}</tbody></table>`, used]
}

function paragraph(lines: string[]): Block {
  const used = 1 + countWhile(lines.slice(1), (line) => line.trim() !== '' && !blockStart.test(line))
  const text = lines
    .slice(0, used)
    .map((line) => line.trimStart())
    .join('\n')
    .trimEnd()
  // A word of eleven letters would be an id too.
  const videoId = /^https?:\/\/\S+$/.test(text) ? videoIdFrom(text) : null
  if (videoId) return [`<iframe src="${embedUrl(videoId, startSecondsFrom(text))}"></iframe>`, used]
  return [figure(text) ?? `<p>${inline(text)}</p>`, used]
}

/** A picture that stands alone and has a title: the title is its caption. */
function figure(text: string): string | null {
  const [, alt = '', src = '', caption] =
    /^!\[([^\]]*)\]\(<?((?:[^\s<>()]|\([^()\s]*\))+)>?\s+"([^\n]+)"\)$/.exec(text) ?? []
  if (!caption) return null
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`
  return `<figure>${image}<figcaption>${inline(caption)}</figcaption></figure>`
}

type Picture = { src: string; alt: string; caption: string }

/** The Markdown of a picture, from which `markdownToHtml` makes it again. */
export function pictureMarkdown({ src, alt, caption }: Picture): string {
  const title = caption.replace(/\s+/g, ' ').replace(/[\\"*_`~[\]<]/g, '\\$&')
  return `![${alt.replace(/[\][\s]+/g, ' ')}](${src}${title && ` "${title}"`})`
}

const address = /^<?([^\s<>]+)>?(?:\s+["'(].*["')])?$/

// The first that matches at a place wins; what it holds may hold more, except code and addresses.
const spans: { form: RegExp; html: (found: string[]) => string }[] = [
  { form: /^\\([!-/:-@[-`{-~])/, html: ([, sign = '']) => escapeHtml(sign) },
  {
    form: /^(`+)(?!`)([\s\S]*?[^`])\1(?!`)/,
    html: ([, , code = '']) => `<code>${escapeHtml(code.trim())}</code>`,
  },
  {
    form: /^!\[([^\]]*)\]\(([^()\s]+(?:\([^()\s]*\)[^()]*|\s[^()]*)?)\)/,
    html: ([, alt = '', to = '']) =>
      `<img src="${escapeHtml(address.exec(to.trim())?.[1] ?? to)}" alt="${escapeHtml(alt)}">`,
  },
  {
    form: /^\[((?:[^[\]]|\[[^\]]*\])+)\]\(([^()\s]+(?:\([^()\s]*\)[^()]*|\s[^()]*)?)\)/,
    html: ([, words = '', to = '']) =>
      `<a href="${escapeHtml(address.exec(to.trim())?.[1] ?? to)}">${inline(words)}</a>`,
  },
  {
    form: /^<(https?:\/\/[^\s<>]+)>/,
    html: ([, to = '']) => `<a href="${escapeHtml(to)}">${escapeHtml(to)}</a>`,
  },
  {
    form: /^(\*\*|__)(?=\S)([\s\S]*?\S)\1(?![*_])/,
    html: ([, , words = '']) => `<strong>${inline(words)}</strong>`,
  },
  { form: /^~~(?=\S)([\s\S]*?\S)~~/, html: ([, words = '']) => `<s>${inline(words)}</s>` },
  { form: /^\*(?=\S)([\s\S]*?\S)\*(?!\*)/, html: ([, words = '']) => `<em>${inline(words)}</em>` },
  { form: /^_(?=\S)([\s\S]*?\S)_(?!\w)/, html: ([, words = '']) => `<em>${inline(words)}</em>` },
  { form: /^( {2,}|\\)\n/, html: () => '<br>' },
  {
    form: /^https?:\/\/[^\s<>]*[^\s<>.,;:!?'")\]]/,
    html: ([to = '']) => `<a href="${escapeHtml(to)}">${escapeHtml(to)}</a>`,
  },
]

/** Emphasis, links, images and code within a line. */
function inline(text: string): string {
  let html = ''
  let at = 0
  while (at < text.length) {
    const rest = text.slice(at)
    const isInWord = /\w/.test(text[at - 1] ?? '')
    let used = 0
    for (const { form, html: render } of spans) {
      const found = form.exec(rest)
      // An underscore within a word, and a link that goes on from one, are none.
      if (!found || (isInWord && /^[_h]/.test(rest))) continue
      html += render(found)
      used = found[0].length
      break
    }
    if (used === 0) {
      html += escapeHtml(rest[0] ?? '')
      used = 1
    }
    at += used
  }
  return html
}
