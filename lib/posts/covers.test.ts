import { describe, expect, it } from 'vitest'
import { coverOf } from './covers'

describe('the cover of a post', () => {
  it('is a drawing of ours, with words for those who do not see it', () => {
    const cover = coverOf('/art/covers/how-to-ollie-1600.webp')
    expect(cover).toMatchObject({ name: 'how-to-ollie', address: '/art/covers/how-to-ollie-1600.webp' })
    expect(cover.alt).toContain('ollie')
  })

  it('is our own where an editor gave none', () => {
    expect(coverOf(null)).toEqual({ address: '/art/covers/default-1600.webp', name: 'default', alt: '' })
  })

  it.each([
    'https://example.com/a.png',
    '/uploads/abc.webp',
    '/art/covers/x-800.webp',
    '/art/covers/../x-1600.webp',
    'https://example.com/art/covers/x-1600.webp',
  ])('may be any other picture: %s', (address) => {
    expect(coverOf(address)).toEqual({ address, name: null, alt: '' })
  })

  it('says nothing of a drawing that nobody described', () => {
    expect(coverOf('/art/covers/constructor-1600.webp')).toMatchObject({ name: 'constructor', alt: '' })
  })
})
