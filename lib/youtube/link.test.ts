import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embedUrl, isVideoId, startSecondsFrom, videoIdFrom, watchUrl } from './link'

const id = 'dQw4w9WgXcQ'

const hosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']
const paths = [
  `/watch?v=${id}`,
  `/watch/?v=${id}`,
  `/watch?v=${id}&t=42s`,
  `/watch?feature=share&v=${id}`,
  `/watch?app=desktop&v=${id}&list=PL0123456789&index=3`,
  `/watch?v=${id}#t=90`,
  `/watch/${id}`,
  `/embed/${id}`,
  `/embed/${id}/`,
  `/embed/${id}?start=30&autoplay=1`,
  `/v/${id}`,
  `/v/${id}?version=3`,
  `/e/${id}`,
  `/shorts/${id}`,
  `/shorts/${id}?feature=share`,
  `/live/${id}`,
  `/live/${id}?si=AbCdEf`,
]

const accepted = [
  id,
  ` ${id} `,
  `${id}\n`,
  ...hosts.flatMap((host) => paths.map((path) => `https://${host}${path}`)),
  `http://www.youtube.com/watch?v=${id}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`,
  `https://WwW.YouTube.com/embed/${id}`,
  `www.youtube.com/watch?v=${id}`,
  `youtube.com/watch?v=${id}`,
  `m.youtube.com/shorts/${id}`,
  `//www.youtube.com/embed/${id}`,
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}/`,
  `https://youtu.be/${id}?t=42`,
  `https://youtu.be/${id}?si=AbCdEf&t=1m2s`,
  `https://youtu.be/${id}#t=1`,
  `http://youtu.be/${id}`,
  `youtu.be/${id}`,
  `//youtu.be/${id}`,
  `https://www.youtu.be/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}?start=7`,
  `https://youtube-nocookie.com/embed/${id}`,
  `www.youtube-nocookie.com/embed/${id}`,
  `https://youtu.be/${id}&t=90`,
  `https://youtu.be/${id}\u200b`,
  `\ufeffhttps://youtu.be/${id}\u00a0`,
  `https://www.google.com/url?q=https://www.youtube.com/watch?v=${id}`,
  `https://www.google.de/url?sa=t&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${id}&usg=x`,
  `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=AbC&amp;start=18" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>`,
  `<iframe src='https://www.youtube-nocookie.com/embed/${id}'></iframe>`,
]

const hostile = [
  '',
  ' ',
  'dQw4w9WgXc',
  `${id}Q`,
  'dQw4w9WgXc!',
  'dQw4w9 gXcQ',
  'dQw4w9WgXс\u0051',
  `${id}\u0000`,
  `${id}"><script>`,
  `https://evil.com/watch?v=${id}`,
  `https://evil.com/?https://www.youtube.com/watch?v=${id}`,
  `https://evil.com/#https://youtu.be/${id}`,
  `https://youtube.com.evil.com/watch?v=${id}`,
  `https://evilyoutube.com/watch?v=${id}`,
  `https://notyoutu.be/${id}`,
  `https://youtu.be.evil.com/${id}`,
  `https://www.youtube.com@evil.com/watch?v=${id}`,
  `https://evil.com@www.youtube.com/watch?v=${id}`,
  `https://user:pass@youtu.be/${id}`,
  `https://www.youtube.com:8443/watch?v=${id}`,
  `https://www.youtube.com\\@evil.com/watch?v=${id}`,
  `https:\\\\evil.com\\watch?v=${id}`,
  `https://www.youtube.com%2eevil.com/watch?v=${id}`,
  `https://www.youtubе.com/watch?v=${id}`,
  `https://www.youtube.com./watch?v=${id}`,
  `https://xyz.youtube.com/watch?v=${id}`,
  `https://www.youtube-nocookie.com/watch?v=${id}`,
  `https://www.youtube.co/watch?v=${id}`,
  `https://127.0.0.1/watch?v=${id}`,
  `https://[::1]/watch?v=${id}`,
  `javascript:alert(1)//www.youtube.com/watch?v=${id}`,
  `data:text/html,https://youtu.be/${id}`,
  `file://www.youtube.com/watch?v=${id}`,
  `ftp://www.youtube.com/watch?v=${id}`,
  `https:www.youtube.com/watch?v=${id}`,
  `https:/www.youtube.com/watch?v=${id}`,
  `https:///www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/redirect?q=https://evil.com&v=${id}`,
  `https://www.youtube.com/watch?v=${id}&v=aaaaaaaaaaa`,
  `https://www.youtube.com/watch?V=${id}`,
  `https://www.youtube.com/watch?v=${id}%00`,
  `https://www.youtube.com/watch?v=${id}/../../evil`,
  `https://www.youtube.com/embed/../redirect/${id}`,
  `https://www.youtube.com/embed/${id}/extra`,
  'videoseries',
  `https://www.youtube.com/embed/videoseries?list=PL0123456789`,
  `https://www.youtube.com/embed/live_stream?channel=UC0123456789`,
  `https://www.youtube.com/embed/%2e%2e%2f${id}`,
  `https://www.youtube.com/channel/${id}`,
  `https://www.youtube.com/${id}`,
  `https://www.youtube.com/@${id}`,
  `https://www.youtube.com/oembed?url=https://youtu.be/${id}`,
  `https://youtu.be/${id}/more`,
  `https://youtu.be/?v=${id}`,
  `https://youtu.be//evil.com/${id}`,
  `https://www.you\ntube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?v=${id} onload=alert(1)`,
  `https://www.google.com/url?q=https://evil.com/watch?v=${id}`,
  `https://google.evil.com/url?q=https://www.youtube.com/watch?v=${id}`,
  `https://www.google.com/search?q=https://www.youtube.com/watch?v=${id}`,
  `<iframe src="https://evil.com/embed/${id}"></iframe>`,
  `<iframe src="https://evil.com" data-x="https://www.youtube.com/embed/${id}"></iframe>`,
  `<script src="https://www.youtube.com/embed/${id}"></script>`,
  `https://www.youtube.com/watch?x=${'a'.repeat(3000)}&v=${id}`,
]

