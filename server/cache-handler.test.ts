import { tmpdir } from 'node:os'
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { beforeEach, expect, it } from 'vitest'
import KeptPages from './cache-handler.ts'
import { forget } from './kept-pages.ts'

const handler = new KeptPages({
  fs: nodeFs,
  serverDistDir: tmpdir(),
  maxMemoryCacheSize: 1_000_000,
  flushToDisk: false,
  revalidatedTags: [],
} as unknown as CacheHandlerContext)

const reading = { kind: 'FETCH', tags: ['posts'], softTags: [] } as unknown as Parameters<KeptPages['get']>[1]
const writing = { fetchCache: true, tags: ['posts'] } as Parameters<KeptPages['set']>[2]
const made = (body: string) =>
  ({ kind: 'FETCH', data: { body, headers: {}, url: '' }, revalidate: 60 }) as Parameters<KeptPages['set']>[1]

let key: string
beforeEach(() => {
  key = crypto.randomUUID()
})

const kept = async () => (await handler.get(key, reading))?.value

it('keeps what was made', async () => {
  expect(await kept()).toBeUndefined()
  await handler.set(key, made('rows'), writing)
  expect(await kept()).toEqual(made('rows'))
})

it('forgets what is under a tag, and nothing else', async () => {
  await kept()
  await handler.set(key, made('rows'), writing)
  forget('tricks')
  expect(await kept()).toEqual(made('rows'))
  forget('posts')
  expect(await kept()).toBeUndefined()
})

it('does not keep as new what was begun before something changed and finished after', async () => {
  await kept()
  forget('posts')
  await handler.set(key, made('old rows'), writing)
  expect(await kept()).toBeUndefined()
  await handler.set(key, made('new rows'), writing)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await handler.set(key, made('newer rows'), writing)
  expect(await kept()).toEqual(made('newer rows'))
})
