import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  clearAutosave,
  listAutosaves,
  newAutosaveKey,
  type StoredAutosave,
  saveAutosave,
} from '@/lib/posts/autosave'
import { emptyForm, isSameForm, type PostForm, type PostFormOutput } from '@/lib/posts/post-form'

type Form = UseFormReturn<PostForm, unknown, PostFormOutput>

/** What is being written, for its autosave: of which post, based on which of its versions, and what is saved of it. */
type Writing = { key: string; postId: number | null; version: number | null; saved: PostForm }

/** How far the writing is stored in this browser: nothing to store, stored at a time, or refused by the browser. */
export type Stored = { kind: 'clean' } | { kind: 'stored'; at: string } | { kind: 'refused' }

const debounceMs = 400
const clean: Stored = { kind: 'clean' }

/**
 * Stores what is written in this browser until it is saved, and offers what an earlier visit, another tab or a conflict
 * left of the same post.
 */
export function useAutosave(userId: number, form: Form) {
  const [offers, setOffers] = useState<StoredAutosave[]>([])
  const [stored, setStored] = useState(clean)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [first] = useState<Writing>(() => ({
    key: newAutosaveKey(userId, null),
    postId: null,
    version: null,
    saved: emptyForm,
  }))
  const writing = useRef(first)

  const store = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { key, version, saved } = writing.current
    const values = { ...form.getValues() }
    if (isSameForm(values, saved)) {
      clearAutosave(key)
      return setStored(clean)
    }
    const savedAt = new Date().toISOString()
    setStored(
      saveAutosave(key, { values, version, savedAt }) ? { kind: 'stored', at: savedAt } : { kind: 'refused' },
    )
  }, [form])

  /** Stores at once what is still waiting. */
  const flush = useCallback(() => {
    if (timer.current !== undefined) store()
  }, [store])

  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer.current)
      timer.current = setTimeout(store, debounceMs)
    })
    // A tab that closes or sleeps does not wait.
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      unsubscribe()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [form, store, flush])

  /** Starts with what a post holds now, under a key of its own, and looks for what was left of it. */
  const begin = useCallback(
    (saved: PostForm, postId: number | null, version: number | null) => {
      clearTimeout(timer.current)
      timer.current = undefined
      writing.current = { key: newAutosaveKey(userId, postId), postId, version, saved }
      setStored(clean)
      setOffers(
        listAutosaves(userId).filter((left) => left.postId === postId && !isSameForm(left.values, saved)),
      )
    },
    [userId],
  )

  useEffect(() => begin(emptyForm, null, null), [begin])

  /** Goes on after a save of these values: only what was written since is unsaved. */
  const saved = (values: PostForm, postId: number, version: number) => {
    const { key } = writing.current
    clearAutosave(key)
    writing.current = { key: newAutosaveKey(userId, postId), postId, version, saved: values }
    store()
  }

  const drop = (key: string) => {
    clearAutosave(key)
    setOffers((left) => left.filter((offer) => offer.key !== key))
  }

  /** Goes on with what was left: it is ours from now on, based on the version that it was. */
  const adopt = (offer: StoredAutosave) => {
    writing.current = { ...writing.current, version: offer.version }
    store()
    drop(offer.key)
  }

  return {
    /** What was left of this post, the latest first. */
    offers,
    stored,
    /** Under which key this writing is stored. */
    isOwn: (key: string) => writing.current.key === key,
    begin,
    saved,
    adopt,
    drop,
    flush,
    /** Gives up what is being written. */
    giveUp: () => {
      clearTimeout(timer.current)
      timer.current = undefined
      clearAutosave(writing.current.key)
      setStored(clean)
    },
  }
}
