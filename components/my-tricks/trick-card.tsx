import { useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { lazy, type ReactNode, Suspense, useId, useState, useSyncExternalStore } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { SelectField } from '@/components/ui/choices'
import { landingWords } from '@/lib/my-tricks/practice'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { type MasteryLevel, masteryLabels } from '@/lib/my-tricks/taxonomy'
import { changeTrick } from '@/lib/offline/account-queries'
import { Notes } from './notes'
import { removeTrick } from './save-trick'
import { saveMastery, usePractice } from './use-my-tricks'

type Video = Pick<MyTrick, 'videoUrl' | 'videoStart'>

/** What other parts of the site show of a trick in here. */
export type Slots = {
  renderBadges: (trick: Pick<MyTrick, 'category' | 'difficultyRating'>) => ReactNode
  renderTutorial: (trick: MyTrick, onVideo: (video: Video) => void) => ReactNode
}

const never = () => () => undefined

const format = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric' })

/** The day of the last practice where the skater is, which the server does not know. */
function PracticedOn({ moment }: { moment: string | null }) {
  const day = useSyncExternalStore(
    never,
    () => (moment ? format(moment) : ''),
    () => '',
  )
  if (moment === null) return <span>Not practised yet</span>
  return (
    <span className="min-h-5">
      {day && (
        <>
          Practised <time dateTime={moment}>{day}</time>
        </>
      )}
    </span>
  )
}

const half = 'min-h-12 flex-1'

/** Counts tries with one tap each, and says what they amount to. */
function PracticeLog({ trick, userId }: { trick: MyTrick; userId: number }) {
  const { log, undo } = usePractice(userId, trick.id)
  const { landing } = trick
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
          disabled={!undo}
          onClick={undo ?? undefined}
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

const PracticeHistory = lazy(() => import('./practice-history'))
const RemovalDialog = lazy(() => import('./removal-dialog'))

const levels = Object.entries(masteryLabels).map(([value, label]) => ({ value, label }))

type Props = { trick: MyTrick; userId: number; slots: Slots; isMastered: boolean }

const removal = {
  done: 'Trick removed from your collection',
  failed: 'Failed to remove trick from your collection.',
}

type Panel = 'tutorial' | 'notes' | 'history'

/** One saved trick: how it is going, the log, and on demand how it goes, notes and history. */
export function TrickCard({ trick, userId, slots, isMastered }: Props) {
  const [isRemoving, setIsRemoving] = useState(false)
  return (
    <article
      aria-label={trick.name}
      className={`border-2 border-line p-5 ${isMastered ? 'border-l-8 border-l-signal bg-signal/10' : 'bg-sheet'}`}
    >
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-2xl">
          <Link href={`/tricks/${trick.slug}`} prefetch={false} className="hover:text-signal-text">
            {trick.name}
          </Link>
        </h3>
        <button
          type="button"
          aria-label={`Remove ${trick.name}`}
          onClick={() => setIsRemoving(true)}
          className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} -mt-2 -mr-2 shrink-0`}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-2 stroke-current">
            <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13" />
          </svg>
        </button>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-3 text-sm text-soft">
        {slots.renderBadges(trick)}
        <PracticedOn moment={trick.progress.lastPracticed} />
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Mastery"
          options={levels}
          value={trick.progress.masteryLevel}
          onChange={(level) => void saveMastery(userId, trick.id, level as MasteryLevel)}
        />
        <PracticeLog trick={trick} userId={userId} />
      </div>
      <Panels trick={trick} userId={userId} slots={slots} />
      {isRemoving && (
        <Suspense>
          <RemovalDialog
            name={trick.name}
            onRemove={() => void removeTrick(userId, trick, removal)}
            onClose={() => setIsRemoving(false)}
          />
        </Suspense>
      )}
    </article>
  )
}

function Panels({ trick, userId, slots }: Omit<Props, 'isMastered'>) {
  const client = useQueryClient()
  const [open, setOpen] = useState<Panel | null>(null)
  const id = useId()
  const { notes } = trick.progress
  const labels: Record<Panel, string> = {
    tutorial: open === 'tutorial' ? 'Hide Tutorial' : 'View Tutorial',
    notes: notes.length > 0 ? `Notes (${notes.length})` : 'Notes',
    history: 'History',
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {(['tutorial', 'notes', 'history'] as const).map((panel) => (
          <button
            key={panel}
            type="button"
            aria-expanded={open === panel}
            aria-controls={open === panel ? id : undefined}
            onClick={() => setOpen(open === panel ? null : panel)}
            className={`${buttonStyle({ variant: 'outline', size: 'sm' })} aria-expanded:bg-ink aria-expanded:text-paper`}
          >
            {labels[panel]}
          </button>
        ))}
      </div>
      {open && (
        <div id={id} className="mt-4 border-line border-t-2 pt-4">
          {open === 'tutorial' &&
            slots.renderTutorial(trick, (video) =>
              changeTrick(client, userId, trick.id, (shown) => ({ ...shown, ...video })),
            )}
          {open === 'notes' && <Notes trick={trick} userId={userId} />}
          {open === 'history' && (
            <Suspense fallback={<p role="status">Loading history...</p>}>
              <PracticeHistory trick={trick} userId={userId} />
            </Suspense>
          )}
        </div>
      )}
    </>
  )
}
