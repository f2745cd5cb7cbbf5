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
import { getPost, useDraft, useSavePost } from './use-posts'

/** A post that someone else saved (`theirs`), and what this editor wanted to save. `said`: who saved it and when. */
export type Conflict = { said: string; theirs: EditedPost; values: PostFormOutput; published: boolean }

export type PostEditing = ReturnType<typeof usePostEditor>

const loadSchema = async () => postForm

const fields = Object.keys(emptyForm) as (keyof PostForm)[]

type Options = { userId: number; onSaved: () => void; onSignedOut: () => void }

/** The post being edited, null for a new one: its form, its autosave, and the ways to save it. */
export function usePostEditor({ userId, onSaved, onSignedOut }: Options) {
  const form = useZodForm(loadSchema, emptyForm)
  const [post, setPost] = useState<EditedPost | null>(null)
  // The version that the form is based on; after an autosave is restored, it may be older than the post.
  const [base, setBase] = useState<number | undefined>()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const autosave = useAutosave(userId, form, post?.id ?? null, base ?? null)
  const draft = useDraft()
  const save = useSavePost()

  const open = (opened: EditedPost | null) => {
    const values = opened ? formOf(opened) : emptyForm
    form.reset(values)
    setPost(opened)
    setBase(opened?.version)
    setConflict(null)
    autosave.begin(values, opened?.id ?? null)
  }

  useEffect(() => autosave.begin(emptyForm, null), [autosave.begin])

  const write = async (values: PostFormOutput, published: boolean, version = base): Promise<void> => {
    const input = { ...values, published }
    try {
      await save.mutateAsync(post ? { id: post.id, post: { ...input, version } } : { id: null, post: input })
    } catch (error) {
      return handleFailure(error, values, published)
    }
    toast(
      post
        ? { title: 'Blog post updated', description: 'Your blog post has been updated successfully' }
        : { title: 'Blog post created', description: 'Your blog post has been created successfully' },
    )
    autosave.end(post?.id ?? null)
    open(null)
    onSaved()
  }

  const handleFailure = async (error: unknown, values: PostFormOutput, published: boolean): Promise<void> => {
    const known = error instanceof AppError ? error : null
    if (known?.code === 'conflict' && post) {
      const said = known.extras.details ?? known.message
      return getPost(post.id).then(
        (theirs) => setConflict({ said, theirs, values, published }),
        (reason: unknown) => toastError(reason, 'Failed to update blog post'),
      )
    }
    toastError(error, post ? 'Failed to update blog post' : 'Failed to create blog post')
    if (known?.code === 'unauthorized') onSignedOut()
    showFieldErrors<PostForm>(error, fields, form.setError)
  }

  /** Fills in a generated text. Returns it, or null if that failed. */
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

  return {
    form,
    post,
    autosave,
    conflict,
    isGenerating: draft.isPending,
    isSaving: save.isPending,
    open,
    /** Publishes or updates; a new post without text gets a generated one first. */
    publish: form.handleSubmit(async (values) => {
      if (post || !isBlank(values.content)) return write(values, true)
      const content = await generate()
      if (content !== null) await write({ ...values, content }, true)
    }),
    saveDraft: form.handleSubmit((values) => write(values, false)),
    /** Generates a text once title and meta description are valid. */
    generate: async () => {
      if (await form.trigger(['title', 'excerpt'])) await generate()
    },
    closeConflict: () => setConflict(null),
    /** Saves what this editor wrote over the other version. */
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

type Form = UseFormReturn<PostForm, unknown, PostFormOutput>

const debounceMs = 600

/**
 * Stores what is written in this browser until it is saved, and offers what an earlier visit left. `id`: the post, null
 * for a new one; `version`: the version that the form is based on.
 */
function useAutosave(userId: number, form: Form, id: number | null, version: number | null) {
  const [offer, setOffer] = useState<Autosave | null>(null)
  const saved = useRef(emptyForm)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const store = () => {
      clearTimeout(timer)
      timer = undefined
      const values = form.getValues()
      if (isSameForm(values, saved.current)) return
      saveAutosave(userId, id, { values, version, savedAt: new Date().toISOString() })
    }
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(store, debounceMs)
    })
    // A closing tab does not wait for the debounce.
    const leave = () => timer !== undefined && store()
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      unsubscribe()
      window.removeEventListener('pagehide', leave)
    }
  }, [form, userId, id, version])

  /** Sets what the form holds before anything is written, and looks for an earlier autosave. */
  const begin = useCallback(
    (values: PostForm, postId: number | null) => {
      saved.current = values
      const found = findAutosave(userId, postId)
      setOffer(found && !isSameForm(found.values, values) ? found : null)
    },
    [userId],
  )

  /** Removes the autosave of a post: it was saved or given up. */
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
