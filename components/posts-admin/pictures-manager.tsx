import { useState } from 'react'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import ConfirmDialog from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/status'
import { TextField } from '@/components/ui/text-fields'
import { shortDateTime } from '@/lib/posts/presentation'
import type { ListedUpload } from '@/lib/uploads/schema'
import { Thumbnail } from './pictures'
import { useDescribeUpload, useRemoveUpload, useUploads } from './use-uploads'

/** Every uploaded picture: where it is used, what it shows, and how it goes. */
export function PicturesManager() {
  const { data: uploads, isError } = useUploads()
  const [removing, setRemoving] = useState<ListedUpload | null>(null)
  const { mutate: remove } = useRemoveUpload()
  if (isError) return <p role="alert">The pictures could not be loaded.</p>
  if (!uploads) return <Spinner label="Loading pictures..." />
  return (
    <>
      <p className="mb-4 max-w-prose text-soft">
        Upload pictures where you write. One that no post and no earlier version shows for thirty days is
        removed.
      </p>
      {uploads.length === 0 && <p>No pictures yet.</p>}
      <ul aria-label="Pictures" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {uploads.map((upload) => (
          <Picture key={upload.key} upload={upload} onRemove={() => setRemoving(upload)} />
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          title="Remove picture"
          question={removalQuestion(removing)}
          confirmLabel="Remove"
          onConfirm={() => remove(removing.key)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}

const removalQuestion = ({ earlierVersions }: ListedUpload) =>
  earlierVersions === 0
    ? 'No post shows it. This action cannot be undone.'
    : `No post shows it now, but ${earlierVersions === 1 ? 'one earlier version does' : `${earlierVersions} earlier versions do`}, and would lose it. This action cannot be undone.`

function useOf({ usedIn, earlierVersions, removedAt }: ListedUpload): string {
  if (usedIn.length > 0) return `Used in ${usedIn.map(({ title }) => title).join(', ')}`
  if (earlierVersions > 0) return 'Used in earlier versions only'
  return `Unused${removedAt ? `, removed after ${shortDateTime(removedAt)}` : ''}`
}

function Picture({ upload, onRemove }: { upload: ListedUpload; onRemove: () => void }) {
  const [alt, setAlt] = useState(upload.alt)
  const describe = useDescribeUpload()
  const { url, key, width, height, bytes, usedIn, createdAt } = upload
  const name = upload.alt || `the picture of ${shortDateTime(createdAt)}`
  return (
    <li className="flex flex-col gap-3 border-2 border-line bg-sheet p-3">
      <Thumbnail
        src={url}
        alt={upload.alt}
        width={width}
        height={height}
        loading="lazy"
        className="aspect-video w-full border-2 border-line bg-paper object-contain"
      />
      <p className="break-words text-sm">{useOf(upload)}</p>
      <p className="text-soft text-sm">
        {width} × {height}, {Math.max(1, Math.round(bytes / 1024))} KB, {shortDateTime(createdAt)}
      </p>
      <TextField
        label="Alternative text"
        value={alt}
        maxLength={300}
        hint={usedIn.length > 0 ? 'For the next time it is used; posts keep the words they have.' : undefined}
        onChange={({ target }) => setAlt(target.value)}
      />
      <div className="mt-auto flex flex-wrap gap-2">
        <ActionButton
          isResting={describe.isPending || alt.trim() === upload.alt}
          aria-label={`Save the alternative text of ${name}`}
          className={buttonStyle({ variant: 'outline', size: 'sm' })}
          onClick={() => describe.mutate({ key, alt: alt.trim() })}
        >
          Save
        </ActionButton>
        <ActionButton
          isResting={usedIn.length > 0}
          aria-label={`Remove ${name}`}
          className={buttonStyle({ variant: 'destructive', size: 'sm' })}
          onClick={onRemove}
        >
          Remove
        </ActionButton>
      </div>
    </li>
  )
}
