import type { PostSummary } from './schema'

// What narrows the list of posts, and how it is paged. Loaded by browsers, hence apart from the schemas and their zod.

/** What the URL of the list asks for; '' for no filter. A tag takes precedence over text. */
export type PostFilter = { tag: string; text: string }

/** Reads the query string of the list. */
export function parsePostFilter(query: string): PostFilter {
  const params = new URLSearchParams(query)
  return { tag: params.get('tag') ?? '', text: (params.get('q') ?? '').trim() }
}

/** The query string of a filter, '' for the whole list. */
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

/** How many posts one page of a list has. */
export const postsPerPage = 50

/** The cursor that continues a list, ordered by this column, after a post. */
export const cursorAfter = <C extends 'publishedAt' | 'updatedAt'>(
  column: C,
  post: { id: number } & Record<C, string | null>,
) => `${post[column]},${post.id}`
