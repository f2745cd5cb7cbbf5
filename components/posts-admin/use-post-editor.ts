import { type FocusEvent, useRef, useState } from 'react'
import { showFieldErrors } from '@/components/ui/forms/form-errors'
import { useZodForm } from '@/components/ui/forms/zod-form'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { AppError } from '@/lib/errors'
import type { StoredAutosave } from '@/lib/offline/autosave'
import { isBlank } from '@/lib/posts/content'
import {
  addressIn,
  emptyForm,
  formFields,
  formOf,
  isSameForm,
  type PostForm,
  type PostFormOutput,
  postForm,
  withGeneratedDefaults,
} from '@/lib/posts/post-form'
import type { EditedPost } from '@/lib/posts/schema'
import { type Form, useAutosave } from './unsaved-work'
import { getPost, useDraft, useSavePost } from './use-posts'

/** A post that was saved meanwhile, and what was to be saved here. `title` and `said`: who saved it, and when. */
export type Conflict = {
  title: string
  said: string
  saved: EditedPost
  values: PostFormOutput
  published: boolean
  /** What happens once it is saved. */
  then: Then
}

/** After a save, either back to the list or on with writing. */
type Then = 'leave' | 'stay'

export type PostEditing = ReturnType<typeof usePostEditor>

const loadSchema = async () => postForm

type Options = { userId: number; onSaved: () => void }

type Submitted = Pick<ReturnType<typeof useSaving>, 'post' | 'write'> & {
  form: Form
  generate: () => Promise<boolean>
}

/** The ways to submit the form. */
function submits({ form, post, write, generate }: Submitted) {
  return {
    /** Publishes a new post or a draft, or updates a published one; a new post without text gets a generated one first. */
    publish: form.handleSubmit(async (values) => {
      if (post || !isBlank(values.content)) return write(values, true, 'leave')
      if (await generate()) await form.handleSubmit((generated) => write(generated, true, 'leave'))()
    }),
    /** Saves a new post or a draft, which stays one, and goes on. */
    saveDraft: form.handleSubmit((values) => write(values, false, 'stay')),
    /** Saves a published post and goes on; it stays published. */
    saveOn: form.handleSubmit((values) => write(values, post?.published ?? false, 'stay')),
    /** Makes a published post a draft. */
    unpublish: form.handleSubmit((values) => write(values, false, 'stay')),
  }
}

/** The post being edited, null for a new one: its form, its autosave, and the ways to save it. */
export function usePostEditor({ userId, onSaved }: Options) {
  const form = useZodForm(loadSchema, emptyForm)
  const [opening, setOpening] = useState(0)
  const autosave = useAutosave(userId, form)
  const title = useTitleField(form)
  const { isGenerating, generate } = useGenerated(form)
  const leave = () => {
    autosave.giveUp()
    open(null)
    onSaved()
  }
  const { post, write, begin, setBase, ...saving } = useSaving(form, autosave, leave)

  /** Opens a post, null for a new one, and goes on with what was left of it, if that is given. */
  const open = (opened: EditedPost | null, left?: StoredAutosave) => {
    // The last keystrokes of the post before.
    autosave.flush()
    const values = opened ? formOf(opened) : emptyForm
    form.reset(values)
    setOpening((before) => before + 1)
    begin(opened)
    autosave.begin(values, opened?.id ?? null, opened?.version ?? null)
    if (left) restore(left)
  }

  const restore = (left: StoredAutosave) => {
    for (const name of formFields)
      form.setValue(name, left.values[name] ?? '', { shouldDirty: true, shouldValidate: false })
    if (left.postId !== null) setBase(left.version ?? undefined)
    autosave.adopt(left)
  }

  return {
    form,
    ...title,
    post,
    /** Counts what was opened: the first save of a new post changes nothing for who goes on writing it. */
    opening,
    autosave,
    ...saving,
    isGenerating,
    open,
    restore,
    ...submits({ form, post, write, generate }),
    /** Generates a text once title and meta description are valid. */
    generate: async () => {
      if (await form.trigger(['title', 'excerpt'])) await generate()
    },
  }
}

