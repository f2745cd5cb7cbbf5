import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import type { StoredAutosave } from '@/lib/offline/autosave'
import { cursorAfter, postsPerPage } from '@/lib/posts/list'
import type { Draft, DraftRequest, EditedPost, PostInput, PostRevision, PostUpdate } from '@/lib/posts/schema'

const path = '/api/cms/blog/posts'
const listKey = [path]
const revisionsKey = (id: number) => [path, id, 'revisions']

const pathFrom = (before: string) => (before ? `${path}?${new URLSearchParams({ before })}` : path)

/** Every post, including drafts, a page at a time. */
export const useAllPosts = () =>
  useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) => call<EditedPost[]>(pathFrom(pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => {
      const last = page.at(-1)
      return last && page.length === postsPerPage ? cursorAfter('updatedAt', last) : null
    },
    select: ({ pages }) => pages.flat(),
  })

/** Fetches the current version of a post. */
export const getPost = (id: number) => call<EditedPost>(`${path}/${id}`)

/** A post to open, null for a new one, perhaps to go on with what was left of it. */
type Opening = { id: number | null; left?: StoredAutosave }

/** Fetches a post to open it in the editor. What was left of a post that is gone becomes a new one. */
export function useOpenPost(onOpened: (post: EditedPost | null, left?: StoredAutosave) => void) {
  return useMutation({
    mutationFn: async ({ id, left }: Opening): Promise<EditedPost | null> => {
      if (id === null) return null
      return getPost(id).catch((error: unknown) => {
        if (left && error instanceof AppError && error.code === 'not_found') return null
        throw error
      })
    },
    onSuccess: (post, { left }) => onOpened(post, left),
    onError: (error) => toastError(error, 'Failed to fetch blog post', 'Error Loading Post'),
  })
}

/** What to save: a new post, or a change to one. */
type Saving = { id: null; post: PostInput } | { id: number; post: PostUpdate }

/** Saves a post. The caller reports failures. */
export function useSavePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, post }: Saving) =>
      id === null
        ? call<EditedPost>(path, { method: 'POST', json: post })
        : call<EditedPost>(`${path}/${id}`, { method: 'PUT', json: post }),
    // Covers the history of the post too, whose key starts with the same path.
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
    onError: (error) =>
      error instanceof AppError && error.code === 'not_found'
        ? client.invalidateQueries({ queryKey: listKey })
        : undefined,
  })
}

export function useRemovePost(onRemoved: (id: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(`${path}/${id}`, { method: 'DELETE' }),
    onSuccess: (_, id) => {
      toast({ title: 'Blog post deleted', description: 'The blog post has been deleted successfully' })
      // At once: the list of the server may be as long as before, with a post that moved up.
      client.setQueryData<InfiniteData<EditedPost[]>>(
        listKey,
        (known) =>
          known && { ...known, pages: known.pages.map((page) => page.filter((post) => post.id !== id)) },
      )
      onRemoved(id)
      return client.invalidateQueries({ queryKey: listKey })
    },
    onError: (error) => toastError(error, 'Failed to delete blog post'),
  })
}

/** Generates the text of a post. */
export function useDraft() {
  return useMutation({
    mutationFn: (request: DraftRequest) =>
      call<Draft>('/api/cms/blog/generate-content', { method: 'POST', json: request }),
    onError: (error) => {
      const fallback = error instanceof AppError ? 'Failed to generate content' : 'Unknown error occurred'
      toastError(error, fallback, 'Content generation failed')
    },
  })
}

/** The versions of a post. */
export const useRevisions = (id: number) =>
  useQuery({
    queryKey: revisionsKey(id),
    queryFn: ({ signal }) => call<PostRevision[]>(`${path}/${id}/revisions`, { signal }),
  })

/** Restores an earlier version. */
export function useRestore(id: number, onRestored: (post: EditedPost) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      call<EditedPost>(`${path}/${id}/revisions/${version}/restore`, { method: 'POST' }),
    onSuccess: (post, version) => {
      toast({ title: 'Version restored', description: `The post is back to version ${version}` })
      onRestored(post)
      return client.invalidateQueries({ queryKey: listKey })
    },
    onError: (error) => toastError(error, 'Failed to update blog post'),
  })
}
