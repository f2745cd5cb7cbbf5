'use client'

import { knownAuthStatus, refreshAuthStatus } from '@/components/accounts/auth-status'
import { buttonStyle } from '@/components/ui/button'
import { loadSaving } from './load-saving'
import { askAboutSaving } from './save-question'
import type { SavableTrick } from './save-trick'
import { useIsSaved } from './saved-tricks'

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

/** Puts a trick on My Tricks with one tap, or takes it off. Guests are asked to join, and nothing is sent. */
export function SaveButton({ trick, look = 'sign', canRemove = true, label, done }: Props) {
  const isSaved = useIsSaved(trick.id)
  const onPress = async () => {
    if (isSaved) return askAboutSaving({ kind: 'remove', trick })
    const { authenticated } = knownAuthStatus() ?? (await refreshAuthStatus())
    if (authenticated) await loadSaving().then((saving) => saving?.saveTrick(trick, done))
    else askAboutSaving({ kind: 'join', trick })
  }
  const words = isSaved ? 'In My Tricks' : (label ?? 'Add to My Tricks')
  return (
    <button
      type="button"
      aria-label={`${words}: ${trick.name}${isSaved && canRemove ? '. Remove' : ''}`}
      data-saved={isSaved || undefined}
      disabled={isSaved && !canRemove}
      onClick={onPress}
      className={look === 'words' ? buttonStyle({ variant: isSaved ? 'secondary' : 'default' }) : 'save-sign'}
    >
      {look === 'words' && `${isSaved ? '\u2713' : '+'} ${words}`}
    </button>
  )
}
