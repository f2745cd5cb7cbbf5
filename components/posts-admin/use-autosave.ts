import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Autosave, findAutosave, forgetAutosave, keepAutosave } from '@/lib/posts/autosave'
import type { PostForm, PostFormOutput } from '@/lib/posts/post-form'
import type { EditedPost } from '@/lib/posts/schema'

type Form = UseFormReturn<PostForm, unknown, PostFormOutput>

const pauseMs = 600

/**
 * Keeps what is written in this browser until it is saved, and finds what an earlier visit left. `editing` is
 * the post that is open, null for a new one.
 */
export function useAutosave(userId: number, form: Form, editing: EditedPost | null) {
  const [offer, setOffer] = useState<Autosave | null>(null)
  const saved = useRef('')
  const id = editing?.id ?? null
  const version = editing?.version ?? null

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      const values = form.getValues()
      if (JSON.stringify(values) === saved.current) return
      keepAutosave(userId, id, { values, version, savedAt: new Date().toISOString() })
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
      saved.current = JSON.stringify(values)
      const found = findAutosave(userId, postId)
      setOffer(found && JSON.stringify(found.values) !== saved.current ? found : null)
    },
    [userId],
  )

  const end = useCallback(
    (postId: number | null) => {
      saved.current = JSON.stringify(form.getValues())
      forgetAutosave(userId, postId)
      setOffer(null)
    },
    [form, userId],
  )

  const isUnsaved = () => JSON.stringify(form.getValues()) !== saved.current
  return { offer, begin, end, isUnsaved, dismiss: () => setOffer(null) }
}
