import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVideoLink, postVideoHref, trickVideoHref } from './landing'

const videoId = 'dQw4w9WgXcQ'

describe('a place in a video', () => {
  it.each([
    [`?v=${videoId}&t=83`, 83],
    [`?v=${videoId}&t=83s`, 83],
    [`?v=${videoId}`, 0],
    [`?v=${videoId}&t=-3`, 0],
    [`?v=${videoId}&t=1e3`, 0],
    [`?v=${videoId}&t=99999`, 0],
    [`?v=${videoId}&t=`, 0],
  ])('is read from %s', (search, startSeconds) => {
    expect(parseVideoLink(search)).toEqual({ videoId, startSeconds })
  })

  it.each(['', '?t=83', '?v=short&t=1', '?v=../../../etc', `?v=${videoId}x`, '?v=dQw4w9WgXc%22'])(
    'is not in %s',
    (search) => expect(parseVideoLink(search)).toBeNull(),
  )

  it('in a post is at the video itself', () => {
    expect(postVideoHref('how-to-ollie', { videoId, startSeconds: 8.9 })).toBe(
      `/blog/how-to-ollie?v=${videoId}&t=8#video-${videoId}`,
    )
  })

  it('survives its own address', () => {
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
