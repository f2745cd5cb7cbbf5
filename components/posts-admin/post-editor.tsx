import { lazy, Suspense, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import ConfirmDialog from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/status'
import { TextArea, TextField } from '@/components/ui/text-fields'
import { lengthHint } from '@/lib/posts/post-form'
import { shortDateTime } from '@/lib/posts/presentation'
import type { EditedPost } from '@/lib/posts/schema'
import type { PostEditing } from './use-post-editor'
import { useRestore, useRevisions } from './use-posts'

// The rich-text editor is by far the heaviest part, and a post can do without it.
const AdvancedPanel = lazy(() => import('./advanced-panel'))

/** The form of a post: two fields are enough, the rest is one click away. */
export function PostEditor({ editing, onCancel }: { editing: PostEditing; onCancel: () => void }) {
  const { form, post, isSaving, isGenerating } = editing
  const { errors } = form.formState
  const isBusy = isSaving || isGenerating
  return (
    <form noValidate method="post" className="space-y-6" onSubmit={editing.publish}>
      <h3 className="text-title">{post ? `Edit: ${post.title}` : 'New Post'}</h3>
      <AutosaveOffer editing={editing} />
      {!post && (
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
      <Advanced editing={editing} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={isBusy} className={buttonStyle({ size: 'lg' })}>
          {isGenerating ? 'Generating...' : isSaving ? 'Saving...' : post ? 'Update Post' : 'Publish Post'}
        </button>
        <button
          type="button"
          disabled={isBusy}
          className={buttonStyle({ variant: 'secondary', size: 'lg' })}
          onClick={() => void editing.saveDraft()}
        >
          Save as Draft
        </button>
        <button type="button" className={buttonStyle({ variant: 'outline', size: 'lg' })} onClick={onCancel}>
          Cancel
        </button>
      </div>
      {post && <RevisionHistory key={post.id} post={post} editing={editing} />}
    </form>
  )
}

function Advanced({ editing }: { editing: PostEditing }) {
  const [isOpen, setIsOpen] = useState(false)
  const { slug, tags, coverImage, imageAttribution, publishedAt, content } = editing.form.formState.errors
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
            <AdvancedPanel editing={editing} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

function AutosaveOffer({ editing }: { editing: PostEditing }) {
  const { offer } = editing.autosave
  if (!offer) return null
  const isOld = editing.post !== null && offer.version !== editing.post.version
  return (
    <div role="status" className="border-2 border-line border-l-8 border-l-signal bg-sheet p-4">
      <p className="font-semibold">You left something unsaved here at {shortDateTime(offer.savedAt)}.</p>
      {isOld && <p className="mt-1 text-soft">The post has been saved since then.</p>}
      <div className="mt-3 flex gap-3">
        <button type="button" className={buttonStyle({ size: 'sm' })} onClick={editing.restoreAutosave}>
          Restore
        </button>
        <button
          type="button"
          className={buttonStyle({ variant: 'outline', size: 'sm' })}
          onClick={() => editing.autosave.end(editing.post?.id ?? null)}
        >
          Discard
        </button>
      </div>
    </div>
  )
}

/** The earlier versions of a post, to restore. */
function RevisionHistory({ post, editing }: { post: EditedPost; editing: PostEditing }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="border-line border-t-2 pt-5">
      <h3 className="text-title">History</h3>
      <p className="my-3 text-soft">
        This is version {post.version}, saved at {shortDateTime(post.updatedAt)}.
      </p>
      {isOpen ? (
        <Revisions post={post} editing={editing} />
      ) : (
        <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={() => setIsOpen(true)}>
          Show earlier versions
        </button>
      )}
    </section>
  )
}

function Revisions({ post, editing }: { post: EditedPost; editing: PostEditing }) {
  const { data: revisions, isError } = useRevisions(post.id)
  const [wanted, setWanted] = useState<number | null>(null)
  const { mutate: restore, isPending } = useRestore(post.id, (restored) => {
    editing.autosave.end(restored.id)
    editing.open(restored)
  })
  if (isError) return <p role="alert">The history could not be loaded.</p>
  if (!revisions) return <Spinner label="Loading the history..." />
  const earlier = revisions.filter(({ version }) => version !== post.version)
  if (earlier.length === 0) return <p>There is no earlier version.</p>
  return (
    <>
      <ul className="space-y-2">
        {earlier.map(({ version, title, words, editor, createdAt }) => (
          <li
            key={version}
            className="flex flex-wrap items-center justify-between gap-3 border-2 border-line p-3"
          >
            <p className="min-w-0 break-words">
              <span className="font-semibold">
                Version {version}: {title}
              </span>
              <span className="block text-soft text-sm">
                {words} words, {editor ?? 'from the start'}, {shortDateTime(createdAt)}
              </span>
            </p>
            <button
              type="button"
              aria-label={`Restore version ${version}`}
              disabled={isPending}
              className={buttonStyle({ variant: 'outline', size: 'sm' })}
              onClick={() => setWanted(version)}
            >
              Restore
            </button>
          </li>
        ))}
      </ul>
      {wanted !== null && (
        <ConfirmDialog
          title={`Restore version ${wanted}`}
          question="The post will say again what it said then, at once. What you have not saved here goes; the present version stays in the history."
          confirmLabel="Restore"
          onConfirm={() => restore(wanted)}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  )
}