it('the table of links covers many forms', () => {
  expect(new Set(accepted).size).toBeGreaterThanOrEqual(80)
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(30)
})

describe('videoIdFrom', () => {
  it.each(accepted)('reads %s', (text) => {
    expect(videoIdFrom(text)).toBe(id)
  })

  it.each(hostile)('refuses %j', (text) => {
    expect(videoIdFrom(text)).toBeNull()
  })

  it('returns null or an id for any text', () => {
    const pieces = fc.constantFrom(
      'https://',
      'youtu.be',
      '/',
      '?v=',
      '@',
      '\\',
      'www.youtube.com',
      id,
      '#',
      '..',
      '%2f',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(pieces, { maxLength: 10 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (any) => {
        const found = videoIdFrom(any)
        return found === null || isVideoId(found)
      }),
      { numRuns: 1000 },
    )
  })

  it('reads the id of every address that we build', () => {
    const ids = fc.stringMatching(/^[A-Za-z0-9_-]{11}$/).filter(isVideoId)
    fc.assert(
      fc.property(ids, fc.nat(), (any, start) => {
        expect(videoIdFrom(watchUrl(any))).toBe(any)
        expect(videoIdFrom(embedUrl(any, start))).toBe(any)
      }),
    )
  })
})

describe('embedUrl', () => {
  it('uses the host without cookies and starts at the given second', () => {
    expect(embedUrl(id)).toBe(`https://www.youtube-nocookie.com/embed/${id}`)
    expect(embedUrl(id, 11)).toBe(`https://www.youtube-nocookie.com/embed/${id}?start=11`)
    expect(embedUrl(id, 0)).toBe(`https://www.youtube-nocookie.com/embed/${id}`)
  })
})

it.each([
  [`https://youtu.be/${id}?t=42`, 42],
  [`https://www.youtube.com/watch?v=${id}&t=42s`, 42],
  [`https://youtu.be/${id}?si=AbCdEf&t=1m2s`, 62],
  [`https://youtu.be/${id}?t=1h2m3s`, 3723],
  [`https://www.youtube-nocookie.com/embed/${id}?start=7`, 7],
  [`https://youtu.be/${id}&t=90`, 90],
  [`https://www.youtube.com/watch?v=${id}#t=18s`, 18],
  [`https://www.google.com/url?q=https%3A%2F%2Fyoutu.be%2F${id}%3Ft%3D42`, 42],
  [`<iframe src="https://www.youtube.com/embed/${id}?si=AbC&amp;start=18"></iframe>`, 18],
  [`https://youtu.be/${id}`, null],
  [`https://youtu.be/${id}?t=soon`, null],
  [id, null],
])('%s starts at second %s', (link, seconds) => {
  expect(startSecondsFrom(link)).toBe(seconds)
})
