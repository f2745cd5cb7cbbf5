import type { CacheTag } from './cache/tags.ts'

const place = globalThis as typeof globalThis & { contentVersions?: Map<CacheTag, string> }

place.contentVersions ??= new Map()

/**
 * Which version of the content under each tag is in force, as far as this server has heard. One that is missing
 * is not known: before the server listens, and from a change of its own until that is announced. On globalThis,
 * since the server and the framework's bundles in it each load this file.
 */
export const contentVersions: Map<CacheTag, string> = place.contentVersions

/** The version of what nobody has changed yet. */
export const firstVersion = 'first'
