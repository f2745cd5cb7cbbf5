import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { sanitizeHtml, sanitizeInline } from './html'
import { mostMarkup } from './markup'
import { postInput } from './posts/schema'

const frame = (src: string) => sanitizeHtml(`<iframe src="${src}"></iframe>`)
const video = 'https://www.youtube-nocookie.com/embed/abcdefghi_1'

describe('the HTML of a post', () => {
  it('keeps what an article is made of', () => {
    const article =
      '<h2>One</h2><p>Some <strong>bold</strong> and <em>soft</em> words.</p><ul><li>a</li></ul>' +
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>'
    expect(sanitizeHtml(article)).toBe(article)
  })

  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y" data-z="1" aria-label="q">a</p>', '<p>a</p>'],
    ['<svg><a xlink:href="javascript:alert(1)">a</a></svg>', ''],
    ['<math><mi>x</mi></math>', ''],
    ['<form action="/x"><input name="a">b</form>', 'b'],
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['a<!-- b -->c', 'ac'],
  ])('of %s leaves %s', (html, kept) => expect(sanitizeHtml(html)).toBe(kept))

  it.each([
    ['/tricks/ollie', '/tricks/ollie'],
    ['#the-pop', '#the-pop'],
    ['/blog?tag=a&b=c', '/blog?tag=a&amp;b=c'],
  ])('keeps a link to our %s as it is', (href, kept) =>
    expect(sanitizeHtml(`<a href="${href}" rel="x" target="_blank">a</a>`)).toBe(`<a href="${kept}">a</a>`),
  )

  it.each(['https://example.com/a', 'http://example.com/', '//example.com/', 'mailto:a@example.com'])(
    'marks a link to %s as foreign',
    (href) => expect(sanitizeHtml(`<a href="${href}">a</a>`)).toContain('rel="noopener nofollow ugc"'),
  )

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'blob:https://a/b',
    'example.com',
    'https://here.invalid/x',
    '/.//example.com',
    '/\\example.com/..//',
  ])('takes the address %j from a link or marks it', (href) => {
    const kept = sanitizeHtml(`<a href="${href}">a</a>`)
    expect(/href="\/\/|script|data:|blob:|here\.invalid/.test(kept)).toBe(false)
  })

  it('completes the attributes of pictures and keeps their texts', () => {
    expect(sanitizeHtml('<img src="/art/a.webp" alt="A board" width="800" height="450" onerror="x()">')).toBe(
      '<img src="/art/a.webp" alt="A board" width="800" height="450" loading="lazy" decoding="async">',
    )
    expect(
      sanitizeHtml('<img src="/a" alt="" role="none"><img src="/b" alt="b" role="none"><p role="none">c</p>'),
    ).toBe(
      '<img src="/a" alt="" role="presentation" loading="lazy" decoding="async"><img src="/b" alt="b" loading="lazy" decoding="async"><p>c</p>',
    )
    expect(
      sanitizeHtml(
        '<figure class="x"><img src="/a" alt="a"><figcaption onclick="x()">By <a href="/b">b</a></figcaption></figure>',
      ),
    ).toBe(
      '<figure><img src="/a" alt="a" loading="lazy" decoding="async"><figcaption>By <a href="/b">b</a></figcaption></figure>',
    )
    expect(sanitizeHtml('<img src="https://example.com/a.png" width="100%">')).toBe(
      '<img src="https://example.com/a.png" alt="" loading="lazy" decoding="async">',
    )
  })

  it.each(['data:image/svg+xml,<svg>', 'javascript:x', '', '#a', 'ftp://a/b.png', '/.//evil.example/a.png'])(
    'has no picture from %s',
    (src) => expect(sanitizeHtml(`<img src="${src}" alt="a">`)).toBe(''),
  )

  it.each([
    'https://www.youtube.com/embed/abcdefghi_1',
    'https://youtube.com/embed/abcdefghi_1?autoplay=1&x=%3Cscript%3E',
    'https://www.youtube-nocookie.com/embed/abcdefghi_1#x',
  ])('frames %s from the host without cookies', (src) => {
    expect(frame(src)).toContain(`<iframe src="${video}" title="Video"`)
    expect(frame(src)).toContain('loading="lazy"')
  })

  it('keeps where a video starts', () => {
    expect(frame(`${video}?start=42`)).toContain(`src="${video}?start=42"`)
  })

  it.each([
    'https://www.youtube.com.evil.example/embed/abcdefghi_1',
    'https://evil.example/embed/abcdefghi_1',
    'https://www.youtube.com/embed/abcdefghi_1/../../evil',
    'https://www.youtube.com/embed/short',
    'https://user@www.youtube.com/embed/abcdefghi_1',
    'http://www.youtube.com/embed/abcdefghi_1',
    '//www.youtube.com/embed/abcdefghi_1',
    'javascript:alert(1)',
    '',
  ])('frames nothing from %s', (src) => expect(frame(src)).toBe(''))

  it('turns addresses of this site into paths in the browser of an editor', () => {
    const html =
      '<a href="https://own.example/tricks/ollie?x=1#steps">a</a><img src="https://own.example/a.png">'
    const kept = 'href="https://own.example/tricks/ollie?x=1#steps"'
    expect(sanitizeHtml(html)).toContain(kept)
    vi.stubGlobal('location', new URL('https://own.example/admin/blog'))
    expect(sanitizeHtml(html)).toMatch(/^<a href="\/tricks\/ollie\?x=1#steps">a<\/a><img src="\/a.png"/)
    vi.stubGlobal('location', new URL('https://other.example/admin/blog'))
    expect(sanitizeHtml(html)).toContain(kept)
  })

  it('removes the document and the content of a frame', () => {
    const kept = sanitizeHtml(`<iframe src="${video}" srcdoc="<script>x</script>"><h2>a</h2></iframe>`)
    expect(kept).not.toMatch(/srcdoc|script|h2/)
  })

  it('has angle brackets only where tags start and end', () => {
    const kept = sanitizeHtml('<p title="<h2>x</h2>">1 &lt; 2</p><img src="/a" alt="<h2 id=x>y</h2>">')
    expect(kept.replace(/<\/?[a-z][a-z0-9]*( [a-z]+="[^"<>]*")*>/g, '')).toBe('1 &lt; 2')
  })

  it('does not change when it is sanitized again', () => {
    const piece = fc.constantFrom(
      ...'<p>|</p>|<h1>|<a href="/x|">|<img src=|<svg>|<style>|</style>|<table>|<tr>|<math>|--!>|<!--|&lt;'.split(
        '|',
      ),
      ...[
        "'",
        '"',
        '`',
        '<',
        '>',
        'alert(1)',
        ' onerror=',
        'javascript:',
        '<iframe src=',
        video,
        '</iframe>',
      ],
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 20 }), (pieces) => {
        const once = sanitizeHtml(pieces.join(''))
        expect(sanitizeHtml(once)).toBe(once)
        expect(once.replace(/<\/?[a-z][a-z0-9]*( [a-z]+="[^"<>]*")*>/g, '')).not.toMatch(/[<>]/)
      }),
      { examples: [[['<p>', '<table>', '<p>']]] },
    )
  })
})

