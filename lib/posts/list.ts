import type { PostSummary } from './schema'

/** What the address of the list asks for. */
export type PostFilter = { tag: string; text: string }

/** Reads the query string of the list. */
export function parsePostFilter(query: string): PostFilter {
  const params = new URLSearchParams(query)
  return { tag: params.get('tag') ?? '', text: (params.get('q') ?? '').trim() }
}

/** The query string that asks for it, empty for the whole list. */
export function postFilterQuery({ tag, text }: PostFilter): string {
  const params = new URLSearchParams({ ...(tag && { tag }), ...(text && { q: text }) })
  return params.size > 0 ? `?${params}` : ''
}

type Filtered = Pick<PostSummary, 'title' | 'excerpt' | 'tags'>

/** The posts with a tag; without one, those whose title or excerpt has the text. */
export function filterPosts<P extends Filtered>(posts: P[], { tag, text }: PostFilter): P[] {
  if (tag) return posts.filter((post) => post.tags.some(({ slug }) => slug === tag))
  const wanted = text.trim().toLowerCase()
  if (!wanted) return posts
  return posts.filter(({ title, excerpt }) =>
    [title, excerpt].some((words) => words.toLowerCase().includes(wanted)),
  )
}

/** How many posts a list gives at once. */
export const postsPerPage = 50

type Moments = 'publishedAt' | 'updatedAt'

/** Where a list that is ordered by these moments goes on after a post. */
export const cursorAfter = <M extends Moments>(moment: M, post: { id: number } & Record<M, string | null>) =>
  `${post[moment]},${post.id}`
