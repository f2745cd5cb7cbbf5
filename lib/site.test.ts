import { describe, expect, it } from 'vitest'
import { brand, homeTitle, pageMetadata, pageTitle } from './site'

describe('pageTitle', () => {
  it('puts the brand in front', () => {
    expect(pageTitle('Trick Library')).toBe(`${brand} | Trick Library`)
  })

  it('leaves a title alone that names the brand already', () => {
    expect(pageTitle(homeTitle)).toBe(homeTitle)
  })
})

describe('pageMetadata', () => {
  it('gives the preview its fixed size and an absolute address, for both kinds of card', () => {
    const metadata = pageMetadata({
      title: 'Kickflip',
      description: 'd',
      path: '/tricks/kickflip',
      preview: '/p.png',
    })
    for (const card of [metadata.openGraph, metadata.twitter]) {
      expect(card?.images).toEqual([
        {
          url: expect.stringMatching(/^https?:\/\/.+\/p\.png$/),
          width: 1200,
          height: 630,
          alt: `${brand} | Kickflip`,
        },
      ])
    }
    expect(metadata.alternates?.canonical).toMatch(/^https?:\/\/[^/]+\/tricks\/kickflip$/)
  })
})
