import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Autosave, clearAutosave, findAutosave, saveAutosave } from '@/lib/posts/autosave'
import { emptyForm, isSameForm, type PostForm, type PostFormOutput } from '@/lib/posts/post-form'

type Form = UseFormReturn<PostForm, unknown, PostFormOutput>

const pauseMs = 600

/**
 * Keeps what is written in this browser until it is saved, and finds what an earlier visit left. `id` is that of
 * the post, null for a new one; `version` is the one that the fields were made from.
 */
export function useAutosave(userId: number, form: Form, id: number | null, version: number | null) {
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
