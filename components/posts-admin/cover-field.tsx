import { useMutation } from '@tanstack/react-query'
import { TextField } from '@/components/ui/text-fields'
import { toastError } from '@/components/ui/toast'
import type { PostEditing } from './use-post-editor'
import { pictureTypes, uploadPicture } from './use-posts'

export const tooLarge = 'The picture could not be kept. It may have at most 10 megabytes.'

/** The cover: an address, or a picture of one's own. */
export function CoverField({ desk: { form } }: { desk: PostEditing }) {
  const upload = useMutation({
    mutationFn: uploadPicture,
    onSuccess: ({ url }) => form.setValue('coverImage', url, { shouldDirty: true, shouldValidate: true }),
    onError: (error) => toastError(error, tooLarge),
  })
  return (
    <div>
      <TextField
        label="Cover Image"
        hint="An address, or a picture to upload. Empty: our own."
        error={form.formState.errors.coverImage?.message}
        {...form.register('coverImage')}
      />
      <label className="mt-2 block">
        <span className="sr-only">Upload a cover</span>
        <input
          type="file"
          accept={pictureTypes}
          disabled={upload.isPending}
          className="w-full text-sm file:mr-3 file:min-h-9 file:border-2 file:border-line file:bg-paper file:px-3 file:font-semibold file:text-ink"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) upload.mutate(file)
            target.value = ''
          }}
        />
      </label>
    </div>
  )
}
