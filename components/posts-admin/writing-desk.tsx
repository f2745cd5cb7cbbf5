import { useQuery } from '@tanstack/react-query'
import {
  memo,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useController, useWatch } from 'react-hook-form'
import { isComposing } from '@/components/ui/behavior/composing'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/forms/text-fields'
import ConfirmDialog from '@/components/ui/overlays/dialog'
import { send } from '@/lib/http/client'
import { emptyLinksIn, imagesElsewhere, imagesWithoutAlt, internalLinksIn } from '@/lib/posts/content'
import { addressIn, textSourceNote, unfinishedDate } from '@/lib/posts/post-form'
import { counted } from '@/lib/skate/wording'
import { ContentEditor } from './editor/content-editor'
import { MetaDescription } from './meta-description'
import { PictureSource, Thumbnail, useUploadPicture } from './pictures'
import type { PostEditing } from './use-post-editor'

type Props = { editing: PostEditing }

const focusText = (desk: HTMLElement | null) => desk?.querySelector<HTMLElement>('[role=textbox]')?.focus()

/** Where a post is written: the text first, everything else beside it, or below it where it is narrow. */
export default function WritingDesk({ editing }: Props) {
  const desk = useRef<HTMLDivElement>(null)
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    const isHidden = desk.current?.offsetParent === null
    if (isHidden || event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!editing.isSaving) void (editing.post?.published ? editing.saveOn() : editing.saveDraft())
  })
  useEffect(() => {
    // Wherever the focus is: a button that saves loses it while it does.
    const listen = (event: KeyboardEvent) => saveByKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <div ref={desk} className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <Text editing={editing} onTitled={() => focusText(desk.current)} />
      <Settings editing={editing} />
    </div>
  )
}

function Text({ editing: { form, ...editing }, onTitled }: Props & { onTitled: () => void }) {
  const { errors } = form.formState
  const labelId = useId()
  const [content, source] = useWatch({ control: form.control, name: ['content', 'textSource'] })
  const note = textSourceNote(source)
  // The editor takes longer to begin than a press may: the desk around it is painted first.
  const isDeskPainted = useDeferredValue(true, false)
  return (
    <div className="min-w-0 space-y-3">
      <TitleField error={errors.title?.message} field={editing.titleField} onTitled={onTitled} />
      <div>
        <p id={labelId} className="sr-only">
          Content
        </p>
        {isDeskPainted ? (
          <ContentEditor
            labelId={labelId}
            value={content}
            onChange={(html) => {
              form.setValue('content', html, { shouldDirty: true })
              // What is written after everything was deleted is written by hand.
              if (html === '') form.setValue('textSource', '')
            }}
          />
        ) : (
          <div className="h-[32rem] border-2 border-line bg-sheet" />
        )}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-soft text-sm">{note}</p>
          <Generate
            isGenerating={editing.isGenerating}
            isBlank={content === ''}
            onGenerate={editing.generate}
          />
        </div>
        {errors.content?.message && (
          <p role="alert" className="mt-1 font-semibold text-danger text-sm">
            {errors.content.message}
          </p>
        )}
        <ContentNotes html={useDeferredValue(content)} />
      </div>
    </div>
  )
}

type TitleProps = {
  error: string | undefined
  field: PostEditing['titleField']
  onTitled: () => void
}

