import { describe, expect, it } from 'vitest'
import { relatedPosts } from './related'

const post = (slug: string, ...tags: string[]) => ({
  slug,
  tags: tags.map((name) => ({ id: 1, name, slug: name })),
})
const posts = [
  post('a', 'common', 'rare'),
  post('b', 'common'),
  post('c', 'common', 'other'),
  post('d', 'rare'),
  post('e'),
]
const slugsFor = (own: ReturnType<typeof post>, count?: number) =>
  relatedPosts(own, posts, count).map(({ slug }) => slug)

describe('what to read next', () => {
  it('is what shares tags, the rare ones first, and never the post itself', () => {
    expect(slugsFor(post('a', 'common', 'rare'))).toEqual(['d', 'b', 'c'])
  })

  it('keeps the order of the list among equals, and fills up from it', () => {
    expect(slugsFor(post('x', 'other'), 4)).toEqual(['c', 'a', 'b', 'd'])
    expect(slugsFor(post('x'), 2)).toEqual(['a', 'b'])
  })
})
