import { expect, it } from 'vitest'
import { pageMetadata } from './site'

it('gives a preview its fixed size and an absolute address, for both kinds of card', () => {
  const metadata = pageMetadata('/tricks/[slug]', { value: 'kickflip', title: 'Kickflip', description: 'd' })
  for (const card of [metadata.openGraph, metadata.twitter]) {
    expect(card?.images).toEqual([
      {
        url: expect.stringMatching(/^https?:\/\/[^/]+\/preview\/trick\/kickflip\.png$/),
        width: 1200,
        height: 630,
        alt: 'DarkSlide | Kickflip',
      },
    ])
  }
  expect(metadata.alternates?.canonical).toMatch(/^https?:\/\/[^/]+\/tricks\/kickflip$/)
  expect(metadata.robots).toBeUndefined()
})

it('takes the title and the description of a page from the registry, and what search engines may do', () => {
  expect(pageMetadata('/settings')).toMatchObject({
    title: 'DarkSlide | Settings',
    description: expect.stringContaining('Your account'),
    robots: { index: false },
  })
})
