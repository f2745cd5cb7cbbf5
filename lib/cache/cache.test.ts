import { beforeEach, describe, expect, it, vi } from 'vitest'

const revalidateTag = vi.hoisted(() => vi.fn())
const published = vi.hoisted(() => vi.fn(async (_sql: TemplateStringsArray, ..._values: unknown[]) => []))
vi.mock('next/cache', () => ({ revalidateTag, unstable_cache: vi.fn((read) => read) }))
vi.mock('../db/client', () => ({ db: { $queryRaw: published } }))

const { unstable_cache } = await import('next/cache')
const { cached, invalidate } = await import('./cache')
const { publishedTag, thisServer } = await import('./invalidation')

beforeEach(() => {
  vi.clearAllMocks()
})

it('a cached read is tied to its tags, and told apart by its name', () => {
  const read = async () => 1
  cached('tricks:count', ['tricks'], read)
  expect(unstable_cache).toHaveBeenCalledWith(read, ['tricks:count'], { tags: ['tricks'] })
})

describe('an invalidation', () => {
  it('empties this server before it is published, so that its next response is fresh', async () => {
    const order: string[] = []
    thisServer.empty = async (tag) => void order.push(`empty ${tag}`)
    published.mockImplementation(async (_sql, ...values) => {
      order.push(`publish ${values[1]}`)
      return []
    })
    await invalidate('posts')
    expect(revalidateTag).toHaveBeenCalledWith('posts', { expire: 0 })
    expect(order).toEqual(['empty posts', `publish ${thisServer.id} posts`])
    expect(published.mock.calls[0]?.[1]).toBe('invalidation')
  })

  it('that another server published is understood; its own, and what is none, is not', () => {
    expect(publishedTag('another-server posts')).toBe('posts')
    expect(publishedTag(`${thisServer.id} posts`)).toBeNull()
    for (const payload of [undefined, '', 'posts', 'another-server', 'another-server passwords'])
      expect(publishedTag(payload)).toBeNull()
  })
})
