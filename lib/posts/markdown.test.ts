import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from '../html'
import { looksLikeMarkdown, markdownToHtml, pictureMarkdown } from './markdown'

describe('markdownToHtml', () => {
  it.each([
    ['# Title\n## Part\n### Step\n##### Deep', '<h2>Title</h2><h2>Part</h2><h3>Step</h3><h4>Deep</h4>'],
    ['one\ntwo\n\nthree', '<p>one\ntwo</p><p>three</p>'],
    [
      'a **b** *c* _d_ ~~e~~ `f<g`',
      '<p>a <strong>b</strong> <em>c</em> <em>d</em> <s>e</s> <code>f&lt;g</code></p>',
    ],
    ['**bold with *both***', '<p><strong>bold with <em>both</em></strong></p>'],
    ['snake_case_name and 2 * 3 * 4', '<p>snake_case_name and 2 * 3 * 4</p>'],
    [
      '[a trick](/tricks/ollie "t") ![deck](/uploads/a.webp)',
      '<p><a href="/tricks/ollie">a trick</a> <img src="/uploads/a.webp" alt="deck"></p>',
    ],
    [
      'see https://example.com/a_b_c.',
      '<p>see <a href="https://example.com/a_b_c">https://example.com/a_b_c</a>.</p>',
    ],
    [
      '- one\n- two\n  - deep\n- three',
      '<ul><li><p>one</p></li><li><p>two</p><ul><li><p>deep</p></li></ul></li><li><p>three</p></li></ul>',
    ],
    [' - a\n - b\n   * c', '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['- a\n\n1. b', '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>'],
    ['> quoted\n> **more**', '<blockquote><p>quoted\n<strong>more</strong></p></blockquote>'],
    [
      '```js\nlet a = "<b>"\n\n# no\n```\nafter',
      '<pre><code>let a = &quot;&lt;b&gt;&quot;\n\n# no</code></pre><p>after</p>',
    ],
    ['a\n\n---\n\nb', '<p>a</p><hr><p>b</p>'],
    [
      '| Deck | Width |\n| --- | ---: |\n| Popsicle | 8.25 |\n| a \\| b |',
      '<table><tbody><tr><th><p>Deck</p></th><th><p>Width</p></th></tr><tr><td><p>Popsicle</p></td><td><p>8.25</p></td></tr><tr><td><p>a | b</p></td><td><p></p></td></tr></tbody></table>',
    ],
    [
      'A curb:\n\n![a curb](/uploads/a.webp "The *curb* at [Sants](/x)")\n\n![](/b_(1).webp "\\"Low\\"")',
      '<p>A curb:</p><figure><img src="/uploads/a.webp" alt="a curb"><figcaption>The <em>curb</em> at <a href="/x">Sants</a></figcaption></figure><figure><img src="/b_(1).webp" alt=""><figcaption>&quot;Low&quot;</figcaption></figure>',
    ],
    [
      'https://youtu.be/dQw4w9WgXcQ?t=1m5s',
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=65"></iframe>',
    ],
    ['skateboards', '<p>skateboards</p>'],
    ['two  \nlines', '<p>two<br>lines</p>'],
    ['\\*not\\* <b>&', '<p>*not* &lt;b&gt;&amp;</p>'],
    [
      '<div onclick="x()">\n**a** &amp; b',
      '<p>&lt;div onclick=&quot;x()&quot;&gt;\n<strong>a</strong> &amp;amp; b</p>',
    ],
    ['- [x] done\n- [ ] open', '<ul><li><p>[x] done</p></li><li><p>[ ] open</p></li></ul>'],
  ])('of %j', (text, html) => expect(markdownToHtml(text)).toBe(html))

  it('ends for any text, and what is in it is text once it is sanitized', () => {
    const piece = fc.constantFrom(
      '#',
      '-',
      '*',
      '_',
      '`',
      '[',
      ']',
      '(',
      ')',
      '|',
      '\n',
      ' ',
      '>',
      '1.',
      'a',
      '<b>',
      '"',
      '!',
      '~~',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
        const html = markdownToHtml(pieces.join(''))
        expect(html).not.toMatch(/<b>/)
        expect(typeof sanitizeHtml(html)).toBe('string')
      }),
    )
  })
})

it('writes a picture as it is read', () => {
  const caption = 'The "curb" at *Sants* [1] a_b'
  const text = pictureMarkdown({ src: '/uploads/a.webp', alt: 'a [low] curb', caption })
  expect(looksLikeMarkdown(text)).toBe(true)
  expect(markdownToHtml(text)).toBe(
    '<figure><img src="/uploads/a.webp" alt="a low curb"><figcaption>The &quot;curb&quot; at *Sants* [1] a_b</figcaption></figure>',
  )
  expect(pictureMarkdown({ src: '/a.webp', alt: 'deck', caption: '' })).toBe('![deck](/a.webp)')
})

describe('looksLikeMarkdown', () => {
  it.each([
    '# Title',
    'a **bold** word',
    '- a\n- b',
    '1. a\n2. b',
    '| a | b |\n|---|---|',
    'see [this](/x)',
    '```\nx\n```',
    '> said',
    '![](/a.webp)',
    '![a curb](/a.webp "The curb (low)")',
  ])('sees it in %j', (text) => expect(looksLikeMarkdown(text)).toBe(true))
  it.each([
    'Just words.',
    'One - two - three',
    '2 * 3 * 4 = 24',
    '- a single dash',
    'a_b_c',
    'call f(x)[0]',
    'C# and F#',
  ])('sees none in %j', (text) => expect(looksLikeMarkdown(text)).toBe(false))
})

it.each(['> ', '- ', '1. ', '>', '- 1. > '])('is no Markdown where %j nests thousands of times', (sign) => {
  expect(looksLikeMarkdown(`# a\n${sign.repeat(20_000)}b`)).toBe(false)
})

it('is Markdown with a long rule', () => expect(looksLikeMarkdown(`# a\n${'-'.repeat(300)}`)).toBe(true))
