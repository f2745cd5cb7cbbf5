import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-fields'
import { send } from '@/lib/http/client'
import { emptyLinksIn, imagesWithoutAlt, internalLinksIn } from '@/lib/posts/content'
import { slugOf } from '@/lib/posts/slug'
import { ContentEditor } from './content-editor'
import { CoverField } from './cover-field'
import type { PostEditing } from './use-post-editor'

// One after the other: a post has a dozen links, and nobody waits for this.
async function brokenAmong(links: readonly string[], signal: AbortSignal): Promise<string[]> {
  const broken: string[] = []
  for (const link of links) {
    const isThere = await send(link, { method: 'HEAD', signal }).then(
      () => true,
      () => signal.aborted,
    )
    if (!isThere) broken.push(link)
  }
  return broken
}

const plural = (count: number, one: string, many: string) => (count === 1 ? `One ${one}` : `${count} ${many}`)

/** What a careful editor would notice: links that lead nowhere, pictures that say nothing. */
export function ContentNotes({ html }: { html: string }) {
  const settled = useDeferredValue(html)
  const links = internalLinksIn(settled)
  const { data: broken = [] } = useQuery({
    queryKey: ['links', ...links],
    queryFn: ({ signal }) => brokenAmong(links, signal),
    staleTime: 60_000,
  })
  const [silent, empty] = [imagesWithoutAlt(settled), emptyLinksIn(settled)]
  const notes = [
    ...broken.map((link) => `Nothing is at ${link}`),
    ...(empty > 0 ? [`${plural(empty, 'link leads', 'links lead')} nowhere`] : []),
    ...(silent > 0 ? [`${plural(silent, 'picture has', 'pictures have')} no alternative text`] : []),
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

/** Everything about a post but its title and meta description. */
export default function AdvancedPanel({ desk }: { desk: PostEditing }) {
  const { form, isWriting } = desk
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
        <CoverField desk={desk} />
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
            disabled={isWriting}
            className={buttonStyle({ variant: 'outline', size: 'sm' })}
            onClick={() => void desk.generate()}
          >
            {isWriting ? 'Generating...' : 'Generate Content'}
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
