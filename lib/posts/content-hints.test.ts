import { expect, it } from 'vitest'
import { emptyLinksIn, imagesWithoutAlt, internalLinksIn, lengthHint } from './content-hints'

it.each([
  ['<img src="/a.webp" alt="A rail">', 0],
  ['<img src="/a.webp" alt=""><img src="/b.webp"><IMG alt=" ">', 3],
  ['<p data-alt="x">alt=""</p>', 0],
])('%j has %d pictures without words', (html, count) => expect(imagesWithoutAlt(html)).toBe(count))

it('finds our own pages, each once', () => {
  const html = [
    '<a href="/tricks/ollie">a</a><a title="x" href="/tricks/ollie#step-2">b</a>',
    '<a href="/blog?tag=a&amp;x=1">c</a><a href="https://example.com/x">d</a><a href="#top">e</a><a>f</a>',
  ].join('')
  expect(internalLinksIn(html)).toEqual(['/tricks/ollie', '/blog?tag=a&x=1'])
  expect(emptyLinksIn(`${html}<a href="#">g</a>`)).toBe(2)
})

it.each([
  ['', '0 characters, 150 to go.'],
  ['x'.repeat(149), '149 characters, 1 to go.'],
  ['x'.repeat(150), '150 characters, just right.'],
  ['x'.repeat(200), '200 characters, just right.'],
  ['x'.repeat(201), '201 characters, 1 too many.'],
  ['🛹'.repeat(150), '150 characters, just right.'],
])('counts the characters of %j', (excerpt, said) => expect(lengthHint(excerpt)).toContain(said))
