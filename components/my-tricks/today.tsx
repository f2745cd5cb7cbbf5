import { type ReactNode, useMemo } from 'react'
import { useQueryList } from '@/components/ui/behavior/history'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { toggled } from '@/lib/addresses'
import { skaterOf } from '@/lib/my-tricks/practice'
import type { MyTrick, NextTrick } from '@/lib/my-tricks/schema'
import { todayTricks } from '@/lib/my-tricks/view'
import { type Chance, chanceWords } from '@/lib/skate/skater'
import { oddsTrick } from '@/lib/tricks/rider'
import { saveTrick } from './save-trick'
import { RowWords, type Slots, TryButtons, UndoButton, useHour } from './trick-row'
import { useMyTricks, useNext, usePractice } from './use-my-tricks'
import { RestWeeks, Week } from './weeks'

type Props = { userId: number; tricks: MyTrick[]; slots: Slots }

// With fewer, the whole list is as near.
const fewTricks = 5

/** What to do now: the week, one trick to take on next, and the tricks of the last days and those that are due. */
export function Today({ userId, tricks, slots }: Props) {
  const rows = useTodayRows(tricks)
  return (
    <section aria-labelledby="today-title" className="@container space-y-3">
      <TodayTitle userId={userId} tricks={tricks}>
        <RestWeeks userId={userId} tricks={tricks} />
      </TodayTitle>
      <NextForYou userId={userId} tricks={tricks} slots={slots} />
      {tricks.length > fewTricks && <Rows userId={userId} tricks={rows} slots={slots} />}
      {/* On a phone the bar at the bottom has it. */}
      <Link
        href="/my-tricks/session"
        className={`${buttonStyle({ variant: 'outline' })} thumb-bar:hidden w-full`}
      >
        Go Skate: Session
      </Link>
    </section>
  )
}

type TitleProps = Omit<Props, 'slots'> & { children?: ReactNode }

function TodayTitle({ userId, tricks, children }: TitleProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 id="today-title" className="text-title">
        Today
      </h2>
      <Week userId={userId} tricks={tricks} />
      {children}
    </div>
  )
}

/** What Today begins with, for another page; nothing for a list without a trick. */
export function TodayHead({ userId, slots }: Omit<Props, 'tricks'>) {
  const { tricks } = useMyTricks(userId, undefined)
  const rows = useTodayRows(tricks ?? [])
  if (!tricks || tricks.length === 0) return null
  return (
    <section aria-labelledby="today-title" className="@container space-y-4">
      <TodayTitle userId={userId} tricks={tricks} />
      <Rows userId={userId} tricks={rows} slots={slots} />
      <div className="flex flex-wrap gap-3">
        <Link href="/my-tricks/session" className={`${buttonStyle()} flex-auto`}>
          Go Skate: Session
        </Link>
        <Link href="/my-tricks" className={`${buttonStyle({ variant: 'outline' })} flex-auto`}>
          My Tricks
        </Link>
      </div>
    </section>
  )
}

/** The saved tricks that Today shows. A try must not move the row under the thumb that logs it: they are the hour's. */
function useTodayRows(tricks: MyTrick[]): MyTrick[] {
  const hour = useHour()
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; without a row before, it is chosen once there is one
  const ids = useMemo(() => todayTricks(tricks, Date.now()).map(({ id }) => id), [hour, tricks.length])
  const byId = new Map(tricks.map((trick) => [trick.id, trick]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function Rows({ userId, tricks: rows, slots }: Props) {
  if (rows.length === 0) return <p className="text-soft">Log a try, and the trick shows up here next time.</p>
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
      <RowWords trick={trick} userId={userId} />
      <TryButtons name={trick.name} log={log} />
    </div>
  )
}

// With a reason of three lines on a phone, and of two where there is room.
const nextHeight = 'min-h-37 @xl:min-h-30'

/** The trick to take on next with the reason, and on a press two more. */
function NextForYou({ userId, tricks, slots }: Props) {
  const { data: advice, isPending } = useNext(userId)
  const data = advice?.tricks
  const listed = new Set(tricks.map(({ id }) => id))
  const skater = useMemo(() => skaterOf(tricks), [tricks])
  const [shown, setShown] = useQueryList('show')
  // Its place is kept while it is on its way: nothing may move under a thumb.
  if (isPending) return <div className={nextHeight} />
  const isWhole = shown.includes('next')
  return (
    <section aria-labelledby="next-title" className={`flex flex-col ${nextHeight}`}>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <h3 id="next-title" className="text-lg">
          Next for you
        </h3>
        {data && data.length > 1 && (
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
      {data && data.length > 0 ? (
        <ul className="grid flex-1 border-2 border-line bg-sheet">
          {data.slice(0, isWhole ? undefined : 1).map((next) => (
            <li key={next.trick.id} className="grid items-center not-last:border-line/30 not-last:border-b">
              <Suggestion
                userId={userId}
                next={next}
                chance={skater.chanceOf(oddsTrick(next.trick), next.trick.id)}
                isListed={listed.has(next.trick.id)}
                isWhole={isWhole}
                slots={slots}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex-1 content-center border-2 border-line bg-sheet px-3 text-soft">
          {data ? 'You land all there is.' : 'What comes next did not load.'}
        </p>
      )}
    </section>
  )
}

type SuggestionProps = Omit<Props, 'tricks'> & {
  next: NextTrick
  chance: Chance
  isListed: boolean
  isWhole: boolean
}

function Suggestion({ userId, next, chance, isListed, isWhole, slots }: SuggestionProps) {
  const { trick, reason } = next
  return (
    <div className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] @max-3xs:grid-cols-1 items-center gap-x-2 px-1.5 py-1 @3xl:px-3">
      <span className="@xl:row-span-2 flex">{slots.renderStill(trick)}</span>
      <h4 className="font-semibold text-[0.9375rem]">
        <Link
          href={`/tricks/${trick.slug}`}
          className="wrap-break-word after:absolute after:inset-0 hover:text-signal-text"
        >
          {trick.name}
        </Link>
      </h4>
      {/* Said before the button, since it is a reason to press it, and seen below. */}
      <p
        className={`order-1 @xl:col-start-2 @xl:col-end-3 col-span-full text-soft text-xs leading-4 ${isWhole ? '' : 'max-sm:line-clamp-3'}`}
      >
        {reason} Your odds: {chanceWords(chance)}.
      </p>
      {isListed ? (
        <p className="@xl:row-span-2 flex min-h-11 items-center text-soft text-xs">On your list</p>
      ) : (
        <button
          type="button"
          aria-label={`Add to My Tricks: ${trick.name}`}
          onClick={() => void saveTrick(userId, trick)}
          className={`${buttonStyle({ variant: 'outline', size: 'sm' })} @xl:row-span-2 relative z-1 min-h-11`}
        >
          + Add
        </button>
      )}
    </div>
  )
}
