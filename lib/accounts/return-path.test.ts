import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginPath, returnPath } from './return-path'

describe('returnPath', () => {
  it.each(['/tricks/kickflip', '/my-tricks', '/tricks?q=tre+flip#list', '/', '/a//b', '/%2f%2fevil.example'])(
    'goes back to %s',
    (path) => expect(returnPath(path)).toBe(path),
  )

  it.each([
    null,
    undefined,
    '',
    'tricks',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/./\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?next=/login',
    '/reset-password?token=x',
  ])('goes to the library instead of %j', (path) => expect(returnPath(path)).toBe('/tricks'))

  it('never leaves this site, whatever is wanted', () => {
    const pieces = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '@', ':', 'evil.example', '\t', '%', '?', '#'),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((list) => `/${list.join('')}`),
        ),
        (wanted) => {
          const target = new URL(returnPath(wanted), 'https://darkslide.test')
          return target.origin === 'https://darkslide.test'
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('loginPath', () => {
  it('holds the tab, the alert and the path to return to', () => {
    expect(loginPath()).toBe('/login')
    expect(loginPath({ register: true, from: '/' })).toBe('/login?tab=register')
    expect(loginPath({ register: true, from: '/tricks' })).toBe('/login?tab=register')
    expect(loginPath({ from: '/tricks/kickflip' })).toBe('/login?next=%2Ftricks%2Fkickflip')
    expect(loginPath({ expired: true, from: '/my-tricks' })).toBe(
      '/login?session_expired=true&next=%2Fmy-tricks',
    )
    expect(loginPath({ from: '/login?tab=register' })).toBe('/login')
  })
})
