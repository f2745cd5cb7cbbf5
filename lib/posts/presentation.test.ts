import { describe, expect, it } from 'vitest'
import { coverOf, longDay } from './presentation'

describe('longDay', () => {
  it.each([
    ['2026-09-03', 'September 3, 2026'],
    ['2026-12-31', 'December 31, 2026'],
  ])('says %s as %s, in any time zone', (day, words) => expect(longDay(day)).toBe(words))
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
