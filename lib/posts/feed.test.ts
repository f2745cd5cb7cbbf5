import { describe, expect, it } from 'vitest'
import { postFeed } from './feed'
import { samplePost } from './testdata/sample-post'

const rssOf = (fields: Partial<typeof samplePost> = {}) => postFeed([{ ...samplePost, ...fields }]).rss2()
const atomOf = (fields: Partial<typeof samplePost> = {}) => postFeed([{ ...samplePost, ...fields }]).atom1()

/** Whether XML closes what it opens, outside of CDATA. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  const bare = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').replace(/<\?[^>]*\?>/g, '')
  for (const [, close, name, attributes = ''] of bare.matchAll(/<(\/?)([\w:]+)([^<>]*)>/g)) {
    if (close) {
      if (open.pop() !== name) return false
    } else if (!attributes.endsWith('/')) open.push(name ?? '')
  }
  return open.length === 0 && !/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(bare)
}

describe('the feeds', () => {
  it('name the blog and their own URLs', () => {
    expect(rssOf()).toMatch(/<title>DarkSlide Blog<\/title>/)
    expect(rssOf()).toMatch(/<atom:link href="https?:\/\/[^"]+\/blog\/rss\.xml" rel="self"/)
    expect(atomOf()).toMatch(/<link rel="self" href="https?:\/\/[^"]+\/blog\/atom\.xml"/)
  })

  it('contain a post with its text, date and tags', () => {
    for (const feed of [rssOf(), atomOf()]) {
      expect(feed).toContain('How to Ollie')
      expect(feed).toContain('Pop, slide, land.')
      expect(feed).toMatch(/\/blog\/how-to-ollie/)
      expect(feed).toMatch(/2026/)
      expect(feed).toContain('street')
      expect(feed).toContain('DarkSlide Crew')
    }
  })

  it('keep the id of a post whose address changed', () => {
    const idsIn = (feed: string) => feed.match(/<(guid|id)\b.*?<\/\1>/g)
    expect(idsIn(rssOf({ slug: 'moved' }))).toEqual(idsIn(rssOf()))
    expect(idsIn(atomOf({ slug: 'moved' }))).toEqual(idsIn(atomOf()))
    expect(idsIn(rssOf({ id: samplePost.id + 1 }))).not.toEqual(idsIn(rssOf()))
  })

  it('name the author and the cover of each post', () => {
    const author = 'Ada & Bo <crew>'
    expect(rssOf({ author })).toMatch(/<dc:creator>Ada &amp; Bo &lt;crew&gt;<\/dc:creator>/)
    expect(rssOf()).toMatch(/<enclosure [^>]*url="https?:\/\/[^"]+\/art\/covers\/how-to-ollie-1600\.webp"/)
    expect(atomOf()).toMatch(/<link rel="enclosure" href="[^"]+-1600\.webp" type="image\/webp"/)
    expect(rssOf({ coverImage: 'https://example.com/picture?id=1' })).not.toContain('<enclosure')
    for (const feed of [rssOf({ author }), atomOf({ author })]) expect(isWellFormed(feed)).toBe(true)
  })

  it('have absolute URLs in their content', () => {
    const content =
      '<a href="/tricks/ollie">a</a><a href="#pop">b</a><img src="/art/x.webp" alt="href=&quot;/a">'
    const feed = atomOf({ content })
    expect(feed).toMatch(/<a href="https?:\/\/[^"/]+\/tricks\/ollie">/)
    expect(feed).toMatch(/<a href="https?:\/\/[^"/]+\/blog\/how-to-ollie#pop">/)
    expect(feed).toMatch(/<img src="https?:\/\/[^"/]+\/art\/x\.webp" alt="href=&quot;\/a">/)
  })

  it.each([
    'a & b < c > d',
    ']]><script>alert(1)</script>',
    '<title>&quot;&#x0;',
    'bell \u0007 and \u001b and \ufffe and \u{1f6f9}',
    '"quoted" \'too\'',
  ])('are well-formed XML with the text %j', (text) => {
    const fields = { title: text, excerpt: text, content: text, tags: [{ id: 1, name: text, slug: 'x' }] }
    for (const feed of [rssOf(fields), atomOf(fields)]) {
      expect(isWellFormed(feed), feed).toBe(true)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
      expect(feed).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
    }
  })

  it('are valid without any posts', () => {
    expect(isWellFormed(postFeed([]).rss2())).toBe(true)
    expect(postFeed([]).atom1()).toContain('<updated>1970')
  })
})
