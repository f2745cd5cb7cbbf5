import { useCallback, useEffect, useRef, useState } from 'react'
import { TreeLegend } from '@/components/tricks/tree-lamp'
import { late, useCode } from '@/components/ui/behavior/late'
import { useInView } from '@/components/ui/behavior/rendering'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { LoadError } from '@/components/ui/load-error'
import { localDay } from '@/lib/days'
import { calendarWeeks } from '@/lib/my-tricks/practice'
import type { MyTrick, PracticeDay } from '@/lib/my-tricks/schema'
import { standingsOf } from '@/lib/my-tricks/standing'
import { dayWords } from '@/lib/my-tricks/view'
import { counted } from '@/lib/skate/wording'
import type { TreeTrick } from '@/lib/tricks/tree'
import { saveTrick } from './save-trick'
import { Today } from './today'
import { TrickLists } from './trick-list'
import type { Slots } from './trick-row'
import { useKept } from './use-kept'
import { useCalendar, useMyTricks, useNext } from './use-my-tricks'
import { WaitingNote } from './waiting-note'

// Only new ones see it.
const FirstVisit = late(() => import('./first-visit'))
const loadTree = () => import('@/components/tricks/skill-tree')

/** The library as a tree in which one's own tricks are lit, read when one comes near it. */
function OwnTree({ userId, initial }: Pick<Props, 'userId' | 'initial'>) {
  const section = useRef<HTMLElement>(null)
  const isNear = useInView(section)
  const { code, isError, retry } = useCode(loadTree, isNear)
  const { tricks } = useMyTricks(userId, initial)
  const { data: next } = useNext(userId)
  const levels = (tricks ?? []).map(({ id, progress }) => `${id} ${progress.masteryLevel}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try does not change where one stands
  const standings = useCallback(
    (tree: TreeTrick[]) =>
      standingsOf(
        tree,
        new Map(tricks?.map(({ id, progress }) => [id, progress.masteryLevel])),
        next?.order ?? [],
      ),
    [levels, next],
  )
  const saved = new Set(tricks?.map(({ id }) => id))
  return (
    <section ref={section} aria-labelledby="tree-title" className="mt-16 min-h-96">
      <h2 id="tree-title" className="mb-2 text-title">
        Skill tree
      </h2>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-prose text-soft">
          What you land is lit, and so, fainter, is what comes before it. What grows from it is next.
        </p>
        <TreeLegend />
      </div>
      {isError && (
        <LoadError message="The tree could not be loaded. Check your connection." onRetry={retry} />
      )}
      {code && tricks && (
        <code.SkillTree
          headingLevel={3}
          standingsOf={standings}
          renderAction={(trick) =>
            saved.has(trick.id) ? (
              <p className="font-semibold text-sm">In My Tricks</p>
            ) : (
              <button
                type="button"
                aria-label={`Add to My Tricks: ${trick.name}`}
                onClick={() => void saveTrick(userId, trick)}
                className={buttonStyle({ variant: 'outline', size: 'sm' })}
              >
                + Add
              </button>
            )
          }
        />
      )}
    </section>
  )
}

const weeks = 20
const step = 14
const calendarHeight = 'min-h-54'

/** The days on which anything was practiced, as a field of squares, a column a week. */
function PracticeCalendar({ userId }: { userId: number }) {
  const { data } = useCalendar(userId)
  // Its place is kept, since there are links below.
  if (!data) return <div className={calendarHeight} />
  const columns = calendarWeeks(data, localDay(new Date()), weeks)
  const practiced = columns.flat().filter(({ tries }) => tries > 0)
  const last = practiced.at(-1)?.day
  const summary = last
    ? `Practiced on ${counted(practiced.length, 'day')} in the last ${weeks} weeks, last on ${dayWords(last)}.`
    : `No practice in the last ${weeks} weeks. Log a try, and its day lights up.`
  return (
    <section aria-labelledby="calendar-title" className={calendarHeight}>
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
      {/* The picture says it already. */}
      <p aria-hidden="true" className="mt-2 text-sm text-soft">
        {summary}
      </p>
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
      className={tries > 0 ? 'fill-signal' : 'fill-soft/20'}
      fillOpacity={tries > 0 ? much : undefined}
    >
      <title>{tries > 0 ? `${dayWords(day)}: ${lands} of ${tries} landed` : dayWords(day)}</title>
    </rect>
  )
}

type Props = { userId: number; initial: MyTrick[] | undefined; slots: Slots }

const besideToday = 'lg:absolute lg:top-0 lg:left-28 lg:mt-0 lg:min-h-10 lg:max-w-56 xl:max-w-none'

/** What to do now, the saved tricks by how they are going, and what follows from it. */
export function Dashboard({ userId, initial, slots }: Props) {
  const { tricks } = useMyTricks(userId, initial)
  return (
    <>
      <div className="relative">
        {/* In the room that is there anyway; on wide screens that is beside Today. */}
        <WaitingNote className={tricks?.length ? `-mt-5 ${besideToday}` : '-mt-5'} />
        <SavedTricks userId={userId} initial={initial} slots={slots} />
      </div>
      {tricks?.length !== 0 && <OwnTree userId={userId} initial={initial} />}
    </>
  )
}

function SavedTricks({ userId, initial, slots }: Props) {
  const { tricks, isPending, refetch } = useMyTricks(userId, initial)
  if (isPending) return <Skeletons />
  if (!tricks)
    return (
      <LoadError
        isBoxed
        message="Your tricks could not be loaded. Check your connection."
        onRetry={() => void refetch()}
      />
    )
  const isEmpty = tricks.length === 0
  // On wide screens the days stand beside what to do today, and the rows have the whole width.
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 ${isEmpty ? '' : 'lg:grid-cols-[minmax(0,1fr)_18rem]'}`}
    >
      {!isEmpty && <Today userId={userId} tricks={tricks} slots={slots} />}
      <div className={isEmpty ? '' : 'lg:col-span-2'}>
        <TrickLists
          tricks={tricks}
          userId={userId}
          slots={slots}
          renderEmpty={(hasRemoved) => <Nothing userId={userId} hasRemoved={hasRemoved} />}
        />
      </div>
      {!isEmpty && <PracticeAside userId={userId} />}
    </div>
  )
}

