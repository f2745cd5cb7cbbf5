'use client'

import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { askOwnerId, useOwnerId } from '@/components/accounts/auth-status'
import { late } from '@/components/ui/behavior/late'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { readSavedIds } from '@/lib/offline/local-storage'
import type { SavableTrick } from './asked-trick'
import { askAboutSaving, loadSaving, withSaving } from './saving'

const none: ReadonlySet<number> = new Set()
/** Which tricks are saved, for what stands inside of SavedTricks. */
export const SavedIds = createContext<ReadonlySet<number> | null>(null)

/** Lets the save buttons inside know which tricks are saved: one subscription for hundreds of buttons. */
export function SavedTricks({ children }: { children: ReactNode }) {
  const userId = useOwnerId()
  const [ids, setIds] = useState(none)
  useEffect(() => {
    // At once as this browser last knew them, and then as the account has them.
    setIds(userId === null ? none : new Set(readSavedIds()))
    if (typeof userId !== 'number') return
    let stop: (() => void) | undefined
    let isOver = false
    void loadSaving().then(
      (saving) => {
        if (!isOver) stop = saving.followSavedIds(userId, setIds)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [userId])
  return <SavedIds value={ids}>{children}</SavedIds>
}

type Props = {
  trick: SavableTrick
  /** A sign for lists, whose hundreds of rows want little markup, or words where there is room. */
  look?: 'sign' | 'words'
  /** Whether pressing again takes the trick off the list; otherwise a saved one cannot be pressed. */
  canRemove?: boolean
  /** What pressing does, in the words of the place. */
  label?: string
  /** What is said when it is done. */
  done?: string
}

const failed = 'Failed to add trick to My Tricks'

/** Puts a trick on My Tricks with one tap, or takes it off. Guests are asked to join, and nothing is sent. */
export function SaveButton({ trick, look = 'sign', canRemove = true, label, done }: Props) {
  const ids = use(SavedIds)
  if (!ids) throw new Error('A save button stands outside of SavedTricks')
  const isSaved = ids.has(trick.id)
  const onPress = async () => {
    if (isSaved) return askAboutSaving({ kind: 'remove', trick })
    const userId = await askOwnerId()
    if (userId === null) askAboutSaving({ kind: 'join', trick })
    else await withSaving((saving) => saving.saveTrick(userId, trick, done ? { done, failed } : undefined))
  }
  const words = isSaved ? 'In My Tricks' : (label ?? 'Add to My Tricks')
  return (
    <ActionButton
      aria-label={`${words}: ${trick.name}${isSaved && canRemove ? '. Remove' : ''}`}
      data-saved={isSaved || undefined}
      isResting={isSaved && !canRemove}
      onClick={onPress}
      className={look === 'words' ? buttonStyle({ variant: isSaved ? 'secondary' : 'default' }) : 'save-sign'}
    >
      {look === 'words' && `${isSaved ? '\u2713' : '+'} ${words}`}
    </ActionButton>
  )
}

const TrickLog = late(() => import('./trick-log'))

/** Counts tries of a trick on its own page, once it is on My Tricks. */
export function PracticeHere({ trickId }: { trickId: number }) {
  const ids = use(SavedIds)
  const userId = useOwnerId()
  if (!ids?.has(trickId) || typeof userId !== 'number') return null
  // Its place in the text is kept while it is loaded; on a phone it is not in the text.
  return (
    <div className="flow-root min-h-29 thumb-bar:min-h-0">
      <TrickLog userId={userId} trickId={trickId} />
    </div>
  )
}
