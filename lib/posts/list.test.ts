import { describe, expect, it } from 'vitest'
import { filterPosts, parsePostFilter, postFilterQuery } from './list'

const tag = (name: string) => ({ id: 1, name, slug: name })
const posts = [
  { title: 'How to Ollie', excerpt: 'Pop and jump.', tags: [tag('ollie'), tag('street')] },
  { title: 'Falling', excerpt: 'Before you OLLIE, learn to fall.', tags: [tag('safety')] },
  { title: 'Setup', excerpt: 'Wheels and trucks.', tags: [tag('gear'), tag('street')] },
]
const titles = (filter: { tag?: string; text?: string }) =>
  filterPosts(posts, { tag: '', text: '', ...filter }).map(({ title }) => title)

describe('filterPosts', () => {
  it.each([
    [{}, ['How to Ollie', 'Falling', 'Setup']],
    [{ text: 'ollie' }, ['How to Ollie', 'Falling']],
    [{ text: ' WHEELS ' }, ['Setup']],
    [{ text: '   ' }, ['How to Ollie', 'Falling', 'Setup']],
    [{ text: 'nothing' }, []],
    [{ tag: 'street' }, ['How to Ollie', 'Setup']],
    [{ tag: 'street', text: 'fall' }, ['How to Ollie', 'Setup']],
    [{ tag: 'unknown' }, []],
  ])('by %j gives %j', (filter, left) => expect(titles(filter)).toEqual(left))

  it.each(['', '?tag=older-beginners', '?q=pop+shuvit', '?tag=a&q=b', '?q=%26%3F'])(
    'is the same after a way through the address %j',
    (query) => expect(postFilterQuery(parsePostFilter(query))).toBe(query),
  )
})
