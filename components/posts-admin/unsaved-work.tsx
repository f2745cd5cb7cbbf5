import { useState } from 'react'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { clearAutosave, listAutosaves, type StoredAutosave } from '@/lib/posts/autosave'
import { shortDateTime } from '@/lib/posts/presentation'
import { titleOf } from './post-editor'

type Props = { userId: number; isOpening: boolean; onContinue: (left: StoredAutosave) => void }

/** What this editor left unsaved in this browser, wherever: after a crash, a closed tab, an expired session. */
export function UnsavedWork({ userId, isOpening, onContinue }: Props) {
  const [left, setLeft] = useState(() => listAutosaves(userId))
  if (left.length === 0) return null
  const discard = (key: string) => {
    clearAutosave(key)
    setLeft(listAutosaves(userId))
  }
  return (
    <section
      aria-labelledby="unsaved-work"
      className="mb-6 border-2 border-line border-l-8 border-l-signal bg-sheet p-4"
    >
      <h3 id="unsaved-work" className="text-xl">
        Unsaved in this browser
      </h3>
      <ul className="mt-2 divide-y divide-line/30">
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
      </ul>
    </section>
  )
}
