import { createRequire } from 'node:module'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import type * as MemoryCache from 'next/dist/server/lib/incremental-cache/memory-cache.external'
import type * as Tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import type { CacheTag } from '../lib/cache/tags.ts'
import { lastInvalidation } from '../lib/last-invalidation.ts'

// Required, not imported: the framework's own bundles share these very modules.
const load = createRequire(import.meta.url)
const folder = 'next/dist/server/lib/incremental-cache'
const { tagsManifest }: typeof Tags = load(`${folder}/tags-manifest.external.js`)
const { getMemoryCache }: typeof MemoryCache = load(`${folder}/memory-cache.external.js`)

/** What the framework keeps by itself: in memory, and as the build left it on disk. */
export const FrameworkCache: typeof FileSystemCache = load(`${folder}/file-system-cache.js`).default

/** The memory part of it, where there is one. */
export const memoryOf = (maxBytes: number | undefined) => (maxBytes ? getMemoryCache(maxBytes) : undefined)

/** When anything under the tags was last forgotten here, in milliseconds of Date.now(). */
export const forgottenAt = (tags: string[]): number =>
  Math.max(0, ...tags.map((tag) => tagsManifest.get(tag)?.expired ?? 0))

/** Makes every page and answer of this server that was read under the tag fresh on the very next request. */
export function forget(tag: CacheTag): void {
  tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: Date.now() })
  lastInvalidation.at = performance.now()
}

type Value = CacheHandlerValue['value']

/** What a page or answer was read under, as far as we named it. */
export function tagsOf(value: Value, context: object): string[] {
  if (value?.kind === 'FETCH') return 'tags' in context ? (context.tags as string[]) : []
  const header = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof header === 'string' ? header.split(',') : []
}
