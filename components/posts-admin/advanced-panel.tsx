import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-fields'
import { send } from '@/lib/http/client'
import { emptyLinksIn, imagesWithoutAlt, internalLinksIn } from '@/lib/posts/content'
import { slugOf } from '@/lib/posts/slug'
import { ContentEditor } from './content-editor'
import type { PostEditing } from './use-post-editor'
import { pictureTypes, useUploadPicture } from './use-posts'

/** Everything about a post except title and meta description. */
export default function AdvancedPanel({ editing }: { editing: PostEditing }) {
  const { form, isGenerating } = editing
  const { errors } = form.formState
  const labelId = useId()
  const [title, content] = form.watch(['title', 'content'])
  return (
    <div className="space-y-5">
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label="Address"
          hint={`/blog/${form.watch('slug') || slugOf(title) || '...'}`}
          placeholder="From the title"
          error={errors.slug?.message}
          {...form.register('slug')}
        />
        <TextField
          label="Tags"
          hint="Separated by commas"
          error={errors.tags?.message ?? errors.tags?.root?.message}
          {...form.register('tags')}
        />
        <CoverField editing={editing} />
        <TextField
          label="Image Attribution"
          hint="May hold links"
          error={errors.imageAttribution?.message}
          {...form.register('imageAttribution')}
        />
        <TextField
          type="datetime-local"
          label="Publish at"
          hint="Empty: at once. A day to come schedules the post."
          error={errors.publishedAt?.message}
          {...form.register('publishedAt')}
        />
      </div>
      <div>
        <div className="mb-2 flex flex-wrap items-end justify-between gap-3">
          <p id={labelId} className="font-semibold text-label text-soft uppercase">
            Content
          </p>
          <button
            type="button"
            disabled={isGenerating}
            className={buttonStyle({ variant: 'outline', size: 'sm' })}
            onClick={() => void editing.generate()}
          >
            {isGenerating ? 'Generating...' : 'Generate Content'}
          </button>
        </div>
        <ContentEditor
          labelId={labelId}
          value={content}
          onChange={(html) => form.setValue('content', html, { shouldDirty: true })}
        />
        {errors.content?.message && (
          <p role="alert" className="mt-1 font-semibold text-danger text-sm">
            {errors.content.message}
          </p>
        )}
        <ContentNotes html={content} />
      </div>
    </div>
  )
}

/** The cover: a URL, or a picture to upload. */
function CoverField({ editing: { form } }: { editing: PostEditing }) {
  const upload = useUploadPicture(({ url }) =>
    form.setValue('coverImage', url, { shouldDirty: true, shouldValidate: true }),
  )
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

// One after the other: a post has about a dozen links, and nothing waits for the result.
async function listBrokenLinks(links: readonly string[], signal: AbortSignal): Promise<string[]> {
  const broken: string[] = []
  for (const link of links) {
    const isFound = await send(link, { method: 'HEAD', signal }).then(
      () => true,
      () => signal.aborted,
    )
    if (!isFound) broken.push(link)
  }
  return broken
}

const plural = (count: number, one: string, many: string) => (count === 1 ? `One ${one}` : `${count} ${many}`)

/** Warnings about the content: broken or empty links, pictures without alternative text. */
function ContentNotes({ html }: { html: string }) {
  const deferred = useDeferredValue(html)
  const links = internalLinksIn(deferred)
  const { data: broken = [] } = useQuery({
    queryKey: ['links', ...links],
    queryFn: ({ signal }) => listBrokenLinks(links, signal),
    staleTime: 60_000,
  })
  const [withoutAlt, empty] = [imagesWithoutAlt(deferred), emptyLinksIn(deferred)]
  const notes = [
    ...broken.map((link) => `Nothing is at ${link}`),
    ...(empty > 0 ? [`${plural(empty, 'link leads', 'links lead')} nowhere`] : []),
    ...(withoutAlt > 0 ? [`${plural(withoutAlt, 'picture has', 'pictures have')} no alternative text`] : []),
  ]
  return (
    <div role="status" aria-label="Notes on the content">
      {notes.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
          {notes.map((note) => (
            <li key={note} className="font-semibold text-signal-text">
              {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
