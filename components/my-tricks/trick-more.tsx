import { type RefObject, useRef, useState } from 'react'
import { useKeptFocus } from '@/components/ui/behavior/lost-focus'
import { buttonStyle } from '@/components/ui/button'
import { LoadError } from '@/components/ui/load-error'
import { entriesByDay, monthsWords } from '@/lib/my-tricks/practice'
import type { MyTrick, PracticeDay, PracticeEntry } from '@/lib/my-tricks/schema'
import { dayWords } from '@/lib/my-tricks/view'
import { Notes } from './notes'
import { CorrectionForm, SessionForm } from './tries-form'
import { useEntries, useHistory } from './use-my-tricks'

const shownDays = 30
const step = 14
const height = 72

const words = ({ day, tries, lands }: PracticeDay) => `${dayWords(day)}: ${lands} of ${tries}`

/** Practice by day: how many tries, and how many of them were landed. */
function PracticeChart({ days, name }: { days: PracticeDay[]; name: string }) {
  const shown = days.slice(-shownDays)
  const most = Math.max(...shown.map(({ tries }) => tries))
  const scale = (count: number) => (count / most) * (height - 4)
  const label = `Practice of ${name} by day, landed of tried. ${shown.slice(-10).map(words).join('; ')}`
  return (
    <figure>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${shownDays * step} ${height}`}
        className="w-full max-w-md border-line border-b-2"
      >
        {shown.map((entry, index) => (
          <g key={entry.day} transform={`translate(${index * step} 0)`}>
            <title>{words(entry)}</title>
            <rect
              x={2}
              y={height - scale(entry.tries)}
              width={step - 4}
              height={scale(entry.tries)}
              className="fill-line/25"
            />
            <rect
              x={2}
              y={height - scale(entry.lands)}
              width={step - 4}
              height={scale(entry.lands)}
              className="fill-signal"
            />
          </g>
        ))}
      </svg>
      <figcaption className="mt-1 text-sm text-soft">
        Tries by day, landed ones in orange: the last {shown.length === 1 ? 'day' : `${shown.length} days`} of
        practice.
      </figcaption>
    </figure>
  )
}

const latest = 8

const formatDay = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-US', { day: 'numeric', month: 'short' })

const landedOf = ({ tries, lands }: Pick<PracticeDay, 'tries' | 'lands'>) => `${lands} of ${tries} landed`

type Props = { trick: MyTrick; userId: number }

/** What is known of a trick besides its row: notes, the log, and a way to write down many tries at once. */
export default function TrickMore(props: Props) {
  const { name } = props.trick
  const history = useRef<HTMLElement>(null)
  return (
    <>
      <section aria-label={`Notes on ${name}`}>
        <h4 className="mb-2 font-semibold">Notes</h4>
        <Notes {...props} />
      </section>
      <section
        ref={history}
        tabIndex={-1}
        aria-label={`History of ${name}`}
        className="space-y-6 outline-none"
      >
        <h4 className="mb-2 font-semibold">History</h4>
        <History {...props} section={history} />
        <SessionForm {...props} />
      </section>
    </>
  )
}

type HistoryProps = Props & { section: RefObject<HTMLElement | null> }

function History({ trick, userId, section }: HistoryProps) {
  const { data, entries, waiting, isError, refetch } = useHistory(userId, trick.id)
  const changes = useEntries(userId, trick.id)
  useKeptFocus(section, ':scope li button', entries.length)
  const logged = entries.length + waiting.length
  // The row counts what the history does not have yet.
  const isKnown = data !== undefined && (logged > 0 || trick.landing === null)
  return (
    <>
      <WaitingTries tries={waiting} />
      {!isKnown && !isError && <p role="status">Loading history...</p>}
      {!isKnown && isError && (
        <LoadError
          message="The history could not be loaded. Check your connection."
          onRetry={() => void refetch()}
        />
      )}
      {isKnown && logged === 0 && <p>No tries logged yet. Tap Missed or Landed at the spot.</p>}
      {data && entries.length > 0 && <Days entries={entries} name={trick.name} changes={changes} />}
      <p role="status" className="flex items-center gap-3 text-sm empty:hidden">
        {changes.last && (
          <>
            {changes.last.said}
            <button
              type="button"
              onClick={changes.undo}
              className={`${buttonStyle({ variant: 'link', size: 'sm' })} min-h-11`}
            >
              Undo
            </button>
          </>
        )}
      </p>
    </>
  )
}

type Changes = { changes: ReturnType<typeof useEntries> }

/** The days on which a trick was practiced, drawn and listed, the latest first. */
function Days({ entries, name, changes }: Changes & { entries: PracticeEntry[]; name: string }) {
  const days = entriesByDay(entries)
  const progress = monthsWords(entries, new Date())
  return (
    <div className="space-y-4">
      {progress && <p>{progress}</p>}
      <PracticeChart days={days.toReversed()} name={name} />
      <ul className="max-w-md divide-y divide-line/30 text-sm">
        {days.slice(0, latest).map((day) => (
          <li key={day.day}>
            <Day {...day} changes={changes} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Tries that no server knows yet, by day: they can be deleted once they have arrived. */
function WaitingTries({ tries }: { tries: PracticeEntry[] }) {
  if (tries.length === 0) return null
  return (
    <ul className="max-w-md space-y-2 border-line border-l-4 border-dashed pl-4 text-sm">
      {entriesByDay(tries).map(({ day, ...sum }) => (
        <li key={day}>
          <time dateTime={day}>{formatDay(day)}</time>: {landedOf(sum)}
          <span className="block text-soft">Waiting for a connection</span>
        </li>
      ))}
    </ul>
  )
}

type DayProps = ReturnType<typeof entriesByDay>[number] & Changes

/** A day of practice in one line; what was logged try by try opens under it. */
function Day({ day, entries, tries, lands, changes }: DayProps) {
  const [first, ...more] = entries
  if (first && more.length === 0) return <Entry entry={first} day={day} changes={changes} />
  return (
    <details>
      <summary className="flex min-h-11 items-center justify-between gap-3 hover:text-signal-text">
        <span>
          <time dateTime={day}>{formatDay(day)}</time>: {landedOf({ tries, lands })}
        </span>
        <span className="px-3 font-semibold">Try by try</span>
      </summary>
      <ul className="divide-y divide-line/30 border-line border-l-4 pl-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} day={day} changes={changes} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Entry({ entry, day, changes }: Changes & { entry: PracticeEntry; day: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const of = `the entry from ${formatDay(day)}: ${landedOf(entry)}`
  if (isOpen)
    return (
      <CorrectionForm
        entry={entry}
        legend={`Edit ${of}`}
        onSave={(now) => changes.correct(entry, now)}
        onClose={() => setIsOpen(false)}
      />
    )
  return (
    <div className="flex items-center justify-between gap-3 py-1">
      <span>
        <time dateTime={day}>{formatDay(day)}</time>: {landedOf(entry)}
      </span>
      <span className="flex">
        <button
          type="button"
          aria-label={`Edit ${of}`}
          onClick={() => setIsOpen(true)}
          className={buttonStyle({ variant: 'ghost', size: 'sm' })}
        >
          Edit
        </button>
        <button
          type="button"
          aria-label={`Delete ${of}`}
          onClick={() => changes.remove(entry)}
          className={buttonStyle({ variant: 'ghost', size: 'sm' })}
        >
          Delete
        </button>
      </span>
    </div>
  )
}
