import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { hostileHtml, hostileTexts, hostileVectors, marker } from '@/tests/setup/hostile-html'
import { sanitizeHtml, sanitizeInline } from './html'

const tags =
  /^(A|B|BR|CODE|EM|I|S|STRONG|U|BLOCKQUOTE|H[234]|HR|LI|OL|P|PRE|UL|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|IFRAME|IMG)$/
const attributes =
  /^(alt|allow|allowfullscreen|colspan|decoding|height|href|loading|referrerpolicy|rel|rowspan|scope|src|start|title|width)$/
const player = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}(\?start=\d+)?$/

// The sanitiser cannot take `is` away from an element, but empties it.
const isEmptied = (name: string, value: string) => name === 'is' && value === ''

const elementsIn = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : []),
]

/** What a browser could still act on. */
function dangersIn(html: string): string[] {
  return elementsIn(parseFragment(html)).flatMap(({ tagName, attrs }) => {
    const tag = tagName.toUpperCase()
    const wrong = attrs.filter(
      ({ name, value }) =>
        !(attributes.test(name) || isEmptied(name, value)) ||
        (/^(href|src)$/.test(name) && !isHarmless(tag, value)),
    )
    const named = wrong.map(({ name, value }) => `${tag} ${name}=${value}`)
    return tags.test(tag) ? named : [tag, ...named]
  })
}

const isHarmless = (tagName: string, address: string) =>
  tagName === 'IFRAME' ? player.test(address) : /^(https?:\/\/|\/(?!\/)|#|mailto:|tel:)/.test(address)

it('has at least a hundred vectors, no two alike', () => {
  expect(hostileVectors.length).toBeGreaterThanOrEqual(100)
  expect(new Set(hostileVectors).size).toBe(hostileVectors.length)
})

describe.each(Object.entries(hostileHtml))('%s', (_, vectors) => {
  it.each(vectors)('%j does nothing', (vector) => {
    for (const clean of [sanitizeHtml, sanitizeInline]) {
      const html = clean(vector)
      expect(dangersIn(html)).toEqual([])
      expect(html).not.toMatch(/<(script|style|svg|math|form|template|!--)/i)
      // What is parsed again must not become something else.
      expect(clean(html)).toBe(html)
    }
  })
})

it('all of them at once do nothing either', () => {
  const html = sanitizeHtml(hostileVectors.join('\n'))
  expect(dangersIn(html)).toEqual([])
  expect(sanitizeHtml(html)).toBe(html)
})

it('most of them can stand in one text', () => {
  const { together, alone } = hostileTexts(sanitizeHtml)
  expect(alone.length).toBeLessThan(hostileVectors.length / 4)
  expect(sanitizeHtml(together).endsWith(marker)).toBe(true)
})

it('its own test sees what would be dangerous', () => {
  const seen = [
    '<img src=x onerror=y>',
    '<a href="javascript:x">',
    '<iframe src="https://evil.test/">',
    '<x-y>',
  ]
  for (const html of seen) expect(dangersIn(html)).not.toEqual([])
})
