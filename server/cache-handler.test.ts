import type { CacheHandlerValue, Handler } from '@fortedigital/nextjs-cache-handler/cache-handler.types'
import { describe, expect, it, vi } from 'vitest'
import { noteAway } from '../lib/outages.ts'
import { createMemoryStore, withGenerations } from './cache-handler.ts'
import { currentGeneration, inCurrentGeneration, nextGeneration } from './generation.ts'
import { dispensable } from './redis-store.ts'

const lifespan = { revalidate: 60 } as CacheHandlerValue['lifespan']
const rows = (body: string, tags = ['posts']): CacheHandlerValue => ({
  lastModified: Date.now(),
  tags,
  lifespan,
  value: {
    kind: 'FETCH',
    data: { body, headers: {}, url: '' },
    revalidate: 60,
  } as CacheHandlerValue['value'],
})

const meta = { implicitTags: [] }

describe('what the framework keeps', () => {
  const store = withGenerations(createMemoryStore())
  const read = async () => (await store.get('key', meta))?.value
  const write = (entry: CacheHandlerValue) => inCurrentGeneration(() => store.set('key', entry))

  it('is there, with its lifetime', async () => {
    await write(rows('a'))
    expect(await store.get('key', meta)).toMatchObject({
      ...rows('a'),
      lastModified: expect.any(Number),
      cacheControl: { revalidate: 60 },
    })
  })

  it('counts no more when it is old, but for the time when the database is away', async () => {
    const lastModifiedAt = Date.now() / 1000 - 91
    const old = { ...rows('a'), lifespan: { revalidate: 60, staleAge: 60, lastModifiedAt } as never }
    await write(old)
    expect(await read()).toBeUndefined()
    noteAway()
    expect(await read()).toEqual(old.value)
    noteAway(Number.NEGATIVE_INFINITY)
    expect(await read()).toBeUndefined()
  })

  it('is gone when its tag is invalidated, and only then', async () => {
    await write(rows('a'))
    await store.revalidateTag('tricks')
    expect(await read()).toEqual(rows('a').value)
    await store.revalidateTag('posts')
    expect(await read()).toBeUndefined()
  })

  it('is tied to the tags in the headers of a route handler’s response', async () => {
    const headers = { 'x-next-cache-tags': 'posts,_N_T_/blog' }
    const value = { kind: 'APP_ROUTE', body: Buffer.from('feed'), status: 200, headers } as never
    await write({ ...rows(''), tags: [], value })
    expect(await read()).toBe(value)
    await store.revalidateTag('posts')
    expect(await read()).toBeUndefined()
  })

  it('is not what anyone can make up: addresses without a page, and other names of one', async () => {
    const shown = (status: number) =>
      ({
        ...rows(''),
        value: { kind: 'APP_PAGE', html: 'page', status } as never,
      }) satisfies CacheHandlerValue
    for (const status of [404, 308]) {
      await inCurrentGeneration(() => store.set(`/tricks/${status}`, shown(status)))
      expect(await store.get(`/tricks/${status}`, meta)).toBeNull()
    }
    for (const [key, status] of [
      ['/tricks/kickflip', 200],
      ['/_not-found', 404],
    ] as const) {
      await inCurrentGeneration(() => store.set(key, shown(status)))
      expect(await store.get(key, meta)).not.toBeNull()
    }
  })

  it('is not what was started before an invalidation and finished after it', async () => {
    await inCurrentGeneration(async () => {
      await store.revalidateTag('posts')
      await store.set('key', rows('old'))
    })
    expect(await read()).toBeUndefined()
    await write(rows('new'))
    expect(await read()).toEqual(rows('new').value)
  })

  it('makes what others render out of date when something old was finished: they may have joined it', async () => {
    await inCurrentGeneration(async () => {
      nextGeneration()
      const joined = currentGeneration()
      await store.set('key', rows('old'))
      expect(currentGeneration()).toBeGreaterThan(joined)
    })
  })

  it('is not what was invalidated while it was being stored', async () => {
    const memory = createMemoryStore()
    const slow = withGenerations({
      ...memory,
      async set(...args) {
        await memory.set(...args)
        nextGeneration()
      },
    })
    await inCurrentGeneration(() => slow.set('key', rows('old')))
    expect(await slow.get('key', meta)).toBeNull()
  })
})

describe('a shared store', () => {
  function open(over: Partial<Handler> = {}) {
    const memory = createMemoryStore()
    const shared: Handler = { ...memory, ...over }
    const state = { isReady: true }
    const report = vi.fn()
    return { shared, state, report, store: dispensable(shared, () => state.isReady, report) }
  }
  const later = (ms: number) => {
    const at = performance.now() + ms
    return vi.spyOn(performance, 'now').mockImplementation(() => at)
  }

  it('is not believed before what may have changed meanwhile is invalidated there', async () => {
    const { shared, store } = open()
    await shared.set('key', rows('from before'))
    expect(await store.get('key', meta)).toBeNull()
    await store.set('key', rows('now'))
    expect((await store.get('key', meta))?.value).toEqual(rows('now').value)
  })

  it('is not read for a second after an invalidation, in which others may still store what is old', async () => {
    const { store } = open()
    await store.get('key', meta)
    await store.revalidateTag('posts')
    await store.set('key', rows('new'))
    expect(await store.get('key', meta)).toBeNull()
    const clock = later(1001)
    expect(await store.get('key', meta)).not.toBeNull()
    clock.mockRestore()
  })

  it('that fails or hangs is left alone for two seconds, and reported', async () => {
    const get = vi.fn(() => new Promise<never>(() => undefined))
    const { store, report } = open({ get })
    expect(await store.get('key', meta)).toBeNull()
    expect(await store.get('key', meta)).toBeNull()
    expect(get).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledWith(expect.stringContaining('250 ms'))
  })

  it('that missed an invalidation is not believed until it has had it', async () => {
    const { shared, state, store } = open()
    await store.get('key', meta)
    await store.set('key', rows('old'))
    state.isReady = false
    await store.revalidateTag('posts')
    expect(await store.get('key', meta)).toBeNull()
    state.isReady = true
    const clock = later(5000)
    expect(await store.get('key', meta)).toBeNull()
    expect(await shared.get('key', meta)).toBeNull()
    clock.mockRestore()
  })
})
