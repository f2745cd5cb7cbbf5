import { type ComponentProps, useRef, useState } from 'react'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { shortDateTime } from '@/lib/posts/presentation'
import type { ListedUpload } from '@/lib/uploads/schema'
import { pictureTypes, type useUploadPicture, useUploads } from './use-uploads'

/** A picture that an editor chose: at any address, so that its size is not known. */
export const Thumbnail = ({ alt, ...attributes }: ComponentProps<'img'> & { alt: string }) => (
  <picture>
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
  const { data: uploads } = useUploads(isOpen)
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
