import fc from 'fast-check'
import { parseFragment, serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from '../html'
import {
  type BodyPart,
  bodyParts,
  countWords,
  emptyLinksIn,
  imagesElsewhere,
  imagesIn,
  imagesWithoutAlt,
  internalLinksIn,
  isBlank,
  mentionedTricks,
  readingMinutes,
  textFromDifference,
  textOf,
  videosIn,
  withAbsoluteUrls,
  withVideosBetweenBlocks,
} from './content'

describe('bodyParts', () => {
  const partsOf = (html: string) => bodyParts(sanitizeHtml(html))
  const contentsOf = (html: string) =>
    partsOf(html).flatMap((part) => (part.kind === 'contents' ? part.headings : []))
  const htmlOf = (parts: BodyPart[]) => parts.map((part) => (part.kind === 'html' ? part.html : '')).join('')
  const frame = (id: string, more = '') =>
    `<iframe src="https://www.youtube.com/embed/${id}${more}"></iframe>`

  describe('headings', () => {
    it('get ids, and a table of contents before the first h2', () => {
      const parts = partsOf('<p>Hi</p><h3>Early</h3><h2>The Pop</h2><p>a</p><h3>Feet &amp; knees</h3>')
      expect(parts).toEqual([
        { kind: 'html', html: '<p>Hi</p><h3 id="early">Early</h3>' },
        {
          kind: 'contents',
          headings: [
            { id: 'early', text: 'Early', level: 3 },
            { id: 'the-pop', text: 'The Pop', level: 2 },
            { id: 'feet-knees', text: 'Feet & knees', level: 3 },
          ],
        },
        {
          kind: 'html',
          html: '<h2 id="the-pop">The Pop</h2><p>a</p><h3 id="feet-knees">Feet &amp; knees</h3>',
        },
      ])
    })

    it('get numbered ids where they repeat, even if the numbered one is taken', () => {
      const ids = contentsOf('<h2>Pop</h2><h2>Pop 2</h2><h2>Pop</h2><h3>POP!</h3><h2>?</h2><h2>Content</h2>')
      expect(ids.map(({ id }) => id)).toEqual(['pop', 'pop-2', 'pop-3', 'pop-4', 'section', 'content-2'])
    })

    it('give no table of contents without an h2, and no entry for an empty heading', () => {
      expect(partsOf('<h3>Alone</h3><p>a</p>').map(({ kind }) => kind)).toEqual(['html'])
      expect(contentsOf('<h2> </h2><h2>Two</h2>').map(({ text }) => text)).toEqual(['Two'])
    })

    it('have the table of contents before the element that holds the first h2', () => {
      expect(partsOf('<blockquote><h2>In</h2></blockquote>').map(({ kind }) => kind)).toEqual([
        'contents',
        'html',
      ])
    })

    it('always have unique ids', () => {
      const heading = fc.tuple(
        fc.constantFrom('h2', 'h3'),
        fc.constantFrom('pop', 'Pop', 'pop 2', '!', 'content', 'b'),
      )
      fc.assert(
        fc.property(fc.array(heading), (headings) => {
          const ids = contentsOf(
            `${headings.map(([tag, text]) => `<${tag}>${text}</${tag}>`).join('')}<h2>z</h2>`,
          )
          expect(new Set(ids.map(({ id }) => id)).size).toBe(headings.length + 1)
        }),
      )
    })
  })

  describe('videos', () => {
    it('are parts of their own, after the element that held them', () => {
      const parts = partsOf(
        `<p>a</p>${frame('abcdefghi_1', '?start=42')}<ul><li>b${frame('abcdefghi_2')}</li></ul><p>${frame('abcdefghi_3')}</p>`,
      )
      expect(parts).toEqual([
        { kind: 'html', html: '<p>a</p>' },
        { kind: 'video', videoId: 'abcdefghi_1', startSeconds: 42, title: null },
        { kind: 'html', html: '<ul><li>b</li></ul>' },
        { kind: 'video', videoId: 'abcdefghi_2', startSeconds: null, title: null },
        { kind: 'video', videoId: 'abcdefghi_3', startSeconds: null, title: null },
      ])
    })

    it('keep their titles', () => {
      const html = sanitizeHtml(
        '<iframe title="Ollie &amp; more" src="https://www.youtube.com/embed/abcdefghi_1"></iframe>',
      )
      expect(videosIn(html)).toEqual([expect.objectContaining({ title: 'Ollie & more' })])
    })
  })

  describe('tricks', () => {
    it('are paragraphs that are nothing but a link to one', () => {
      const html = '<p><strong><a href="/tricks/ollie#steps">The ollie</a></strong> </p>'
      expect(partsOf(`<p>a</p>${html}<p>b</p>`)).toEqual([
        { kind: 'html', html: '<p>a</p>' },
        { kind: 'trick', slug: 'ollie', href: '/tricks/ollie#steps', words: 'The ollie', html },
        { kind: 'html', html: '<p>b</p>' },
      ])
    })

    it.each(['/tricks/ollie', 'https://example.com/tricks/ollie'])(
      'have no words in a bare address, %s',
      (words) => {
        const [part] = partsOf(`<p><a href="/tricks/ollie">${words}</a></p>`)
        expect(part).toMatchObject({ slug: 'ollie', words: null })
      },
    )

    it.each([
      '<p>See <a href="/tricks/ollie">the ollie</a></p>',
      '<p><a href="/tricks/ollie">ollie</a> <a href="/tricks/nollie">nollie</a></p>',
      '<ul><li><a href="/tricks/ollie">ollie</a></li></ul>',
      '<h2><a href="/tricks/ollie">ollie</a></h2>',
      '<p><a href="/tricks">tricks</a></p>',
      '<p><a href="https://example.com/tricks/ollie">ollie</a></p>',
      '<p><a href="/tricks/ollie"><img src="/a.webp" alt="An ollie"></a></p>',
      '<p><a href="/tricks/ollie">ollie</a><img src="/a.webp" alt="An ollie"></p>',
      '<p><img src="/a.webp" alt="An ollie"><a href="/tricks/ollie">ollie</a></p>',
      '<p><a href="/tricks/ollie">ollie</a><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe></p>',
    ])('are not %s', (html) => {
      expect(partsOf(html).map(({ kind }) => kind)).not.toContain('trick')
    })

    it('are as many as a page can bear; the others stay links', () => {
      const link = '<p><a href="/tricks/ollie">ollie</a></p>'
      const parts = partsOf(link.repeat(2000))
      expect(parts.map(({ kind }) => kind)).toEqual([...Array(20).fill('trick'), 'html'])
      expect(parts.at(-1)).toEqual({ kind: 'html', html: link.repeat(1980) })
    })
  })

  it('makes tables scrollable', () => {
    expect(htmlOf(partsOf('<table><tbody><tr><td>1</td></tr></tbody></table>'))).toBe(
      '<div role="group" aria-label="Table" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
    )
  })

  it('offers a picture of ours that is wider than a phone in a width for it, and no other', () => {
    const picture = (src: string, width: number) => `<img src="${src}" alt="" width="${width}" height="90">`
    const upload = `/uploads/${'k'.repeat(22)}.webp`
    const others = [
      picture(upload, 1200),
      picture('/art/covers/default-1600.webp', 1600),
      picture('https://example.com/x.webp', 1600),
      `<img src="${upload}" alt="">`,
    ].join('')
    expect(htmlOf(partsOf(others))).not.toContain('srcset')
    expect(htmlOf(partsOf(picture(upload, 2400)))).toContain(
      ` srcset="${upload.replace('.webp', '-1200.webp')} 1200w, ${upload} 2400w" sizes="(min-width: 44.5rem) 42.5rem, 100vw"`,
    )
  })

  it('says the shape of a picture whose size is known', () => {
    expect(htmlOf(partsOf('<img src="/a.webp" alt="" width="1200" height="1600">'))).toContain(
      ' style="--width-by-height:0.7500"',
    )
    expect(htmlOf(partsOf('<img src="/a.webp" alt="">'))).not.toContain('style')
  })

  it('loses no text and adds nothing but ids', () => {
    const piece = fc.constantFrom(
      ...'<p>|</p>|<h2>|</h2>|<h3 title="&quot; x=&quot;">|</h3>|<ul><li>|</ul>|<pre>|</pre>|<table><tr><td>|</table>|<b>|a|<blockquote>|&lt;h2&gt;'.split(
        '|',
      ),
      frame('abcdefghi_1'),
    )
    const tagsOf = (html: string) =>
      html
        .replace(/<\/?div[^>]*>/g, '')
        .replace(/ (id|title)="[^"]*"|<p><\/p>/g, '')
        .replace(/<iframe[^>]*><\/iframe>/g, '')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 15 }), (pieces) => {
        const html = sanitizeHtml(pieces.join(''))
        // The sanitizer parses in quirks mode, where a table may be inside a paragraph; pages are not in quirks mode.
        const asOnPage = serialize(parseFragment(html))
        expect(tagsOf(htmlOf(bodyParts(html)))).toBe(tagsOf(tagsOf(asOnPage)))
        expect(htmlOf(bodyParts(html))).not.toContain('iframe')
      }),
      { numRuns: 300 },
    )
  })
})