function PracticeAside({ userId }: { userId: number }) {
  return (
    <aside className="space-y-6 lg:col-start-2 lg:row-start-1" aria-label="Your practice">
      <PracticeCalendar userId={userId} />
      <p>
        <Link href="/my-tricks/bring" className="underline underline-offset-4 hover:text-signal-text">
          Bring your list
        </Link>{' '}
        from a notebook, a table or another app.
      </p>
    </aside>
  )
}

function Skeletons() {
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">Loading your tricks...</span>
      {[0, 1, 2].map((block) => (
        <div key={block} className="h-26 animate-pulse border-2 border-line bg-sheet" />
      ))}
    </div>
  )
}

/** A list without a trick: those who are new say what they land, anyone else looks for more. */
function Nothing({ userId, hasRemoved }: { userId: number; hasRemoved: boolean }) {
  const { value, isReady } = useKept<'over'>(userId, 'first-visit')
  const [hasSkipped, setHasSkipped] = useState(false)
  const isFirst = !hasRemoved && value !== 'over'
  const ways = <WaysOn takesFocus={hasRemoved || hasSkipped} />
  return (
    <>
      <p className="border-2 border-line border-dashed p-5 text-lg">
        No tricks added yet. Browse the tricks library to add some to your collection.
      </p>
      {!isFirst && ways}
      {isFirst && isReady && (
        <FirstVisit userId={userId} onSkip={() => setHasSkipped(true)}>
          {ways}
        </FirstVisit>
      )}
    </>
  )
}

function WaysOn({ takesFocus }: { takesFocus: boolean }) {
  const ways = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) ways.current?.querySelector('a')?.focus()
  }, [takesFocus])
  return (
    <div ref={ways} className="mt-4 flex flex-wrap gap-3">
      <Link href="/tricks" className={buttonStyle()}>
        Browse Tricks
      </Link>
      <Link href="/my-tricks/bring" className={buttonStyle({ variant: 'outline' })}>
        Bring Your List
      </Link>
    </div>
  )
}
