import { describe, expect, it } from 'vitest'
import { listRelatedPosts } from '@/lib/posts/data'
import { createPost } from '../../setup/factories'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

async function createPosts() {
  const tagNames: [string, string[]][] = [
    ['e', []],
    ['d', ['rare']],
    ['c', ['common', 'other']],
    ['b', ['common']],
    ['a', ['common', 'rare']],
  ]
  const ids = new Map<string, number>()
  for (const [index, [slug, tags]] of tagNames.entries()) {
    const { id } = await createPost({ slug, tagNames: tags, publishedAt: day(index + 1) })
    ids.set(slug, id)
  }
  return ids
}

const slugsFor = async (id = 0) => (await listRelatedPosts(id)).map(({ slug }) => slug)

describe('what to read next', () => {
  it('is what shares tags, the rare ones first, and never the post itself', async () => {
    expect(await slugsFor((await createPosts()).get('a'))).toEqual(['d', 'b', 'c'])
  })

  it('is filled up with the newest', async () => {
    const ids = await createPosts()
    expect(await slugsFor(ids.get('d'))).toEqual(['a', 'b', 'c'])
    expect(await slugsFor(ids.get('e'))).toEqual(['a', 'b', 'c'])
  })

  it('shows nothing that is not out', async () => {
    const { id } = await createPost({ tagNames: ['x'] })
    await createPost({ tagNames: ['x'], published: false })
    await createPost({ tagNames: ['x'], publishedAt: new Date(Date.now() + 3_600_000) })
    expect(await slugsFor(id)).toEqual([])
  })
})