describe('links in a post', () => {
  it('mentionedTricks: the slugs of linked tricks, once each', () => {
    const html =
      '<p><a href="/tricks/ollie">o</a> <a href="/tricks/50-50#video">f</a> <a href="/tricks/ollie" title="x">o</a>' +
      ' <a href="/blog/ollie">b</a> <a href="https://example.com/tricks/kickflip">k</a> /tricks/heelflip <a href="/tricks">all</a></p>'
    expect(mentionedTricks(html)).toEqual(['ollie', '50-50'])
  })

  it('are attributes, not text that looks like attributes', () => {
    const html =
      '<p>&lt;a href="/tricks/ollie"&gt;</p><pre>a href="/x"</pre><a title="/y" href="/tricks/5-0">5</a>'
    expect(mentionedTricks(html)).toEqual(['5-0'])
    expect(internalLinksIn(html)).toEqual(['/tricks/5-0'])
    expect(withAbsoluteUrls(html, 'https://site.test/blog/a')).toBe(
      html.replace('"/tricks/5-0"', '"https://site.test/tricks/5-0"'),
    )
  })
})

describe('the text of a post', () => {
  it.each([
    ['', 0],
    ['<p>Don’t  stop</p><p>a half-cab 5-0!</p>', 5],
    ['<a href="/tricks/ollie">Ollie</a>', 1],
  ])('countWords(%j) is %d', (html, words) => expect(countWords(html)).toBe(words))

  it('textFromDifference skips what two texts share', () => {
    const shared = 'one two three four five six seven eight nine ten'
    const [mine, theirs] = [`<h2>${shared}</h2><p>mine</p>`, `<p>${shared}</p>`]
    expect(textFromDifference(mine, theirs)).toBe('... three four five six seven eight nine ten mine')
    expect(textFromDifference(theirs, mine)).toBe('... three four five six seven eight nine ten')
    expect(textFromDifference('<p>a b</p>', '<p>c b</p>')).toBe('a b')
    expect(textFromDifference('<p>a</p><p>b</p>', '<p>a <b>b</b></p>')).toBeNull()
  })

  it('textOf separates the text of neighboring tags', () => {
    expect(textOf('<h2>Feet &amp; knees</h2><p>Half<b>pipe</b>\n</p>')).toBe('Feet & knees Half pipe')
  })

  it.each([
    ['', true],
    ['<p></p>', true],
    ['<p> &nbsp;<br></p>', true],
    ['<p>a</p>', false],
    ['<img src="/a.webp" alt="">', false],
    ['<iframe src="x"></iframe>', false],
  ])('isBlank(%j) is %s', (html, blank) => expect(isBlank(html)).toBe(blank))

  it('readingMinutes is a whole number, at least 1', () => {
    expect(['', 'word '.repeat(330), 'word '.repeat(1100)].map(readingMinutes)).toEqual([1, 2, 5])
  })
})

