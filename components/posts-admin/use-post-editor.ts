import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toast, toastError } from '@/components/ui/toast'
import { showFieldErrors, useZodForm } from '@/components/ui/use-zod-form'
import { AppError } from '@/lib/errors'
import { type Autosave, clearAutosave, findAutosave, saveAutosave } from '@/lib/posts/autosave'
import { isBlank } from '@/lib/posts/content'
import {
  emptyForm,
  formOf,
  isSameForm,
  type PostForm,
  type PostFormOutput,
  postForm,
} from '@/lib/posts/post-form'
import type { EditedPost } from '@/lib/posts/schema'
import { readPost, useDraft, useSavePost } from './use-posts'

type Form = UseFormReturn<PostForm, unknown, PostFormOutput>

const pauseMs = 600

/**
 * Keeps what is written in this browser until it is saved, and finds what an earlier visit left. `id` is that of
 * the post, null for a new one; `version` is the one that the fields were made from.
 */
function useAutosave(userId: number, form: Form, id: number | null, version: number | null) {
  const [offer, setOffer] = useState<Autosave | null>(null)
  const saved = useRef(emptyForm)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      const values = form.getValues()
      if (isSameForm(values, saved.current)) return
      saveAutosave(userId, id, { values, version, savedAt: new Date().toISOString() })
    }
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, pauseMs)
    })
    // A tab that is closed does not wait for the pause.
    const leave = () => timer !== undefined && keep()
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      unsubscribe()
      window.removeEventListener('pagehide', leave)
    }
  }, [form, userId, id, version])

  /** Says what the form holds when nothing has been written yet, and looks for what was left of an earlier time. */
  const begin = useCallback(
    (values: PostForm, postId: number | null) => {
      saved.current = values
      const found = findAutosave(userId, postId)
      setOffer(found && !isSameForm(found.values, values) ? found : null)
    },
    [userId],
  )

  const end = useCallback(
    (postId: number | null) => {
      saved.current = form.getValues()
      clearAutosave(userId, postId)
      setOffer(null)
    },
    [form, userId],
  )

  return { offer, begin, end, dismiss: () => setOffer(null) }
}

/** Somebody else's state of the post, and what this editor wanted to save over it. */
export type Conflict = { said: string; theirs: EditedPost; values: PostFormOutput; published: boolean }

export type PostEditing = ReturnType<typeof usePostEditor>

const loadSchema = async () => postForm

const fields = Object.keys(emptyForm) as (keyof PostForm)[]

type Options = { userId: number; onSaved: () => void; onSignedOut: () => void }

/** The post on the desk: what its fields hold, where it came from, and the ways to save it. */
export function usePostEditor({ userId, onSaved, onSignedOut }: Options) {
  const form = useZodForm(loadSchema, emptyForm)
  const [editing, setEditing] = useState<EditedPost | null>(null)
  // The version that the fields were made from, which may be older than the post that was opened.
  const [base, setBase] = useState<number | undefined>()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const autosave = useAutosave(userId, form, editing?.id ?? null, base ?? null)
  const draft = useDraft()
  const save = useSavePost()

  const open = (post: EditedPost | null) => {
    const values = post ? formOf(post) : emptyForm
    form.reset(values)
    setEditing(post)
    setBase(post?.version)
    setConflict(null)
    autosave.begin(values, post?.id ?? null)
  }

  useEffect(() => autosave.begin(emptyForm, null), [autosave.begin])

  const succeed = () => {
    const id = editing?.id ?? null
    toast(
      id === null
        ? { title: 'Blog post created', description: 'Your blog post has been created successfully' }
        : { title: 'Blog post updated', description: 'Your blog post has been updated successfully' },
    )
    autosave.end(id)
    open(null)
    onSaved()
  }

  const fail = (error: unknown, values: PostFormOutput, published: boolean): Promise<void> | void => {
    const known = error instanceof AppError ? error : null
    if (known?.code === 'conflict' && editing) {
      const said = known.extras.details ?? known.message
      return readPost(editing.id)
        .then((theirs) => setConflict({ said, theirs, values, published }))
        .catch((reason: unknown) => toastError(reason, 'Failed to update blog post'))
    }
    toastError(error, editing ? 'Failed to update blog post' : 'Failed to create blog post')
    if (known?.code === 'unauthorized') onSignedOut()
    showFieldErrors<PostForm>(error, fields, form.setError)
  }

  const write = (values: PostFormOutput, published: boolean, version = base): Promise<void> => {
    const post = { ...values, published }
    const saving = editing ? { id: editing.id, post: { ...post, version } } : { id: null, post }
    return save.mutateAsync(saving).then(succeed, (error: unknown) => fail(error, values, published))
  }

  const generate = (): Promise<string | null> => {
    const { title, excerpt } = form.getValues()
    return draft.mutateAsync({ title, excerpt }).then(
      ({ content }) => {
        form.setValue('content', content, { shouldDirty: true })
        return content
      },
      () => null,
    )
  }

  /** Publishes or updates; a new post without a text gets one first. */
  const publish = form.handleSubmit(async (values) => {
    if (editing || !isBlank(values.content)) return write(values, true)
    const content = await generate()
    if (content !== null) await write({ ...values, content }, true)
  })

  return {
    form,
    editing,
    autosave,
    conflict,
    isWriting: draft.isPending,
    isSaving: save.isPending,
    open,
    publish,
    saveDraft: form.handleSubmit((values) => write(values, false)),
    /** Writes a text from title and meta description, once these are good enough. */
    generate: () => form.trigger(['title', 'excerpt']).then((isGood) => (isGood ? generate() : null)),
    closeConflict: () => setConflict(null),
    /** Saves what this editor wrote over what the other one did. */
    overwrite: ({ values, published, theirs }: Conflict) => {
      setConflict(null)
      return write(values, published, theirs.version)
    },
    restoreAutosave: () => {
      if (!autosave.offer) return
      for (const name of fields)
        form.setValue(name, autosave.offer.values[name] ?? '', { shouldDirty: true, shouldValidate: false })
      setBase(autosave.offer.version ?? undefined)
      autosave.dismiss()
    },
  }
}
