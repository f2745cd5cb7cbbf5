import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast, toastError } from '@/components/ui/toast'
import { call } from '@/lib/http/client'
import { cursorAfter, postsPerPage } from '@/lib/posts/list'
import type {
  Draft,
  DraftRequest,
  EditedPost,
  PostInput,
  PostRevision,
  PostSummary,
  PostUpdate,
} from '@/lib/posts/schema'
import { maxUploadBytes, type UploadedImage } from '@/lib/uploads/schema'

const path = '/api/cms/blog/posts'
const listKey = [path]
const revisionsKey = (id: number) => [path, id, 'revisions']

const pathFrom = (before: string) => (before ? `${path}?${new URLSearchParams({ before })}` : path)

/** Every post there is, drafts too, a part at a time. */
export const useAllPosts = () =>
  useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) => call<PostSummary[]>(pathFrom(pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (part) => {
      const last = part.at(-1)
      return last && part.length === postsPerPage ? cursorAfter('updatedAt', last) : null
    },
    select: ({ pages }) => pages.flat(),
  })

/** A post as it is now, for editing. */
export function useOpenPost(onOpened: (post: EditedPost) => void) {
  return useMutation({
    mutationFn: (id: number) => call<EditedPost>(`${path}/${id}`),
    onSuccess: onOpened,
    onError: (error) => toastError(error, 'Failed to fetch blog post', 'Error Loading Post'),
  })
}

export const readPost = (id: number) => call<EditedPost>(`${path}/${id}`)

/** What to save: a new post, or a change of one. */
type Saving = { id: null; post: PostInput } | { id: number; post: PostUpdate }

/** Saves a post. Whoever asks says what a failure means. */
export function useSavePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, post }: Saving) =>
      id === null
        ? call<EditedPost>(path, { method: 'POST', json: post })
        : call<EditedPost>(`${path}/${id}`, { method: 'PUT', json: post }),
    // The history of the post has grown with it; both lists are below one key.
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

export function useRemovePost(onRemoved: (id: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(`${path}/${id}`, { method: 'DELETE' }),
    onSuccess: (_, id) => {
      toast({ title: 'Blog post deleted', description: 'The blog post has been deleted successfully' })
      onRemoved(id)
      return client.invalidateQueries({ queryKey: listKey })
    },
    onError: (error) => toastError(error, 'Failed to delete blog post'),
  })
}

/** Has a draft written. */
export function useDraft() {
  return useMutation({
    mutationFn: (wish: DraftRequest) =>
      call<Draft>('/api/cms/blog/generate-content', { method: 'POST', json: wish }),
    onError: (error) => toastError(error, 'Unknown error occurred', 'Content generation failed'),
  })
}

/** The states that a post has had. */
export const useRevisions = (id: number) =>
  useQuery({
    queryKey: revisionsKey(id),
    queryFn: ({ signal }) => call<PostRevision[]>(`${path}/${id}/revisions`, { signal }),
  })

/** Brings an earlier state back. */
export function useRestore(id: number, onRestored: (post: EditedPost) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      call<EditedPost>(`${path}/${id}/revisions/${version}/restore`, { method: 'POST' }),
    onSuccess: (post, version) => {
      toast({ title: 'Version restored', description: `The post says again what version ${version} said` })
      onRestored(post)
      return client.invalidateQueries({ queryKey: listKey })
    },
    onError: (error) => toastError(error, 'Failed to update blog post'),
  })
}

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Sends a picture and answers where it is. */
export function uploadPicture(file: File): Promise<UploadedImage> {
  if (file.size > maxUploadBytes) return Promise.reject(new Error('too large'))
  const headers = { 'content-type': file.type || 'application/octet-stream' }
  return call<UploadedImage>('/api/cms/uploads', { method: 'POST', body: file, headers })
}
