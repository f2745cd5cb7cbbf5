type Wish = { published: boolean; publishedAt?: string | null }

/**
 * When a post goes out, or when it would, for a draft. A moment in the future schedules it; without one it goes
 * out now, or has been out since `before`. `null` takes a schedule back, `undefined` lets it stand.
 */
export function publicationOf(wish: Wish, before: Date | null, now: Date): Date | null {
  if (wish.publishedAt) return new Date(wish.publishedAt)
  const isKept = before !== null && (before <= now || wish.publishedAt === undefined)
  if (isKept) return before
  return wish.published ? now : null
}
