type Publication = { published: boolean; publishedAt?: string | null }

/**
 * When a post is published, or would be if it is a draft. A future time schedules it. Without a time it is published
 * now, or stays published since `before`. `null` cancels a schedule, `undefined` leaves it.
 */
export function publicationOf(wanted: Publication, before: Date | null, now: Date): Date | null {
  if (wanted.publishedAt) return new Date(wanted.publishedAt)
  const isKept = before !== null && (before <= now || wanted.publishedAt === undefined)
  if (isKept) return before
  return wanted.published ? now : null
}
