import Link from 'next/link'
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { usePending } from '@/components/accounts/use-account'
import { buttonStyle } from '@/components/ui/button'
import { useInView } from '@/components/ui/use-in-view'
import { calendarWeeks, localDay } from '@/lib/my-tricks/practice'
import type { MyTrick, NextTrick, PracticeDay } from '@/lib/my-tricks/schema'
import { saveTrick } from './save-trick'
import { type Slots, TrickCard } from './trick-card'
import { useCalendar, useFreshTricks, useMyTricks, useNextTricks, useProgressMap } from './use-my-tricks'

/** The tricks that were not practised for long, so that none gets lost. It never lowers a level. */
function KeepItFresh({ userId }: { userId: number }) {
  const { data } = useFreshTricks(userId)
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="fresh-title">
      <h2 id="fresh-title" className="mb-1 text-xl">
        Keep it fresh
      </h2>
      <p className="mb-3 text-sm text-soft">You have these. A few tries keep it so.</p>
      <ul className="border-line border-t-2">
        {data.slice(0, 5).map(({ trick, daysSince }) => (
          <li key={trick.id} className="border-line/30 border-b">
            <Link
              href={`/tricks/${trick.slug}`}
              prefetch={false}
              className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold hover:text-signal-text"
            >
              {trick.name}
              <span className="shrink-0 font-normal text-sm text-soft">{daysSince} days ago</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type NextProps = { userId: number; renderBadges: Slots['renderBadges'] }

/** Three tricks whose groundwork is done, each with the reason. */
function NextForYou({ userId, renderBadges }: NextProps) {
  const { data } = useNextTricks(userId)
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="mb-3 text-xl">
        Next for you
      </h2>
      <ul className="space-y-3">
        {data.map((next) => (
          <li key={next.trick.id} className="border-2 border-line bg-sheet p-4">
            <Suggestion next={next} userId={userId} renderBadges={renderBadges} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Suggestion({ next: { trick, reason }, userId, renderBadges }: NextProps & { next: NextTrick }) {
  return (
    <>
      <h3 className="text-xl">
        <Link href={`/tricks/${trick.slug}`} prefetch={false} className="hover:text-signal-text">
          {trick.name}
        </Link>
      </h3>
      <div className="my-2 flex flex-wrap items-center gap-3">{renderBadges(trick)}</div>
      <p className="mb-3 text-sm text-soft">{reason}</p>
      <button
        type="button"
        aria-label={`Add to My Tricks: ${trick.name}`}
        onClick={() => saveTrick(userId, trick)}
        className={buttonStyle({ variant: 'outline', size: 'sm' })}
      >
        + Add to My Tricks
      </button>
    </>
  )
}

const ProgressMap = lazy(() => import('./progress-map'))

/** The whole library with one's own tricks in it, read when one comes near it. */
function ProgressMapSection({ userId }: { userId: number }) {
  const section = useRef<HTMLElement>(null)
  const { data, isError, refetch } = useProgressMap(userId, useInView(section))
  return (
    <section ref={section} aria-labelledby="map-title" className="mt-16 min-h-96">
      <h2 id="map-title" className="mb-2 text-title">
        Progress map
      </h2>
      <p className="mb-5 max-w-prose text-soft">
        Every trick of the library, from left to right by how much it is built on. Touch one to see its way.
      </p>
      {isError && (
        <div role="alert" className="space-y-3">
          <p>The map could not be loaded. Check your connection.</p>
          <button
            type="button"
            className={buttonStyle({ variant: 'outline' })}
            onClick={() => void refetch()}
          >
            Try Again
          </button>
        </div>
      )}
      {data && (
        <Suspense>
          <ProgressMap map={data} />
        </Suspense>
      )}
    </section>
  )
}

const weeks = 20
const step = 14

/** The days on which anything was practised, as a field of squares, a column a week. */
function PracticeCalendar({ userId }: { userId: number }) {
  const { data } = useCalendar(userId)
  if (!data || data.length === 0) return null
  const columns = calendarWeeks(data, localDay(new Date()), weeks)
  const practised = columns.flat().filter(({ tries }) => tries > 0)
  const last = practised.at(-1)?.day
  const summary = `Practised on ${practised.length} ${practised.length === 1 ? 'day' : 'days'} in the last ${weeks} weeks${last ? `, last on ${last}` : ''}.`
  return (
    <section aria-labelledby="calendar-title">
      <h2 id="calendar-title" className="mb-3 text-xl">
        Practice days
      </h2>
      <svg
        role="img"
        aria-label={`Calendar. ${summary}`}
        viewBox={`0 0 ${weeks * step} ${7 * step}`}
        className="w-full max-w-xs"
      >
        {columns.map((week, column) =>
          week.map((day, row) => <DayMark key={day.day} day={day} x={column * step} y={row * step} />),
        )}
      </svg>
      <p className="mt-2 text-sm text-soft">{summary}</p>
    </section>
  )
}

function DayMark({ day: { day, tries, lands }, x, y }: { day: PracticeDay; x: number; y: number }) {
  const much = Math.min(1, 0.4 + tries / 50)
  return (
    <rect
      x={x + 1}
      y={y + 1}
      width={step - 2}
      height={step - 2}
      className={tries > 0 ? 'fill-signal' : 'fill-line/15'}
      fillOpacity={tries > 0 ? much : undefined}
    >
      <title>{tries > 0 ? `${day}: ${lands} of ${tries} landed` : day}</title>
    </rect>
  )
}

type SectionProps = {
  title: string
  tricks: MyTrick[]
  userId: number
  slots: Slots
  isMastered?: boolean
  /** What to say when there are none. */
  children: ReactNode
}

function TrickSection({ title, tricks, userId, slots, isMastered = false, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 flex items-center gap-3 text-title">
        {title}
        <span className="bg-ink px-2 py-1 font-body text-paper text-sm tabular-nums">{tricks.length}</span>
      </h2>
      {tricks.length === 0 && <p className="text-soft">{children}</p>}
      <ul className="space-y-4">
        {tricks.map((trick) => (
          <li key={trick.id}>
            <TrickCard trick={trick} userId={userId} slots={slots} isMastered={isMastered} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { userId: number; initial: MyTrick[] | undefined; slots: Slots }

/** The saved tricks by how they are going, and what follows from it. */
export function Dashboard({ userId, initial, slots }: Props) {
  return (
    <>
      <WaitingNote />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <SavedTricks userId={userId} initial={initial} slots={slots} />
        <aside className="space-y-10" aria-label="Your practice">
          <KeepItFresh userId={userId} />
          <NextForYou userId={userId} renderBadges={slots.renderBadges} />
          <PracticeCalendar userId={userId} />
        </aside>
      </div>
      <ProgressMapSection userId={userId} />
    </>
  )
}

const box = 'mb-6 border-2 border-line border-l-8 border-l-signal bg-sheet p-4'

/** Says that changes wait for a connection, so that no one makes them twice, and when they have arrived. */
function WaitingNote() {
  const { pending, isStuck } = usePending()
  const [hasWaited, setHasWaited] = useState(false)
  // What is merely on its way needs no words; what was restored from this device has waited before.
  const isWaiting = isStuck || pending.some(({ isKept }) => isKept)
  if (isWaiting && !hasWaited) setHasWaited(true)
  const words = isStuck ? waitingWords(pending.length) : hasWaited ? syncedWords(pending.length) : ''
  return (
    <p role="status" className={words && box}>
      {words}
    </p>
  )
}

const waitingWords = (count: number) =>
  count === 1
    ? '1 change is waiting for the connection. It is kept on this device and sent by itself.'
    : `${count} changes are waiting for the connection. They are kept on this device and sent by themselves.`

const syncedWords = (left: number) => (left === 0 ? 'All changes are synced.' : 'Sending your changes...')

function SavedTricks({ userId, initial, slots }: Props) {
  const { tricks, isPending, refetch } = useMyTricks(userId, initial)
  if (isPending) return <Skeletons />
  if (!tricks) return <Failed onRetry={() => void refetch()} />
  if (tricks.length === 0) return <Empty />
  const isMastered = ({ progress }: MyTrick) => progress.masteryLevel === 'MASTERED'
  const section = { userId, slots }
  return (
    <div className="space-y-10">
      <TrickSection title="In Progress" tricks={tricks.filter((trick) => !isMastered(trick))} {...section}>
        Everything here is mastered. Time for something new.
      </TrickSection>
      <TrickSection title="Mastered" tricks={tricks.filter(isMastered)} isMastered {...section}>
        Nothing mastered yet. It comes with the tries.
      </TrickSection>
    </div>
  )
}

function Skeletons() {
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">Loading your tricks...</span>
      {[0, 1, 2].map((block) => (
        <div key={block} className="h-44 animate-pulse border-2 border-line bg-sheet" />
      ))}
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="border-2 border-line bg-sheet p-6">
      <p className="mb-4">Your tricks could not be loaded. Check your connection.</p>
      <button type="button" className={buttonStyle()} onClick={onRetry}>
        Try Again
      </button>
    </div>
  )
}

function Empty() {
  return (
    <div className="border-2 border-line border-dashed p-8">
      <p className="mb-5 text-lg">
        No tricks added yet. Browse the tricks library to add some to your collection.
      </p>
      <Link href="/tricks" prefetch={false} className={buttonStyle()}>
        Browse Tricks
      </Link>
    </div>
  )
}
