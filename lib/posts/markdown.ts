import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '../markup'
import { embedUrl, startSecondsFrom, videoIdFrom } from '../youtube/link'

/** The line below the head of a table. */
const isDivider = (line = '') => line.includes('|') && line.includes('--') && /^[\s|:-]+$/.test(line)

/** Nobody quotes a quote in a quote so often: what does is no Markdown, and reading it would take all room there is. */
const mostNested = 50

/** How many quotes and lists a line begins. */
const nestedIn = (line: string): number =>
  /^(?:[\s>*+-]|\d+[.)])*/.exec(line)?.[0].match(/[>*+-]|\d+/g)?.length ?? 0

/** Whether a text has the signs of Markdown, so that it was hardly meant to be read as it is. */
export function looksLikeMarkdown(text: string): boolean {
  const lines = text.split(/\r?\n/)
  if (lines.some((line) => nestedIn(line) > mostNested && !/^\s*([*-])\1*\s*$/.test(line))) return false
  const items = lines.filter((line) => /^\s*([-*+]|\d{1,9}[.)])\s+\S/.test(line)).length
  return (
    lines.some((line) => /^#{1,6}\s+\S/.test(line) || /^(```|~~~)/.test(line)) ||
    lines.some((line, index) => line.includes('|') && isDivider(lines[index + 1])) ||
    items >= 2 ||
    lines.filter((line) => /^>\s/.test(line)).length > 0 ||
    /(^|\s)(\*\*|__)\S[^*_]*\S(\*\*|__)/.test(text) ||
    /\[[^[\]\n]+\]\([^()\s]+[()]|!\[[^[\]\n]*\]\([^()\s]+(?:[()]|\s+")/.test(text)
  )
}

/** The HTML of a Markdown text (GitHub's), with its own HTML as text. It is not sanitized. */
export const markdownToHtml = (text: string): string => reader.parse(text, { async: false })

// What the library writes otherwise than the editor does.
const reader = new Marked({
  gfm: true,
  // HTML is text here.
  tokenizer: { html: () => undefined, tag: () => undefined },
  renderer: {
    heading({ depth, tokens }) {
      // The title of a post is its h1, so a text begins with h2.
      const level = Math.min(Math.max(depth, 2), 4)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`
    },
    hr: () => '<hr>',
    code: ({ text }) => `<pre><code>${escapeHtml(text)}</code></pre>`,
    codespan: ({ text }) => `<code>${escapeHtml(text)}</code>`,
    blockquote({ tokens }) {
      return `<blockquote>${this.parser.parse(tokens)}</blockquote>`
    },
    list({ ordered, start, items }) {
      const inside = items
        .map(({ tokens, task, checked }) => {
          const mark = task ? `<p>[${checked ? 'x' : ' '}] ` : '<p>'
          return `<li>${this.parser.parse(tokens).replace('<p>', mark)}</li>`
        })
        .join('')
      if (!ordered) return `<ul>${inside}</ul>`
      return `<ol${start === 1 ? '' : ` start="${start}"`}>${inside}</ol>`
    },
    // Stands in the words of its item, above.
    checkbox: () => '',
    table({ header, rows }) {
      const row = (cells: Tokens.TableCell[], tag: string) => {
        const inside = cells.map(({ tokens }) => `<${tag}><p>${this.parser.parseInline(tokens)}</p></${tag}>`)
        return `<tr>${inside.join('')}</tr>`
      }
      return `<table><tbody>${row(header, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
    },
    paragraph({ text, tokens }) {
      return video(text) ?? figure(tokens) ?? `<p>${this.parser.parseInline(tokens)}</p>`
    },
    text(token) {
      // The words of an item without lines between it and the next one.
      if ('tokens' in token && token.tokens) return `<p>${this.parser.parseInline(token.tokens)}</p>`
      return escapeHtml(token.text)
    },
    del({ tokens }) {
      return `<s>${this.parser.parseInline(tokens)}</s>`
    },
    link({ href, tokens }) {
      return `<a href="${escapeHtml(href)}">${this.parser.parseInline(tokens)}</a>`
    },
    image: ({ href, text }) => image(href, text),
  },
})

const image = (src: string, alt: string) => `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`

/** The player of a video whose address stands alone. */
function video(text: string): string | null {
  // A word of eleven letters would be an id too.
  const id = /^https?:\/\/\S+$/.test(text) ? videoIdFrom(text) : null
  return id && `<iframe src="${embedUrl(id, startSecondsFrom(text))}"></iframe>`
}

/** A picture that stands alone and has a title: the title is its caption. */
function figure(tokens: Tokens.Generic[]): string | null {
  const [only] = tokens
  if (tokens.length !== 1 || only?.type !== 'image' || !only.title) return null
  // As it was typed: the library takes a title for plain text.
  const typed = only.raw.slice(only.raw.indexOf(' "', only.raw.indexOf('](')) + 2, -2)
  const caption = reader.parseInline(typed, { async: false })
  return `<figure>${image(only.href, only.text)}<figcaption>${caption}</figcaption></figure>`
}

type Picture = { src: string; alt: string; caption: string }

/** The Markdown of a picture, from which `markdownToHtml` makes it again. */
export function pictureMarkdown({ src, alt, caption }: Picture): string {
  const title = caption.replace(/\s+/g, ' ').replace(/[\\"*_`~[\]<]/g, '\\$&')
  return `![${alt.replace(/[\][\s]+/g, ' ')}](${src}${title && ` "${title}"`})`
}
