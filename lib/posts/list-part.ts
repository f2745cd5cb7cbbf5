/** How many posts a list gives at once. */
export const postsPerPage = 50

type Moments = 'publishedAt' | 'updatedAt'

/** Where a list that is ordered by these moments goes on after a post. */
export const cursorAfter = <M extends Moments>(moment: M, post: { id: number } & Record<M, string | null>) =>
  `${post[moment]},${post.id}`
