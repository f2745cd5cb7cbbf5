import { lazy, Suspense, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { lengthHint } from '@/lib/posts/content-hints'
import { shortMoment } from './moments'
import { RevisionHistory } from './revision-history'
import type { PostEditing } from './use-desk'

// The rich-text editor is by far the heaviest part, and a post can do without it.
const AdvancedPanel = lazy(() => import('./advanced-panel'))

/** The post on the desk: two fields are enough, the rest is one click away. */
export function PostEditor({ desk, onCancel }: { desk: PostEditing; onCancel: () => void }) {
  const { form, editing, isSaving, isWriting } = desk
  const { errors } = form.formState
  const isBusy = isSaving || isWriting
  return (
    <form noValidate method="post" className="space-y-6" onSubmit={desk.publish}>
      <h3 className="text-title">{editing ? `Edit: ${editing.title}` : 'New Post'}</h3>
      <AutosaveOffer desk={desk} />
      {!editing && (
        <p className="border-signal border-l-4 pl-4 text-soft">
          The content is auto-generated with default tags and a featured image, and the post publishes
          immediately. The advanced panel has everything else.
        </p>
      )}
      <TextField label="Title" maxLength={150} error={errors.title?.message} {...form.register('title')} />
      <TextArea
        label="Meta Description"
        rows={3}
        maxLength={500}
        error={errors.excerpt?.message}
        hint={lengthHint(form.watch('excerpt'))}
        {...form.register('excerpt')}
      />
      <Advanced desk={desk} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={isBusy} className={buttonStyle({ size: 'lg' })}>
          {isWriting ? 'Generating...' : isSaving ? 'Saving...' : editing ? 'Update Post' : 'Publish Post'}
        </button>
        <button
          type="button"
          disabled={isBusy}
          className={buttonStyle({ variant: 'secondary', size: 'lg' })}
          onClick={() => void desk.saveDraft()}
        >
          Save as Draft
        </button>
        <button type="button" className={buttonStyle({ variant: 'outline', size: 'lg' })} onClick={onCancel}>
          Cancel
        </button>
      </div>
      {editing && <RevisionHistory key={editing.id} post={editing} desk={desk} />}
    </form>
  )
}

function Advanced({ desk }: { desk: PostEditing }) {
  const [isOpen, setIsOpen] = useState(false)
  const { slug, tags, coverImage, imageAttribution, publishedAt, content } = desk.form.formState.errors
  const isWrong = Boolean(slug || tags || coverImage || imageAttribution || publishedAt || content)
  return (
    <div className="border-2 border-line">
      <button
        type="button"
        aria-expanded={isOpen || isWrong}
        className="flex min-h-13 w-full items-center justify-between px-4 font-semibold hover:bg-sheet"
        onClick={() => setIsOpen(!isOpen)}
      >
        Advanced
        <span aria-hidden="true">{isOpen || isWrong ? '−' : '+'}</span>
      </button>
      {(isOpen || isWrong) && (
        <div className="border-line border-t-2 p-4">
          <Suspense fallback={<Spinner label="Loading the editor..." />}>
            <AdvancedPanel desk={desk} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

function AutosaveOffer({ desk }: { desk: PostEditing }) {
  const { offer } = desk.autosave
  if (!offer) return null
  const isOld = desk.editing !== null && offer.version !== desk.editing.version
  return (
    <div role="status" className="border-2 border-line border-l-8 border-l-signal bg-sheet p-4">
      <p className="font-semibold">You left something unsaved here at {shortMoment(offer.savedAt)}.</p>
      {isOld && <p className="mt-1 text-soft">The post has been saved since then.</p>}
      <div className="mt-3 flex gap-3">
        <button type="button" className={buttonStyle({ size: 'sm' })} onClick={desk.restoreAutosave}>
          Restore
        </button>
        <button
          type="button"
          className={buttonStyle({ variant: 'outline', size: 'sm' })}
          onClick={() => desk.autosave.end(desk.editing?.id ?? null)}
        >
          Discard
        </button>
      </div>
    </div>
  )
}
