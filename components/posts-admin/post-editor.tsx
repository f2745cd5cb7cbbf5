import { useLayoutEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCode } from '@/components/ui/behavior/late'
import { catchFocus, useKeptFocus } from '@/components/ui/behavior/lost-focus'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/forms/text-fields'
import { LoadError } from '@/components/ui/load-error'
import ConfirmDialog from '@/components/ui/overlays/dialog'
import { Spinner } from '@/components/ui/status'
import { shortDateTime } from '@/lib/posts/presentation'
import type { EditedPost } from '@/lib/posts/schema'
import { counted } from '@/lib/skate/wording'
import { MetaDescription } from './meta-description'
import { AutosaveOffers, StoredNote } from './unsaved-work'
import type { PostEditing } from './use-post-editor'
import { useRestore, useRevisions } from './use-posts'

// The rich-text editor is by far the heaviest part, and a post can do without it.
const loadDesk = () => import('./writing-desk')

type Props = {
  editing: PostEditing
  /** Puts another version of the post into the editor. */
  onOpen: (post: EditedPost) => void
  onCancel: () => void
}

/** A new post needs two fields and generates the rest; one that is written by hand has a desk. */
export function PostEditor({ editing, onOpen, onCancel }: Props) {
  const { form, post, opening } = editing
  const [writtenAt, setWrittenAt] = useState<number | null>(null)
  const { title: _title, excerpt: _excerpt, ...others } = form.formState.errors
  const sheet = useRef<HTMLFormElement>(null)
  useKeptFocus(sheet, '[name=title]', editing.autosave.offers.length)
  const isBusy = editing.isSaving || editing.isGenerating
  const holdsMore = useWatch({
    control: form.control,
    compute: ({ title: _, excerpt: __, ...written }) => Object.values(written).some((value) => value !== ''),
  })
  // Whatever was written, or is wrong, can be seen; but a text that is generated and published at once goes its way.
  const hasMore = !isBusy && holdsMore
  const wantsDesk = writtenAt === opening || post !== null || hasMore || Object.keys(others).length > 0
  // Who begins a post may want the desk next.
  const [isBegun, setIsBegun] = useState(false)
  const { code, isError, retry } = useCode(loadDesk, isBegun || wantsDesk)
  const WritingDesk = code?.default
  const hasDesk = wantsDesk && WritingDesk !== undefined
  // A new post is written in its two fields until the desk is there: no key is lost on the way.
  const isAtDesk = hasDesk || post !== null
  const field = useRef('title')
  useLayoutEffect(() => {
    if (hasDesk) catchFocus(sheet.current?.querySelector<HTMLElement>(`[name=${field.current}]`))
  }, [hasDesk])
  return (
    <form
      ref={sheet}
      noValidate
      method="post"
      className={isAtDesk ? 'space-y-4' : 'space-y-6'}
      onSubmit={editing.publish}
      onFocus={({ target }) => {
        setIsBegun(true)
        field.current = target.getAttribute('name') ?? field.current
      }}
    >
      {/* At the desk the title stands large in its field. */}
      <h3 className={isAtDesk ? 'sr-only' : 'text-title'}>{post ? `Edit: ${post.title}` : 'New Post'}</h3>
      <AutosaveOffers
        autosave={editing.autosave}
        version={post?.version ?? null}
        onRestore={editing.restore}
      />
      {!isAtDesk && (
        <QuickFields
          editing={editing}
          onWrite={() => {
            editing.focusTitle()
            setWrittenAt(opening)
          }}
        />
      )}
      {wantsDesk && !WritingDesk && <NoDesk isError={isError} onRetry={retry} />}
      {wantsDesk && WritingDesk && <WritingDesk key={opening} editing={editing} />}
      <Actions editing={editing} isAtDesk={isAtDesk} onCancel={onCancel} />
      {post && <RevisionHistory key={`history ${post.id}`} post={post} onRestored={onOpen} />}
    </form>
  )
}

const NoDesk = ({ isError, onRetry }: { isError: boolean; onRetry: () => void }) =>
  isError ? (
    <LoadError message="The editor could not be loaded. Check your connection." onRetry={onRetry} />
  ) : (
    <Spinner label="Loading the editor..." />
  )

