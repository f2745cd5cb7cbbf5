import type { PostSummary } from './schema'

type Candidate = Pick<PostSummary, 'slug' | 'tags'>

/**
 * What to read after a post: those that share most tags with it, a rare tag counting more than one that
 * nearly every post has. The order of `posts`, newest first, decides among equals and fills up.
 */
export function relatedPosts<P extends Candidate>(post: Candidate, posts: P[], count = 3): P[] {
  const uses = new Map<string, number>()
  for (const { slug } of posts.flatMap(({ tags }) => tags)) uses.set(slug, (uses.get(slug) ?? 0) + 1)
  const own = new Set(post.tags.map(({ slug }) => slug))
  const nearness = ({ tags }: P) =>
    tags.reduce((sum, { slug }) => (own.has(slug) ? sum + 1 / (uses.get(slug) ?? 1) : sum), 0)
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, nearness: nearness(other) }))
    .sort((one, two) => two.nearness - one.nearness)
    .slice(0, count)
    .map(({ other }) => other)
}
