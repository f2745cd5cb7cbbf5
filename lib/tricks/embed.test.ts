import { describe, expect, it } from 'vitest'
import { absoluteUrl } from '../site'
import { embedSnippet, embedUrl, oembedOf, oembedUrl, readTrickUrl } from './embed'

const here = absoluteUrl('')
const kickflip = { name: 'Kickflip', slug: 'kickflip' }

describe('readTrickUrl', () => {
  it('reads the pages of tricks, and how a framed one is to look', () => {
    expect(readTrickUrl(`${here}/tricks/kickflip`)).toEqual({ end: 'kickflip', look: {}, isFramed: false })
    expect(readTrickUrl(`${here}/tricks/kickflip/?utm=1#step-2`)?.end).toBe('kickflip')
    expect(readTrickUrl(`${here}/embed/tricks/nollie-tre?stance=goofy&theme=dark`)).toEqual({
      end: 'nollie-tre',
      look: { stance: 'goofy', theme: 'dark' },
      isFramed: true,
    })
    expect(readTrickUrl(`${here}/tricks/kickflip?stance=mongo&theme=<b>`)?.look).toEqual({})
  })

  it.each([
    'https://example.com/tricks/kickflip',
    `${here}/tricks`,
    `${here}/tricks/classification`,
    `${here}/tricks/name-it`,
    `${here}/blog/kickflip`,
    `${here}/tricks/a/b`,
    `${here}.example.com/tricks/kickflip`,
    'tricks/kickflip',
    'javascript:alert(1)',
    '',
  ])('knows no trick at %j', (url) => expect(readTrickUrl(url)).toBeNull())
})

describe('oEmbed', () => {
  it('has what the standard asks for', () => {
    expect(oembedOf(kickflip, {}, {})).toEqual({
      version: '1.0',
      type: 'rich',
      provider_name: 'DarkSlide',
      provider_url: absoluteUrl('/'),
      title: 'Kickflip',
      cache_age: 86_400,
      width: 480,
      height: 536,
      html: `<iframe src="${here}/embed/tricks/kickflip" width="480" height="536" title="Kickflip on DarkSlide" loading="lazy" style="border:0;max-width:100%"></iframe>`,
      thumbnail_url: `${here}/preview/trick/kickflip.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    })
  })

  it('is no larger than asked for, picture included', () => {
    const small = oembedOf(kickflip, { maxwidth: 300, maxheight: 200 }, {})
    expect([small.width, small.height]).toEqual([300, 200])
    expect(small.html).toContain('width="300" height="200"')
    expect(small).not.toHaveProperty('thumbnail_url')
    expect(oembedOf(kickflip, { maxwidth: 4000 }, {}).width).toBe(480)
  })

  it('passes on how the trick is to look', () => {
    const { html } = oembedOf(kickflip, {}, { stance: 'goofy', theme: 'dark' })
    expect(html).toContain('/embed/tricks/kickflip?stance=goofy&amp;theme=dark"')
  })

  it('has no preview of what has no page, and no text that ends its own quotes', () => {
    const own = oembedOf({ name: 'a" onload="x', slug: null }, {}, {})
    expect(own).not.toHaveProperty('thumbnail_url')
    expect(own.html).toContain('title="a&quot; onload=&quot;x on DarkSlide"')
    expect(own.html).toContain('/embed/tricks/a-onload-x"')
  })

  it('is found by the address of a page', () => {
    const { searchParams } = new URL(oembedUrl('kickflip'))
    expect(searchParams.get('format')).toBe('json')
    expect(readTrickUrl(searchParams.get('url') ?? '')?.end).toBe('kickflip')
  })
})

it('a snippet names the script and the trick', () => {
  expect(embedSnippet('50-50 "Grind"')).toBe(
    `<script async src="${here}/embed.js"></script>\n<darkslide-trick trick="50-50 &quot;Grind&quot;"></darkslide-trick>`,
  )
  expect(embedUrl('50-50 Grind', { stance: 'regular' })).toBe(
    `${here}/embed/tricks/50-50-grind?stance=regular`,
  )
})