function TitleField({ error, field, onTitled }: TitleProps) {
  const titleId = useId()
  return (
    <div>
      <label htmlFor={titleId} className="sr-only">
        Title
      </label>
      <textarea
        id={titleId}
        rows={1}
        maxLength={150}
        placeholder="Title"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${titleId}-error` : undefined}
        className="editor-title w-full border-line border-b-2 bg-transparent pb-2 font-display text-title uppercase aria-invalid:border-danger md:text-[2.5rem]"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
          event.preventDefault()
          onTitled()
        }}
        {...field}
      />
      {error && (
        <p id={`${titleId}-error`} role="alert" className="mt-1 font-semibold text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

type GenerateProps = { isGenerating: boolean; isBlank: boolean; onGenerate: () => Promise<void> }

function Generate({ isGenerating, isBlank, onGenerate }: GenerateProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <ActionButton
        isResting={isGenerating}
        className={buttonStyle({ variant: 'outline', size: 'sm' })}
        onClick={() => (isBlank ? void onGenerate() : setIsAsking(true))}
      >
        {isGenerating ? 'Generating...' : 'Generate Content'}
      </ActionButton>
      {isAsking && (
        <ConfirmDialog
          title="Generate Content"
          question="A generated text replaces what is here now. Undo brings it back."
          confirmLabel="Replace it"
          onConfirm={() => void onGenerate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

function Settings({ editing: { form, post } }: Props) {
  const { errors } = form.formState
  return (
    <section aria-label="Post settings" className="space-y-5 lg:border-line lg:border-l-2 lg:pl-6">
      <MetaDescription form={form} rows={4} />
      <TextField
        label="Tags"
        hint="Separated by commas"
        error={errors.tags?.message ?? errors.tags?.root?.message}
        {...form.register('tags')}
      />
      <CoverField form={form} />
      <TextField
        label="Image Attribution"
        hint="May hold links"
        error={errors.imageAttribution?.message}
        {...form.register('imageAttribution')}
      />
      <AddressField form={form} post={post} />
      <PublicationField form={form} />
    </section>
  )
}

function AddressField({ form, post }: Pick<PostEditing, 'form' | 'post'>) {
  const [title, written] = useWatch({ control: form.control, name: ['title', 'slug'] })
  const slug = addressIn({ title, slug: written }) || post?.slug
  // Nobody has seen the address of what was never published.
  const wasPublic = post?.publishedAt && new Date(post.publishedAt) <= new Date()
  const isMoving = wasPublic && slug !== post.slug
  return (
    <TextField
      label="Address"
      hint={`/blog/${slug || '...'}${isMoving ? '. The old address keeps leading here.' : ''}`}
      placeholder="From the title"
      error={form.formState.errors.slug?.message}
      {...form.register('slug')}
    />
  )
}

/** When the post is published. What is typed only in part is told from nothing, which publishes at once. */
function PublicationField({ form }: Pick<PostEditing, 'form'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'publishedAt' })
  const take = ({ currentTarget: { validity, value } }: SyntheticEvent<HTMLInputElement>) =>
    field.onChange(validity.badInput ? unfinishedDate : value)
  return (
    <TextField
      {...field}
      type="datetime-local"
      label="Publish at"
      max="9999-12-31T23:59"
      hint="Empty: right away. A future date schedules the post."
      error={fieldState.error?.message}
      value={field.value === unfinishedDate ? '' : field.value}
      onChange={take}
      // A part of a date comes and goes without a change.
      onInput={take}
      onKeyUp={take}
      onBlur={(event) => {
        take(event)
        field.onBlur()
      }}
    />
  )
}

/** The cover: a URL, or a picture to upload or to pick. */
function CoverField({ form }: Pick<PostEditing, 'form'>) {
  const take = ({ url }: { url: string }) =>
    form.setValue('coverImage', url, { shouldDirty: true, shouldValidate: true })
  const upload = useUploadPicture(take)
  const cover = useWatch({ control: form.control, name: 'coverImage' })
  return (
    <div className="space-y-2">
      {cover && (
        <Thumbnail
          src={cover}
          alt=""
          className="aspect-video w-full border-2 border-line bg-sheet object-cover"
        />
      )}
      <TextField
        label="Cover Image"
        hint="Paste a link or upload a picture. Leave it blank and we'll use ours."
        error={form.formState.errors.coverImage?.message}
        {...form.register('coverImage')}
      />
      <PictureSource label="Upload a cover" upload={upload} onPick={take} />
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

/** Warnings about the content: broken or empty links, pictures without alternative text or on other sites. */
const ContentNotes = memo(function ContentNotes({ html }: { html: string }) {
  const links = internalLinksIn(html)
  const { data: broken = [] } = useQuery({
    queryKey: ['links', ...links],
    queryFn: ({ signal }) => listBrokenLinks(links, signal),
    staleTime: 60_000,
  })
  const [withoutAlt, empty] = [imagesWithoutAlt(html), emptyLinksIn(html)]
  const elsewhere = imagesElsewhere(html)
  const notes = [
    ...broken.map((link) => `Nothing is at ${link}`),
    ...(empty > 0 ? [`${counted(empty, 'link leads', 'links lead')} nowhere`] : []),
    ...(withoutAlt > 0 ? [`${counted(withoutAlt, 'picture has', 'pictures have')} no alternative text`] : []),
    ...(elsewhere > 0
      ? [
          `${counted(elsewhere, 'picture is', 'pictures are')} on another site and may disappear: upload what should stay`,
        ]
      : []),
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
})
