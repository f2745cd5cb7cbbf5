import { useMemo } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { useQueryList } from '@/components/ui/history'
import { Link } from '@/components/ui/link'
import { oddsTrick, skaterOf } from '@/lib/my-tricks/odds'
import type { MyTrick, NextTrick } from '@/lib/my-tricks/schema'
import { todayRows } from '@/lib/my-tricks/view'
import { toggled } from '@/lib/query-list'
import { type Chance, chanceWords } from '@/lib/skate/skater'
import { saveTrick } from './save-trick'
import { RowWords, type Slots, TryButtons, UndoButton, useHour } from './trick-row'
import { useMyTricks, useNextTricks, usePractice } from './use-my-tricks'
import { RestWeeks, Week } from './weeks'

type Props = { userId: number; tricks: MyTrick[]; slots: Slots }

// With fewer, the whole list is as near.
const fewTricks = 5

/** What to do now: the tricks of the last days and those that are due, one to take on next, and the week. */
export function Today({ userId, tricks, slots }: Props) {
  return (
    <section aria-labelledby="today-title" className="@container space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="today-title" className="text-title">
          Today
        </h2>
        <Week userId={userId} tricks={tricks} />
      </div>
      {tricks.length > fewTricks && <Rows userId={userId} tricks={tricks} slots={slots} />}
      {tricks.length > 0 && (
        <Link href="/my-tricks/session" className={`${buttonStyle({ variant: 'outline' })} w-full`}>
          Go Skate: Session
        </Link>
      )}
      <NextForYou userId={userId} tricks={tricks} slots={slots} />
      <RestWeeks userId={userId} tricks={tricks} />
    </section>
  )
}

/** What Today begins with, for another page; nothing for a list without a trick. */
export function TodayHead({ userId, slots }: Omit<Props, 'tricks'>) {
  const { tricks } = useMyTricks(userId, undefined)
  if (!tricks || tricks.length === 0) return null
  return (
    <section aria-labelledby="today-title" className="@container space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="today-title" className="text-title">
          Today
        </h2>
        <Week userId={userId} tricks={tricks} />
      </div>
      <Rows userId={userId} tricks={tricks} slots={slots} />
      <div className="flex flex-wrap gap-3">
        <Link href="/my-tricks/session" className={`${buttonStyle()} flex-1`}>
          Go Skate: Session
        </Link>
        <Link href="/my-tricks" className={`${buttonStyle({ variant: 'outline' })} flex-1`}>
          My Tricks
        </Link>
      </div>
    </section>
  )
}

function Rows({ userId, tricks, slots }: Props) {
  // A try must not move the row under the thumb that logs it: the choice is that of the hour.
  const hour = useHour()
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; without a row before, it is chosen once there is one
  const ids = useMemo(() => todayRows(tricks, Date.now()).map(({ trick }) => trick.id), [hour, tricks.length])
  const byId = new Map(tricks.map((trick) => [trick.id, trick]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  if (rows.length === 0)
    return <p className="text-soft">Log a try, and the trick stands here the next time.</p>
  return (
    <ul aria-label="Practiced last, and due" className="border-2 border-line bg-sheet">
      {rows.map((trick) => (
        <li key={trick.id} className="not-last:border-line/30 not-last:border-b">
          <TodayRow userId={userId} trick={trick} slots={slots} />
        </li>
      ))}
    </ul>
  )
}

function TodayRow({ userId, trick, slots }: Omit<Props, 'tricks'> & { trick: MyTrick }) {
  const { log, undo } = usePractice(userId, trick.id)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-1.5 py-1 @3xl:px-3">
      {undo ? <UndoButton name={trick.name} undo={undo} /> : slots.renderStill(trick)}
      <RowWords trick={trick} />
      <TryButtons name={trick.name} log={log} />
    </div>
  )
}

/** The trick to take on next with the reason, and on a press two more. */
function NextForYou({ userId, tricks, slots }: Props) {
  const { data, isPending } = useNextTricks(userId)
  const skater = useMemo(() => skaterOf(tricks), [tricks])
  const [shown, setShown] = useQueryList('show')
  // Its place is kept while it is on its way: nothing may move under a thumb.
  if (isPending) return <div className="min-h-30" />
  if (!data || data.length === 0) return null
  const isWhole = shown.includes('next')
  return (
    <section aria-labelledby="next-title" className="min-h-30">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="next-title" className="text-xl">
          Next for you
        </h3>
        {data.length > 1 && (
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setShown(toggled(shown, 'next'))}
            className={buttonStyle({ variant: 'link', size: 'sm' })}
          >
            {isWhole ? 'Show one' : `Show ${data.length - 1} more`}
          </button>
        )}
      </div>
      <ul className="border-2 border-line bg-sheet">
        {data.slice(0, isWhole ? undefined : 1).map((next) => (
          <li key={next.trick.id} className="not-last:border-line/30 not-last:border-b">
            <Suggestion
              userId={userId}
              next={next}
              chance={skater.chanceOf(oddsTrick(next.trick))}
              slots={slots}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type SuggestionProps = Omit<Props, 'tricks'> & { next: NextTrick; chance: Chance }

function Suggestion({ userId, next, chance, slots }: SuggestionProps) {
  const { trick, reason } = next
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-1.5 py-1.5 @3xl:px-3">
      {slots.renderStill(trick)}
      <div className="min-w-0 flex-1 basis-40">
        <h4 className="font-semibold text-[0.9375rem]">
          <Link href={`/tricks/${trick.slug}`} className="wrap-anywhere hover:text-signal-text">
            {trick.name}
          </Link>
        </h4>
        <p className="text-soft text-xs leading-4">
          {reason} Your odds: {chanceWords(chance)}.
        </p>
      </div>
      <button
        type="button"
        aria-label={`Add to My Tricks: ${trick.name}`}
        onClick={() => void saveTrick(userId, trick)}
        className={`${buttonStyle({ variant: 'outline', size: 'sm' })} min-h-11 shrink-0`}
      >
        + Add
      </button>
    </div>
  )
}
