// The framework loads this file as its cache, at the build and when it serves.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CacheHandler, CacheHandlerContext } from 'next/dist/server/lib/incremental-cache'
import { env, isBuilding } from '../lib/env.ts'
import { begin, finish } from './begun-work.ts'
import { FrameworkCache, memoryOf, tagsOf } from './kept-pages.ts'
import { openSharedPages, type SharedPages } from './shared-pages.ts'

let shared: SharedPages | undefined

function openShared({ dev, serverDistDir = '' }: CacheHandlerContext): SharedPages | undefined {
  if (!env.REDIS_URL || isBuilding || dev) return undefined
  const release = readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8')
  shared ??= openSharedPages(env.REDIS_URL, release)
  return shared
}

/**
 * What the framework keeps by itself and, behind it, what the servers share in Redis where REDIS_URL names one.
 * Nothing counts as newer than the moment when it was begun: what is read while content changes is old.
 */
export default class KeptPages implements CacheHandler {
  readonly #own: CacheHandler
  readonly #memory: ReturnType<typeof memoryOf>
  readonly #shared: SharedPages | undefined

  constructor(context: CacheHandlerContext) {
    this.#own = new FrameworkCache(context as ConstructorParameters<typeof FrameworkCache>[0])
    this.#memory = memoryOf(context.maxMemoryCacheSize)
    this.#shared = openShared(context)
  }

  async get(...[key, context]: Parameters<CacheHandler['get']>) {
    const own = await this.#own.get(key, context)
    if (own) return own
    begin(key)
    const found = await this.#shared?.get(key)
    if (!found) return null
    finish(key, context.kind !== 'FETCH')
    this.#memory?.set(key, found)
    return found
  }

  async set(...[key, value, context]: Parameters<CacheHandler['set']>) {
    const begun = finish(key, value?.kind !== 'FETCH')
    await this.#own.set(key, value, context)
    const kept = this.#memory?.get(key)
    if (!begun || !kept || kept.value !== value) return
    const made = { ...kept, lastModified: begun.at }
    this.#memory?.set(key, made)
    if (value) void this.#shared?.set(key, made, tagsOf(value, context), begun.versions)
  }

  revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>) {
    return this.#own.revalidateTag(...args)
  }

  resetRequestCache() {}
}
