import { buttonStyle } from '@/components/ui/button'
import { landingWords } from '@/lib/my-tricks/landing-words'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { usePractice } from './use-practice'

const half = 'min-h-12 flex-1'

/** Counts tries with one tap each, and says what they amount to. */
export function PracticeLog({ trick, userId }: { trick: MyTrick; userId: number }) {
  const { landing, canUndo, log, undo } = usePractice(userId, trick)
  return (
    <div>
      <fieldset className="flex gap-2">
        <legend className="mb-1 font-semibold text-label text-soft uppercase">Log a try</legend>
        <button
          type="button"
          aria-label={`Missed: ${trick.name}`}
          onClick={() => log(1, 0)}
          className={`${buttonStyle({ variant: 'outline' })} ${half}`}
        >
          Missed
        </button>
        <button
          type="button"
          aria-label={`Landed: ${trick.name}`}
          onClick={() => log(1, 1)}
          className={`${buttonStyle()} ${half}`}
        >
          Landed
        </button>
        <button
          type="button"
          aria-label={`Undo the last try of ${trick.name}`}
          disabled={!canUndo}
          onClick={undo}
          className={buttonStyle({ variant: 'ghost', size: 'icon' })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-2 stroke-current">
            <path d="M9 6L4 11l5 5M4 11h10a5 5 0 010 10h-3" />
          </svg>
        </button>
      </fieldset>
      <p role="status" className="mt-2 min-h-10 text-sm">
        {landing ? landingWords(landing) : 'No tries logged yet.'}
      </p>
    </div>
  )
}
