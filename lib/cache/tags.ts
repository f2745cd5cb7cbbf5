/** What can become stale. */
export const cacheTags = ['tricks', 'park-features', 'posts', 'transcripts'] as const
export type CacheTag = (typeof cacheTags)[number]
