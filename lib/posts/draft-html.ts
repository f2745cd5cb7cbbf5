/** A draft before it is HTML. Its texts are words without markup, by whomever they were written. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered?: boolean; items: { lead?: string; text: string }[] }

export type Section = { heading: string | null; blocks: Block[] }

export type TrickName = { slug: string; name: string }

// Quotes may stand in a text, and nothing of it goes into an attribute.
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Links the first mention of each trick, over a whole draft. */
function linker(tricks: readonly TrickName[]) {
  const open = new Map(tricks.map(({ slug, name }) => [name.toLowerCase(), slug]))
  return (text: string): string => {
    const names = [...open.keys()].toSorted((one, other) => other.length - one.length)
    if (names.length === 0) return escaped(text)
    const mention = new RegExp(`(?<![\\w-])(${names.map(literal).join('|')})(?=s?(?![\\w-]))`, 'gi')
    let html = ''
    let done = 0
    for (const { 0: words, index } of text.matchAll(mention)) {
      const slug = open.get(words.toLowerCase())
      if (slug === undefined) continue
      open.delete(words.toLowerCase())
      html += `${escaped(text.slice(done, index))}<a href="/tricks/${slug}">${escaped(words)}</a>`
      done = index + words.length
    }
    return html + escaped(text.slice(done))
  }
}

function blockHtml(block: Block, linked: (text: string) => string): string {
  if (block.kind === 'text') return `<p>${linked(block.text)}</p>`
  const items = block.items.map(({ lead, text }) => {
    const strong = lead ? `<strong>${linked(lead)}</strong> ` : ''
    return `<li>${strong}${linked(text)}</li>`
  })
  const tag = block.ordered ? 'ol' : 'ul'
  return `<${tag}>${items.join('')}</${tag}>`
}

/** The HTML of a draft, with a link where each of these tricks is first mentioned. */
export function draftHtml(sections: readonly Section[], tricks: readonly TrickName[]): string {
  const linked = linker(tricks)
  return sections
    .map(({ heading, blocks }) => {
      const title = heading === null ? '' : `<h2>${escaped(heading)}</h2>`
      return title + blocks.map((block) => blockHtml(block, linked)).join('')
    })
    .join('')
}

/** How many words a section has. */
export function sectionWords({ heading, blocks }: Section): number {
  const texts = blocks.flatMap((block) =>
    block.kind === 'text' ? [block.text] : block.items.flatMap(({ lead = '', text }) => [lead, text]),
  )
  return [heading ?? '', ...texts].join(' ').split(/\s+/).filter(Boolean).length
}
