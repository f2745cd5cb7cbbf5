import { beforeEach, expect, it, vi } from 'vitest'

// The framework's cache as it is seen from here: text under a key, gone when its tag is.
const kept = vi.hoisted(() => new Map<string, { text: string; tags: string[] }>())
vi.mock('next/cache', () => ({
  revalidateTag: (tag: string) => {
    for (const [key, { tags }] of kept) if (tags.includes(tag)) kept.delete(key)
  },
  unstable_cache:
    (read: (...args: unknown[]) => Promise<unknown>, parts: string[], { tags }: { tags: string[] }) =>
    async (...args: unknown[]) => {
      const key = JSON.stringify([parts, args])
      const entry = kept.get(key) ?? { text: JSON.stringify(await read(...args)), tags }
      kept.set(key, entry)
      return JSON.parse(entry.text)
    },
}))
vi.mock('server-only', () => ({}))
vi.mock('../db/client', () => ({ db: { $queryRaw: async () => [{ listeners: [] }] } }))
vi.mock('../public-read', () => ({ readPublic: (read: (from: object) => unknown) => read({}) }))

const { cached, invalidate } = await import('./cache')

const reads = vi.fn(async (_: object, slug: string) => ({ slug, steps: ['pop', 'slide'] }))
const read = cached('a trick', ['tricks'], reads)

beforeEach(() => {
  kept.clear()
  reads.mockClear()
})

it('hands out one result for the same question until its tag is invalidated', async () => {
  const first = await read('ollie')
  expect(await read('ollie')).toBe(first)
  expect(await read('nollie')).toMatchObject({ slug: 'nollie' })
  expect(reads).toHaveBeenCalledTimes(2)

  await invalidate('tricks')
  const anew = await read('ollie')
  expect(anew).toEqual(first)
  expect(anew).not.toBe(first)
  expect(reads).toHaveBeenCalledTimes(3)
})

it('keeps what another tag is about', async () => {
  const first = await read('ollie')
  await invalidate('posts')
  expect(await read('ollie')).toBe(first)
})

it('lets nobody change what all are given', async () => {
  const { steps } = await read('ollie')
  expect(() => steps.push('catch')).toThrow(TypeError)
})