function QuickFields({
  editing: { form, titleField },
  onWrite,
}: {
  editing: PostEditing
  onWrite: () => void
}) {
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <div className="space-y-6">
        <p className="border-signal border-l-4 pl-4 text-soft">
          The content is auto-generated with default tags and a featured image, and the post publishes
          immediately.
        </p>
        <TextField label="Title" maxLength={150} error={errors.title?.message} {...titleField} />
        <MetaDescription form={form} rows={3} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-2 border-line border-dashed p-4 lg:flex-col lg:flex-nowrap lg:items-start lg:justify-center lg:p-6">
        <p className="min-w-0 text-soft max-lg:flex-1 max-lg:basis-60 lg:text-lg">
          Have something to say? Then nothing is generated, and tags and cover are yours to choose.
        </p>
        <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={onWrite}>
          Write it yourself
        </button>
      </div>
    </div>
  )
}

type ActionsProps = { editing: PostEditing; isAtDesk: boolean; onCancel: () => void }

/** What can be done with the post as it is; each button does what it says. */
function Actions({ editing, isAtDesk, onCancel }: ActionsProps) {
  const { post, isSaving, isGenerating } = editing
  const isBusy = isSaving || isGenerating
  const isPublished = post?.published ?? false
  const secondary = buttonStyle({ variant: 'outline' })
  return (
    <div
      className={`flex flex-wrap items-center gap-3 ${isAtDesk ? 'sticky bottom-(--thumb-bar) z-20 border-line border-t-2 bg-paper py-3' : ''}`}
    >
      <ActionButton type="submit" isResting={isBusy} className={buttonStyle()}>
        {isGenerating
          ? 'Generating...'
          : isSaving
            ? 'Saving...'
            : isPublished
              ? 'Update Post'
              : 'Publish Post'}
      </ActionButton>
      {!isPublished && (
        <ActionButton isResting={isBusy} className={secondary} onClick={() => void editing.saveDraft()}>
          Save Draft
        </ActionButton>
      )}
      {isPublished && (
        <ActionButton isResting={isBusy} className={secondary} onClick={() => void editing.unpublish()}>
          Unpublish
        </ActionButton>
      )}
      <button type="button" className={buttonStyle({ variant: 'ghost' })} onClick={onCancel}>
        Cancel
      </button>
      <StoredNote stored={editing.autosave.stored} />
    </div>
  )
}

type HistoryProps = { post: EditedPost; onRestored: (post: EditedPost) => void }

/** The earlier versions of a post, to restore. */
function RevisionHistory({ post, onRestored }: HistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = () => {
    setIsOpen(true)
    // The button goes, and would take the focus along.
    heading.current?.focus()
  }
  return (
    <section className="border-line border-t-2 pt-5">
      <h3 ref={heading} tabIndex={-1} className="text-title outline-none">
        History
      </h3>
      <p className="my-3 text-soft">
        This is version {post.version}, saved on {shortDateTime(post.updatedAt)}.
      </p>
      {isOpen ? (
        <Revisions post={post} onRestored={onRestored} />
      ) : (
        <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={open}>
          Show earlier versions
        </button>
      )}
    </section>
  )
}

function Revisions({ post, onRestored }: HistoryProps) {
  const { data: revisions, isError, refetch } = useRevisions(post.id)
  const [wanted, setWanted] = useState<number | null>(null)
  const { mutate: restore, isPending } = useRestore(post.id, onRestored)
  if (isError) return <LoadError message="The history could not be loaded." onRetry={() => void refetch()} />
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
            <p className="min-w-0 flex-1 basis-60 break-words">
              <span className="font-semibold">
                Version {version}: {title}
              </span>
              <span className="block text-soft text-sm">
                {counted(words, 'word')}, {editor ?? 'from the start'}, {shortDateTime(createdAt)}
              </span>
            </p>
            <ActionButton
              aria-label={`Restore version ${version}`}
              isResting={isPending}
              className={buttonStyle({ variant: 'outline', size: 'sm' })}
              onClick={() => setWanted(version)}
            >
              Restore
            </ActionButton>
          </li>
        ))}
      </ul>
      {wanted !== null && (
        <ConfirmDialog
          title={`Restore version ${wanted}`}
          question="The post goes back to what it said then, right away. The current version stays in the history, and what you have not saved here is offered to you again."
          confirmLabel="Restore"
          onConfirm={() => restore(wanted)}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  )
}
