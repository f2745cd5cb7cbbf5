/** What can become stale. */
export const cacheTags = ['tricks', 'park-features', 'posts', 'transcripts'] as const
export type CacheTag = (typeof cacheTags)[number]

/**
 * The channel of the database on which servers tell each other: `changed TAG VERSION`, and `heard VERSION NAME`
 * by each that has.
 */
export const invalidationChannel = 'invalidation'