/** Saves the post at hand, and says what became of it. `leave` is what comes after a save that ends the writing. */
function useSaving(form: Form, autosave: ReturnType<typeof useAutosave>, leave: () => void) {
  const [post, setPost] = useState<EditedPost | null>(null)
  // The version that the form is based on; after an autosave is restored, it may be older than the post.
  const [base, setBase] = useState<number | undefined>()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const save = useSavePost()
  // Counts what was opened: a save that comes back late is about what is no longer in the form.
  const opened = useRef(0)
  const saveFailed = post ? 'Failed to update blog post' : 'Failed to create blog post'

  const write = async (
    values: PostFormOutput,
    published: boolean,
    then: Then,
    version = base,
  ): Promise<void> => {
    const written = { ...form.getValues() }
    const input = { ...values, published }
    const key = autosave.key()
    const openedBefore = opened.current
    const isStillOpen = () => opened.current === openedBefore
    let result: EditedPost
    try {
      result = await save.mutateAsync(
        post
          ? { id: post.id, post: { ...input, slug: addressIn(written) || post.slug, version } }
          : { id: null, post: input },
      )
    } catch (error) {
      if (isStillOpen()) return handleFailure(error, { values, published, then })
      return toastError(error, saveFailed)
    }
    toast(
      post
        ? { title: 'Blog post updated', description: 'Your blog post has been updated successfully' }
        : { title: 'Blog post created', description: 'Your blog post has been created successfully' },
    )
    if (!isStillOpen()) return autosave.settle(key, written)
    // What was typed meanwhile is not in what was saved.
    if (then === 'leave' && isSameForm(written, form.getValues())) return leave()
    setPost(result)
    setBase(result.version)
    const { slug } = result
    if (written.slug === form.getValues('slug')) form.setValue('slug', slug)
    autosave.saved({ ...written, slug }, result.id, result.version)
  }

  const handleFailure = async (
    error: unknown,
    wanted: Pick<Conflict, 'values' | 'published' | 'then'>,
  ): Promise<void> => {
    const known = error instanceof AppError ? error : null
    autosave.flush()
    if (known?.code === 'not_found' && post) {
      setPost(null)
      setBase(undefined)
      autosave.goOnAsNew()
      return toast({
        title: known.message,
        description: 'It was deleted. What you wrote is still here, and can be saved as a new post.',
        variant: 'destructive',
      })
    }
    if (known?.code === 'conflict' && post) {
      const { message: title, extras } = known
      const said = extras.details ?? title
      return getPost(post.id).then(
        (saved) => setConflict({ ...wanted, title, said, saved }),
        (reason: unknown) => toastError(reason, saveFailed),
      )
    }
    toastError(error, saveFailed)
    showFieldErrors<PostForm>(error, formFields, form.setError)
  }

  return {
    post,
    conflict,
    isSaving: save.isPending,
    begin: (next: EditedPost | null) => {
      opened.current += 1
      setPost(next)
      setBase(next?.version)
      setConflict(null)
    },
    setBase,
    write,
    closeConflict: () => setConflict(null),
    /** Saves what was written here over the other version. */
    overwrite: ({ values, published, saved, then }: Conflict) => {
      setConflict(null)
      return write(values, published, then, saved.version)
    },
  }
}

/** Fills in a generated text, and what such a post has besides where that is empty. Returns whether it succeeded. */
function useGenerated(form: Form) {
  const draft = useDraft()
  const generate = async (): Promise<boolean> => {
    const { title, excerpt } = form.getValues()
    const made = await draft.mutateAsync({ title, excerpt }).catch(() => null)
    if (!made) return false
    const before = form.getValues()
    const values = {
      ...withGeneratedDefaults(before),
      content: made.content,
      textSource: made.source === 'model' ? 'MODEL' : 'COACH',
    }
    for (const name of formFields)
      if (values[name] !== before[name]) form.setValue(name, values[name], { shouldDirty: true })
    return true
  }
  return { isGenerating: draft.isPending, generate }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** The field of the title, which has the focus from the start: left empty, it is no mistake before a save. */
function useTitleField(form: Form) {
  const field = useRef<Field>(null)
  const registered = form.register('title', {
    setValueAs: (title: string) => title.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space)),
  })
  return {
    titleField: {
      ...registered,
      ref: (element: Field | null) => {
        field.current = element
        registered.ref(element)
      },
      onBlur: async (event: FocusEvent<Field>) => {
        if (event.target.value !== '' || form.formState.isSubmitted) await registered.onBlur(event)
      },
    },
    /** Gives it the focus at once; the form's own way does so a moment later, when the first letters are lost. */
    focusTitle: () => field.current?.focus(),
  }
}
