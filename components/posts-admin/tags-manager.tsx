import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/forms/text-fields'
import { LoadError } from '@/components/ui/load-error'
import ConfirmDialog, { Dialog } from '@/components/ui/overlays/dialog'
import { DialogActions } from '@/components/ui/overlays/dialog-actions'
import { errorMessage, toast, toastError } from '@/components/ui/overlays/toast'
import { Spinner } from '@/components/ui/status'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import type { UsedTag } from '@/lib/posts/schema'
import { slugOf } from '@/lib/posts/slug'
import { counted } from '@/lib/skate/wording'
import { KeptList } from './kept-list'

const path = '/api/cms/blog/tags'
const postsKey = ['/api/cms/blog/posts']

/** Every tag, with the number of posts that have it. */
const useTags = () =>
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
function useChangeTag(onDone: () => void, onTaken: () => void) {
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

/** Every tag: to rename, to merge with another one, to remove. */
export function TagsManager() {
  const { data: tags, error, refetch } = useTags()
  const [renaming, setRenaming] = useState<UsedTag | null>(null)
  const [removing, setRemoving] = useState<UsedTag | null>(null)
  const { mutate: change } = useChangeTag(
    () => setRemoving(null),
    () => undefined,
  )
  if (error && !tags)
    return (
      <LoadError
        isBoxed
        title="Error Loading Tags"
        message={errorMessage(error, 'Failed to fetch blog tags')}
        onRetry={() => void refetch()}
      />
    )
  if (!tags) return <Spinner label="Loading tags..." />
  if (tags.length === 0) return <p className="text-soft">No post has a tag yet.</p>
  return (
    <>
      <KeptList aria-label="Tags" className="grid gap-3 outline-none md:grid-cols-2">
        {tags.map((tag) => (
          <TagItem
            key={tag.id}
            tag={tag}
            onRename={() => setRenaming(tag)}
            onRemove={() => setRemoving(tag)}
          />
        ))}
      </KeptList>
      {renaming && <RenameDialog tag={renaming} tags={tags} onClose={() => setRenaming(null)} />}
      {removing && (
        <ConfirmDialog
          title={`Remove ${removing.name}`}
          question={`The tag is taken off ${counted(removing.posts, 'post')}. The posts stay.`}
          confirmLabel="Remove"
          onConfirm={() => change({ kind: 'remove', id: removing.id })}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}

type ItemProps = { tag: UsedTag; onRename: () => void; onRemove: () => void }

function TagItem({ tag, onRename, onRemove }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-2 border-line bg-sheet p-3">
      <p className="min-w-0 break-words">
        <span className="font-semibold">{tag.name}</span>
        <span className="block text-soft text-sm">{counted(tag.posts, 'post')}</span>
      </p>
      <div className="flex gap-2">
        <button
          type="button"
          aria-label={`Rename ${tag.name}`}
          className={buttonStyle({ variant: 'outline', size: 'sm' })}
          onClick={onRename}
        >
          Rename
        </button>
        <button
          type="button"
          aria-label={`Remove ${tag.name}`}
          className={buttonStyle({ variant: 'destructive', size: 'sm' })}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
    </li>
  )
}

function RenameDialog({ tag, tags, onClose }: { tag: UsedTag; tags: UsedTag[]; onClose: () => void }) {
  const [name, setName] = useState(tag.name)
  const [isTaken, setIsTaken] = useState(false)
  const { mutate: change, isPending } = useChangeTag(onClose, () => setIsTaken(true))
  const other = tags.find(({ id, slug }) => id !== tag.id && slug === slugOf(name))
  const rename = () => {
    if (name.trim() === '') return
    if (other) setIsTaken(true)
    else change({ kind: 'rename', id: tag.id, name })
  }
  return (
    <Dialog
      title={`Rename ${tag.name}`}
      description="All of its posts get the new name right away. The address of its list follows the name."
      onClose={onClose}
    >
      <form
        className="mt-4 space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          rename()
        }}
      >
        <TextField
          label="Name"
          value={name}
          maxLength={40}
          onChange={({ target }) => {
            setName(target.value)
            setIsTaken(false)
          }}
        />
        {isTaken && other && (
          <div role="alert" className="space-y-3 border-signal border-l-4 pl-4">
            <p>
              There is a tag {other.name} already. Merged, it takes the place of {tag.name} on{' '}
              {counted(tag.posts, 'post')}.
            </p>
            <ActionButton
              isResting={isPending}
              className={buttonStyle({ variant: 'destructive' })}
              onClick={() => change({ kind: 'merge', id: tag.id, into: other.id })}
            >
              Merge
            </ActionButton>
          </div>
        )}
        {isTaken && !other && <p role="alert">Another tag has this name. Close this and look again.</p>}
        <DialogActions onCancel={onClose}>
          <ActionButton type="submit" isResting={isPending} className={buttonStyle()}>
            Rename
          </ActionButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
