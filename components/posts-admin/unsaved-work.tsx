import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import {
  clearAutosave,
  listAutosaves,
  newAutosaveKey,
  type StoredAutosave,
  saveAutosave,
} from '@/lib/offline/autosave'
import { emptyForm, isSameForm, type PostForm, type PostFormOutput } from '@/lib/posts/post-form'
import { shortDateTime } from '@/lib/posts/presentation'
import { KeptList } from './kept-list'

/** What a post is written in. */
export type Form = UseFormReturn<PostForm, unknown, PostFormOutput>

/** What is being written, for its autosave: of which post, based on which of its versions, and what is saved of it. */
type Writing = { key: string; postId: number | null; version: number | null; saved: PostForm }

/** How far the writing is stored in this browser: nothing to store, stored at a time, or refused by the browser. */
type Stored = { kind: 'clean' } | { kind: 'stored'; at: string } | { kind: 'refused' }

const debounceMs = 400
const clean: Stored = { kind: 'clean' }

/** Stores what is written in this browser, soon after each key, and at once when the page is left. */
function useStoring(userId: number, form: Form) {
  const [stored, setStored] = useState(clean)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [first] = useState<Writing>(() => ({
    key: newAutosaveKey(userId, null),
    postId: null,
    version: null,
    saved: emptyForm,
  }))
  const writing = useRef(first)

  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    setStored(clean)
  }, [])

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

  return { writing, stored, store, flush, cancel }
}

/**
 * Stores what is written in this browser until it is saved, and offers what an earlier visit, another tab or a conflict
 * left of the same post.
 */
export function useAutosave(userId: number, form: Form) {
  const [offers, setOffers] = useState<StoredAutosave[]>([])
  const { writing, stored, store, flush, cancel } = useStoring(userId, form)

  /** Starts with what a post holds now, under a key of its own, and looks for what was left of it. */
  const begin = useCallback(
    (saved: PostForm, postId: number | null, version: number | null) => {
      cancel()
      writing.current = { key: newAutosaveKey(userId, postId), postId, version, saved }
      setOffers(
        listAutosaves(userId).filter((left) => left.postId === postId && !isSameForm(left.values, saved)),
      )
    },
    [userId, writing, cancel],
  )

  useEffect(() => begin(emptyForm, null, null), [begin])

  /** Goes on after a save of these values: only what was written since is unsaved. */
  const saved = (values: PostForm, postId: number, version: number) => {
    const { key } = writing.current
    clearAutosave(key)
    writing.current = { key: newAutosaveKey(userId, postId), postId, version, saved: values }
    store()
  }

  /** Removes what was left under another key if it holds nothing but these values, which are saved. */
  const settle = (key: string, values: PostForm) => {
    const left = listAutosaves(userId).find((autosave) => autosave.key === key)
    if (left && isSameForm(left.values, values)) drop(key)
  }

  /** Goes on without the post, which is gone: nothing of the writing is saved any more. */
  const goOnAsNew = () => {
    clearAutosave(writing.current.key)
    writing.current = { key: newAutosaveKey(userId, null), postId: null, version: null, saved: emptyForm }
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
    key: () => writing.current.key,
    begin,
    saved,
    settle,
    goOnAsNew,
    adopt,
    drop,
    flush,
    /** Gives up what is being written. */
    giveUp: () => {
      cancel()
      clearAutosave(writing.current.key)
    },
  }
}

/** Whether what is written is safe in this browser. */
export function StoredNote({ stored }: { stored: Stored }) {
  if (stored.kind === 'clean') return null
  if (stored.kind === 'refused')
    return (
      <p role="alert" className="font-semibold text-danger text-sm">
        This browser cannot keep what you write: save before you leave.
      </p>
    )
  return <p className="text-soft text-sm max-sm:sr-only">Not saved yet, kept in this browser</p>
}

type OffersProps = {
  autosave: ReturnType<typeof useAutosave>
  /** Of the post; null for a new one. */
  version: number | null
  onRestore: (offer: StoredAutosave) => void
}

/** What was left of the post that is open. */
export function AutosaveOffers({ autosave: { offers, drop }, version, onRestore }: OffersProps) {
  const [offer, ...more] = offers
  if (!offer) return null
  const isOld = version !== null && offer.version !== version
  return (
    <div role="status" className="border-2 border-line border-l-8 border-l-signal bg-sheet p-4">
      <p className="font-semibold">You left something unsaved here on {shortDateTime(offer.savedAt)}.</p>
      <p className="mt-1 break-words text-soft">
        {titleOf(offer)}
        {isOld && '. The post has been saved since then.'}
        {more.length > 0 && ` There is more: ${more.length} older.`}
      </p>
      <div className="mt-3 flex gap-3">
        <button type="button" className={buttonStyle({ size: 'sm' })} onClick={() => onRestore(offer)}>
          Restore
        </button>
        <button
          type="button"
          className={buttonStyle({ variant: 'outline', size: 'sm' })}
          onClick={() => drop(offer.key)}
        >
          Discard
        </button>
      </div>
    </div>
  )
}

/** What an autosave is called in lists. */
const titleOf = ({ values }: StoredAutosave): string => values.title.trim() || 'No title yet'

type Props = {
  userId: number
  isOpening: boolean
  onContinue: (left: StoredAutosave) => void
  onEmptied: () => void
}

/** What this editor left unsaved in this browser, wherever: after a crash, a closed tab, an expired session. */
export function UnsavedWork({ userId, isOpening, onContinue, onEmptied }: Props) {
  const [left, setLeft] = useState(() => listAutosaves(userId))
  if (left.length === 0) return null
  const discard = (key: string) => {
    clearAutosave(key)
    const now = listAutosaves(userId)
    setLeft(now)
    if (now.length === 0) onEmptied()
  }
  return (
    <section
      aria-labelledby="unsaved-work"
      className="mb-6 border-2 border-line border-l-8 border-l-signal bg-sheet p-4"
    >
      <h3 id="unsaved-work" className="text-xl">
        Unsaved in this browser
      </h3>
      <KeptList className="mt-2 divide-y divide-line/30 outline-none">
        {left.map((autosave) => (
          <li key={autosave.key} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <p className="min-w-0 flex-1 basis-48 break-words">
              {titleOf(autosave)}
              <span className="block text-soft text-sm">
                {autosave.postId === null ? 'New post' : 'Changes'}, {shortDateTime(autosave.savedAt)}
              </span>
            </p>
            <div className="flex gap-2">
              <ActionButton
                isResting={isOpening}
                aria-label={`Continue ${titleOf(autosave)}`}
                className={buttonStyle({ size: 'sm' })}
                onClick={() => onContinue(autosave)}
              >
                Continue
              </ActionButton>
              <button
                type="button"
                aria-label={`Discard ${titleOf(autosave)}`}
                className={buttonStyle({ variant: 'outline', size: 'sm' })}
                onClick={() => discard(autosave.key)}
              >
                Discard
              </button>
            </div>
          </li>
        ))}
      </KeptList>
    </section>
  )
}
