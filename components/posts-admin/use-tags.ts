import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast, toastError } from '@/components/ui/toast'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import type { UsedTag } from '@/lib/posts/schema'

const path = '/api/cms/blog/tags'
const postsKey = ['/api/cms/blog/posts']

/** Every tag, with the number of posts that have it. */
export const useTags = () =>
  useQuery({ queryKey: [path], queryFn: ({ signal }) => call<UsedTag[]>(path, { signal }) })

type Change =
  | { kind: 'rename'; id: number; name: string }
  | { kind: 'merge'; id: number; into: number }
  | { kind: 'remove'; id: number }

function send(change: Change): Promise<unknown> {
  const own = `${path}/${change.id}`
  switch (change.kind) {
    case 'rename':
      return call(own, { method: 'PATCH', json: { name: change.name } })
    case 'merge':
      return call(`${own}/merge`, { method: 'POST', json: { into: change.into } })
    case 'remove':
      return call(own, { method: 'DELETE' })
  }
}

const done: Record<Change['kind'], string> = {
  rename: 'Tag renamed',
  merge: 'Tags merged',
  remove: 'Tag removed',
}

/** Changes a tag on all of its posts. `onTaken`: another tag has the new name already. */
export function useChangeTag(onDone: () => void, onTaken: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (_, { kind }) => {
      toast({ title: done[kind] })
      onDone()
      return Promise.all([
        client.invalidateQueries({ queryKey: [path] }),
        client.invalidateQueries({ queryKey: postsKey }),
      ])
    },
    onError: (error) => {
      if (error instanceof AppError && error.code === 'conflict') onTaken()
      else toastError(error, 'The tag could not be changed')
    },
  })
}