describe('warnings about content', () => {
  it.each([
    ['<img src="/a.webp" alt="A rail">', 0],
    ['<img src="/a.webp" alt=""><img src="/b.webp"><IMG alt=" ">', 3],
    ['<img src="/a.webp" alt="" role="presentation">', 0],
    ['<p data-alt="x">alt=""</p>', 0],
  ])('imagesWithoutAlt(%j) is %d', (html, count) => expect(imagesWithoutAlt(html)).toBe(count))

  it('imagesElsewhere counts what other sites keep', () => {
    expect(imagesElsewhere('<img src="/a.webp"><img src="https://example.com/a.png"><img>')).toBe(1)
  })

  it('internalLinksIn and emptyLinksIn read the links', () => {
    const html = [
      '<a href="/tricks/ollie">a</a><a title="x" href="/tricks/ollie#step-2">b</a>',
      '<a href="/blog?tag=a&amp;x=1">c</a><a href="https://example.com/x">d</a><a href="#top">e</a><a>f</a>',
    ].join('')
    expect(internalLinksIn(html)).toEqual(['/tricks/ollie', '/blog?tag=a&x=1'])
    expect(emptyLinksIn(`${html}<a href="#">g</a>`)).toBe(2)
  })
})

it('imagesIn lists each image once', () => {
  expect(imagesIn('<p><img src="/a.webp"></p><img src="/b.webp"><img src="/a.webp"><img>')).toEqual([
    '/a.webp',
    '/b.webp',
  ])
})

describe('withVideosBetweenBlocks', () => {
  const video = (id: string) => `<iframe src="https://www.youtube.com/embed/${id}"></iframe>`

  it.each([
    [`<p>a${video('1')}b</p>`, `<p>ab</p>${video('1')}`],
    [`<p>${video('1')}</p><p>b</p>`, `${video('1')}<p>b</p>`],
    [
      `<table><tbody><tr><td>x${video('1')}</td><td>${video('2')}</td></tr></tbody></table><p>b</p>`,
      `<table><tbody><tr><td>x</td><td></td></tr></tbody></table>${video('1')}${video('2')}<p>b</p>`,
    ],
    [`<ul><li><p>x</p>${video('1')}</li></ul>`, `<ul><li><p>x</p></li></ul>${video('1')}`],
    [`${video('1')}<p>b</p>`, `${video('1')}<p>b</p>`],
  ])('makes %j into %j', (html, expected) => expect(withVideosBetweenBlocks(html)).toBe(expected))
})