describe('a line of HTML', () => {
  it('keeps words, emphasis and links only', () => {
    expect(
      sanitizeInline('<p>By <a href="https://a.example/"><b>Sam</b></a><img src="/x"><iframe></iframe></p>'),
    ).toBe('By <a href="https://a.example/" rel="noopener nofollow ugc"><b>Sam</b></a>')
  })
})

describe('HTML that is nested too deeply', () => {
  it.each(['div', 'b', 'blockquote', 'x-y', 'a href="/x"'])('of 10000 open <%s> keeps its text', (name) => {
    expect(sanitizeHtml(`${`<${name}>`.repeat(10_000)}text`)).toContain('text')
  })

  it('loses the inner tags and none of the text', () => {
    const nested = (times: number) => `${'<ul><li>'.repeat(times)}deep${'</li></ul>'.repeat(times)}`
    expect(sanitizeHtml(`${nested(40)}<p>after</p>`)).toBe(`${nested(32)}<p>after</p>`)
    expect(sanitizeHtml(nested(30))).toBe(nested(30))
  })

  it('does not count elements whose end tags are implied as nested', () => {
    const rows = `${'<p>one<p>two'.repeat(200)}<table>${'<tr><td>a<td>b'.repeat(200)}</table>`
    const kept = sanitizeHtml(rows)
    expect(kept.match(/<p>/g)).toHaveLength(400)
    expect(kept.match(/<td>/g)).toHaveLength(400)
  })
})

describe('HTML with more markup than a post has', () => {
  it.each(['<li>', '</p>', '<!---->', '<img src="/a.png">'])(
    'of nothing but %s is cut down, and its words stay',
    (markup) => {
      const html = `<ul>${markup.repeat(mostMarkup + 2000)}the end`
      const clean = sanitizeHtml(html)
      expect(clean.match(/<[a-z]/g)?.length ?? 0).toBeLessThanOrEqual(mostMarkup)
      expect(clean).toContain('the end')
    },
  )

  it('is refused when a post is saved', () => {
    const post = {
      title: 'Too much',
      excerpt: 'More than can be shown.',
      content: '<li>x'.repeat(mostMarkup),
    }
    expect(postInput.safeParse(post).success).toBe(true)
    const more = postInput.safeParse({ ...post, content: `${post.content}<li>` })
    expect(more.error?.issues[0]?.message).toBe(
      'This post has more than 8000 tags, which is more than can be shown',
    )
  })
})
