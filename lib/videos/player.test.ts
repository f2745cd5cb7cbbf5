import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatTimestamp,
  parseVideoLink,
  playedSeconds,
  playerRefusal,
  playerUrl,
  postVideoHref,
  providerSearchUrl,
  trickVideoHref,
  videoOf,
} from './player'

it('the search at the provider carries the whole name', () => {
  expect(providerSearchUrl('Ollie & 50-50 #2')).toBe(
    'https://www.youtube.com/results?search_query=Ollie+%26+50-50+%232+skateboard+tutorial',
  )
})

describe('the player', () => {
  const none = { title: null, channel: null }

  describe('videoOf', () => {
    it.each([
      ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
      ['https://www.youtube-nocookie.com/embed/-qQVXBSU_bI?start=12', '-qQVXBSU_bI'],
      ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ])('reads %s', (link, videoId) => {
      expect(videoOf(link, 12)).toEqual({ videoId, startSeconds: 12, ...none })
    })

    it.each([
      null,
      '',
      'javascript:alert(1)//www.youtube.com/embed/dQw4w9WgXcQ',
      'https://evil.example/embed/dQw4w9WgXcQ',
      'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
      'https://www.youtube.com/embed/dQw4w9WgXcQQ',
      'https://www.youtube.com/embed/short',
    ])('rejects %s', (link) => expect(videoOf(link)).toBeNull())
  })

  describe('playerUrl', () => {
    it('starts automatically at the given second, without cookies', () => {
      const url = new URL(playerUrl('dQw4w9WgXcQ', 83.9, 'https://skate.example'))
      expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
      expect(Object.fromEntries(url.searchParams)).toEqual({
        autoplay: '1',
        enablejsapi: '1',
        playsinline: '1',
        rel: '0',
        origin: 'https://skate.example',
        start: '83',
      })
    })

    it('has no start parameter at 0', () => {
      expect(playerUrl('dQw4w9WgXcQ', 0, 'https://skate.example')).not.toContain('start')
    })
  })

  describe('playedSeconds', () => {
    it.each([
      ['{"event":"infoDelivery","info":{"currentTime":12.34,"playerState":1}}', 12.34],
      ['{"event":"infoDelivery","info":{"currentTime":0}}', 0],
      ['{"event":"onReady"}', null],
      ['{"currentTime":"soon"}', null],
      ['not json, "currentTime":3', null],
      [{ currentTime: 3 }, null],
      [undefined, null],
    ])('reads %j as %j', (message, seconds) => expect(playedSeconds(message)).toBe(seconds))
  })

  describe('playerRefusal', () => {
    it.each([
      ['{"event":"onError","info":100}', 'This video is no longer on YouTube.'],
      ['{"event":"onError","info":101}', 'Its owner does not let this video play on other sites.'],
      ['{"info":150,"event": "onError","id":1}', 'Its owner does not let this video play on other sites.'],
      ['{"event":"onError","info":5}', 'YouTube cannot play this video here.'],
      ['{"event":"onStateChange","info":100}', null],
      ['{"event":"infoDelivery","info":{"currentTime":150}}', null],
      ['"event":"onError","info":100', null],
      [{ event: 'onError', info: 100 }, null],
      [undefined, null],
    ])('reads %j as %j', (message, words) => expect(playerRefusal(message)).toBe(words))
  })
})

describe('video links', () => {
  const videoId = 'dQw4w9WgXcQ'

  describe('parseVideoLink', () => {
    it.each([
      [`?v=${videoId}&t=83`, 83],
      [`?v=${videoId}&t=83s`, 83],
      [`?v=${videoId}`, 0],
      [`?v=${videoId}&t=-3`, 0],
      [`?v=${videoId}&t=1e3`, 0],
      [`?v=${videoId}&t=99999`, 0],
      [`?v=${videoId}&t=`, 0],
    ])('reads %s', (search, startSeconds) => {
      expect(parseVideoLink(search)).toEqual({ videoId, startSeconds })
    })

    it.each(['', '?t=83', '?v=short&t=1', '?v=../../../etc', `?v=${videoId}x`, '?v=dQw4w9WgXc%22'])(
      'is not in %s',
      (search) => expect(parseVideoLink(search)).toBeNull(),
    )

    it('of a post have the anchor of the video', () => {
      expect(postVideoHref('how-to-ollie', { videoId, startSeconds: 8.9 })).toBe(
        `/blog/how-to-ollie?v=${videoId}&t=8#video-${videoId}`,
      )
    })

    it('survive a round trip through the URL', () => {
      fc.assert(
        fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{11}$/), fc.nat(12 * 3600), (id, startSeconds) => {
          const url = new URL(
            trickVideoHref('kickflip', { videoId: id, startSeconds }),
            'https://skate.example',
          )
          expect(url.pathname + url.hash).toBe('/tricks/kickflip#video')
          expect(parseVideoLink(url.search)).toEqual({ videoId: id, startSeconds })
        }),
      )
    })
  })
})

describe('formatTimestamp', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [59.999, '0:59'],
    [60, '1:00'],
    [750, '12:30'],
    [3723, '1:02:03'],
    [-3, '0:00'],
  ])('writes %d as %s', (seconds, clock) => expect(formatTimestamp(seconds)).toBe(clock))
})
