import { useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { lazy, Suspense, useId, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { type MasteryLevel, masteryLabels } from '@/lib/my-tricks/taxonomy'
import type { Slots } from './dashboard'
import { Notes } from './notes'
import { PracticeLog } from './practice-log'
import { PracticedOn } from './practiced-on'
import { changeShown, useRemoveTrick, useSaveMastery } from './use-my-tricks'

const PracticeHistory = lazy(() => import('./practice-history'))
const RemovalDialog = lazy(() => import('./removal-dialog'))

const levels = Object.entries(masteryLabels).map(([value, label]) => ({ value, label }))

type Props = { trick: MyTrick; userId: number; slots: Slots; isMastered: boolean }
type Panel = 'tutorial' | 'notes' | 'history'

/** One saved trick: how it is going, the log, and on demand how it goes, notes and history. */
export function TrickCard({ trick, userId, slots, isMastered }: Props) {
  const [isRemoving, setIsRemoving] = useState(false)
  const saveMastery = useSaveMastery(userId, trick)
  const remove = useRemoveTrick(userId, trick)
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
          onChange={(level) => saveMastery.mutate(level as MasteryLevel)}
        />
        <PracticeLog trick={trick} userId={userId} />
      </div>
      <Panels trick={trick} userId={userId} slots={slots} />
      {isRemoving && (
        <Suspense>
          <RemovalDialog name={trick.name} onRemove={remove.mutate} onClose={() => setIsRemoving(false)} />
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
              changeShown(client, userId, trick.id, (shown) => ({ ...shown, ...video })),
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
