import { describe, expect, it } from 'vitest'
import {
  cacheNames,
  isCacheable,
  isOfflineBundleCall,
  isOutdated,
  oldestBeyond,
  stillNameOf,
  trickIdOf,
} from './cache-policy.ts'

const received = (headers: Record<string, string>, over: { status?: number; redirected?: boolean } = {}) =>
  isCacheable({ status: 200, redirected: false, headers: new Headers(headers), ...over })
const html = { 'content-type': 'text/html; charset=utf-8' }

describe('what a device keeps', () => {
  it('is whole, public, and something to read', () => {
    expect(received({ ...html, 'cache-control': 's-maxage=31536000' })).toBe(true)
    expect(received({ 'content-type': 'application/json' })).toBe(true)
  })

  it.each<[string, Record<string, string>, { status?: number; redirected?: boolean }?]>([
    ['says no-store', { ...html, 'cache-control': 'private, no-store' }],
    ['is private', { ...html, 'cache-control': 'private' }],
    ['sets a cookie', { ...html, 'set-cookie': 'a=b' }],
    ['is a picture', { 'content-type': 'image/png' }],
    ['is a payload of the router', { 'content-type': 'text/x-component' }],
    ['is an error', html, { status: 500 }],
    ['is part of something', html, { status: 206 }],
    ['came from elsewhere', html, { redirected: true }],
  ])('is nothing that %s', (_, headers, over) => expect(received(headers, over)).toBe(false))

  it('has one name per release for each kind, but for stills, whose addresses name what drew them', () => {
    const names = [...Object.values(cacheNames('a')), ...Object.values(cacheNames('b'))]
    expect(new Set(names).size).toBe(9)
    expect(cacheNames('a').stills).toBe(cacheNames('b').stills)
  })

  it('loses the oldest first', () => {
    expect([oldestBeyond([1, 2, 3], 2), oldestBeyond([1], 2), oldestBeyond([1], 0)]).toEqual([[1], [], [1]])
  })
})

describe('the calls of the offline bundle', () => {
  it('are known by their addresses', () => {
    expect(
      ['/api/tricks/summaries', '/api/tricks/book', '/api/tricks/my-tricks', '/api/auth/user'].map(
        isOfflineBundleCall,
      ),
    ).toEqual([true, true, false, false])
    expect(
      ['/api/tricks/12', '/api/tricks/12/notes', '/api/tricks/0', '/api/tricks/book'].map(trickIdOf),
    ).toEqual([12, null, null, null])
  })

  it('is outdated once something newer was seen, as far as the dates tell', () => {
    const [then, now] = ['Sat, 02 May 2026 12:00:00 GMT', 'Sat, 02 May 2026 12:00:01 GMT']
    expect([isOutdated(then, now), isOutdated(now, now), isOutdated(now, then)]).toEqual([true, false, false])
    expect([isOutdated(undefined, now), isOutdated(then, undefined), isOutdated(null, null)]).toEqual([
      false,
      false,
      false,
    ])
  })
})

it('knows a still by its trick, whatever the release', () => {
  expect(stillNameOf('/stills/abc/kickflip.svg')).toBe(stillNameOf('/stills/def/kickflip.svg'))
  expect(stillNameOf('/stills/kickflip.svg')).toBeNull()
  expect(stillNameOf('/tricks/kickflip')).toBeNull()
})
