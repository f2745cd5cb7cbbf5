import { useId } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { slugOf } from '@/lib/posts/slug'
import { ContentEditor } from './content-editor'
import { ContentNotes } from './content-notes'
import { CoverField } from './cover-field'
import type { PostEditing } from './use-desk'

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
