/** What can become stale. */
export const cacheTags = ['tricks', 'park-features', 'posts', 'transcripts'] as const
export type CacheTag = (typeof cacheTags)[number]

/** The channel of the database on which servers tell each other: the name of the one that knows, then the tag. */
export const invalidationChannel = 'invalidation'
