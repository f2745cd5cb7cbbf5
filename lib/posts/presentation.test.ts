import { describe, expect, it } from 'vitest'
import { coverOf, longDate } from './presentation'

describe('longDate', () => {
  it.each([
    ['2026-09-03T09:00:00Z', 'September 3, 2026'],
    ['2026-12-31T23:59:59.999Z', 'December 31, 2026'],
    ['2026-01-01T00:30:00+02:00', 'December 31, 2025'],
  ])('formats %s as %s, in any time zone', (moment, day) => expect(longDate(moment)).toBe(day))
})

describe('coverOf', () => {
  describe('a cover', () => {
    it('can be one of our drawings, with alternative text', () => {
      const cover = coverOf('/art/covers/how-to-ollie-1600.webp')
      expect(cover).toMatchObject({ name: 'how-to-ollie', address: '/art/covers/how-to-ollie-1600.webp' })
      expect(cover.alt).toContain('ollie')
    })

    it('defaults to our own', () => {
      expect(coverOf(null)).toEqual({ address: '/art/covers/default-1600.webp', name: 'default', alt: '' })
    })

    it.each([
      'https://example.com/a.png',
      '/uploads/abc.webp',
      '/art/covers/x-800.webp',
      '/art/covers/../x-1600.webp',
      'https://example.com/art/covers/x-1600.webp',
    ])('can be any other picture: %s', (address) => {
      expect(coverOf(address)).toEqual({ address, name: null, alt: '' })
    })

    it('has no alternative text for an unknown drawing', () => {
      expect(coverOf('/art/covers/constructor-1600.webp')).toMatchObject({ name: 'constructor', alt: '' })
    })
  })
})
