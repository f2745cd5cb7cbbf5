import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/forms/text-fields'
import { LoadError } from '@/components/ui/load-error'
import ConfirmDialog from '@/components/ui/overlays/dialog'
import { errorMessage, toast, toastError } from '@/components/ui/overlays/toast'
import { Spinner } from '@/components/ui/status'
import { call } from '@/lib/http/client'
import { shortDateTime } from '@/lib/posts/presentation'
import { counted } from '@/lib/skate/wording'
import { type ListedUpload, maxUploadBytes, type UploadedImage } from '@/lib/uploads/schema'
import { KeptList } from './kept-list'

const path = '/api/cms/uploads'
const listKey = [path]

const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

const listFailed = 'The pictures could not be loaded.'
const uploadFailed = 'The picture could not be saved. It can be at most 10 MB.'

/** Uploads a picture. */
export function useUploadPicture(onUploaded: (image: UploadedImage) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      if (file.size > maxUploadBytes) throw new Error('too large')
      const headers = { 'content-type': file.type || 'application/octet-stream' }
      return call<UploadedImage>(path, { method: 'POST', body: file, headers })
    },
    onSuccess: (image) => {
      onUploaded(image)
      return client.invalidateQueries({ queryKey: listKey })
    },
    onError: (error) => toastError(error, uploadFailed),
  })
}

/** Why a picture was not uploaded. */
export const uploadErrorOf = (error: unknown): string => errorMessage(error, uploadFailed)

/** The pictures that were uploaded, the newest first. */
const useUploads = (isWanted = true) =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call<ListedUpload[]>(path, { signal }),
    enabled: isWanted,
    staleTime: 0,
  })

/** Saves what a picture shows in words. */
export function useDescribeUpload() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, alt }: { key: string; alt: string }) =>
      call(`${path}/${key}`, { method: 'PATCH', json: { alt } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
    onError: (error) => toastError(error, 'The alternative text could not be saved'),
  })
}

function useRemoveUpload() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (key: string) => call(`${path}/${key}`, { method: 'DELETE' }),
    onSuccess: () => {
      toast({ title: 'Picture removed' })
      return client.invalidateQueries({ queryKey: listKey })
    },
    onError: (error) => toastError(error, 'The picture could not be removed'),
  })
}

/** A picture that an editor chose: at any address, so that its size is not known. */
export const Thumbnail = ({ alt, ...attributes }: ComponentProps<'img'> & { alt: string }) => (
  <picture className="block">
    <img {...attributes} alt={alt} />
  </picture>
)

type SourceProps = {
  /** What a file is chosen for. */
  label: string
  upload: ReturnType<typeof useUploadPicture>
  onPick: (upload: ListedUpload) => void
}

/** Where a picture comes from: a file, or one that was uploaded before. */
export function PictureSource({ label, upload, onPick }: SourceProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <ActionButton
        isResting={upload.isPending}
        className={buttonStyle({ variant: 'outline', size: 'sm' })}
        onClick={() => field.current?.click()}
      >
        {upload.isPending ? 'Uploading...' : label}
      </ActionButton>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={label}
        accept={pictureTypes}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) upload.mutate(file)
          // The same file may be chosen again after a failure.
          target.value = ''
        }}
      />
      <EarlierPictures onPick={onPick} />
    </>
  )
}

const mostShown = 24

/** The pictures that were uploaded before, to use again. */
function EarlierPictures({ onPick }: { onPick: (upload: ListedUpload) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: uploads, isError, refetch } = useUploads(isOpen)
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        className={buttonStyle({ variant: 'outline', size: 'sm' })}
        onClick={() => setIsOpen(!isOpen)}
      >
        Pick an earlier picture
      </button>
      {isOpen && isError && <LoadError message={listFailed} onRetry={() => void refetch()} />}
      {isOpen && uploads?.length === 0 && <p className="mt-2 text-soft">No pictures yet.</p>}
      {isOpen && uploads && (
        <ul
          aria-label="Earlier pictures"
          className="mt-2 grid max-h-52 grid-cols-4 gap-2 overflow-y-auto p-1"
        >
          {uploads.slice(0, mostShown).map((upload) => (
            <li key={upload.key}>
              <button
                type="button"
                aria-label={upload.alt || `Picture of ${shortDateTime(upload.createdAt)}`}
                className="block w-full border-2 border-line hover:border-signal"
                onClick={() => onPick(upload)}
              >
                <Thumbnail
                  src={upload.url}
                  alt=""
                  loading="lazy"
                  className="aspect-square w-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Every uploaded picture: where it is used, what it shows, and how it goes. */
export function PicturesManager() {
  const { data: uploads, isError, refetch } = useUploads()
  const [removing, setRemoving] = useState<ListedUpload | null>(null)
  const { mutate: remove } = useRemoveUpload()
  if (isError) return <LoadError isBoxed message={listFailed} onRetry={() => void refetch()} />
  if (!uploads) return <Spinner label="Loading pictures..." />
  return (
    <>
      <p className="mb-4 max-w-prose text-soft">
        Upload pictures where you write. One that no post and no earlier version shows for thirty days is
        removed.
      </p>
      {uploads.length === 0 && <p>No pictures yet.</p>}
      <KeptList aria-label="Pictures" className="grid gap-4 outline-none sm:grid-cols-2 lg:grid-cols-3">
        {uploads.map((upload) => (
          <Picture key={upload.key} upload={upload} onRemove={() => setRemoving(upload)} />
        ))}
      </KeptList>
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
    : `No post shows it now, but ${counted(earlierVersions, 'earlier version does', 'earlier versions do')}, and would lose it. This action cannot be undone.`

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
