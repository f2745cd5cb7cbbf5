import { useMemo } from 'react'
import { TrickStill } from '@/components/figure/trick-still'
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

/** A picture that the screen of a tall phone has room for, and the height of all that it stands in. */
type Picture = { size: string; height: string }

const pictureAbove = (rows: number): Picture | null =>
  rows < 4
    ? { size: 'h-56 object-cover object-top', height: 'tall-thumb-bar:min-h-101' }
    : rows === 4
      ? { size: 'h-36 object-contain', height: 'tall-thumb-bar:min-h-81' }
      : null

/**
 * What to do now: the week, one trick to take on next, and the tricks of the last days and those that are due. On a
 * phone these fill the screen, so that what is pressed most lies at its lower end, under the thumb.
 */
export function Today({ userId, tricks, slots }: Props) {
  const rows = useTodayRows(tricks)
  const hasRows = tricks.length > fewTricks
  // Without a row there is nothing to press down there.
  const isTall = hasRows && rows.length > 0
  return (
    <section aria-labelledby="today-title" className="@container space-y-4">
      <div className={`flex flex-col gap-4 ${isTall ? 'thumb-bar:to-thumb-bar' : ''}`}>
        <TodayTitle userId={userId} tricks={tricks} />
        <NextForYou
          userId={userId}
          tricks={tricks}
          slots={slots}
          picture={isTall ? pictureAbove(rows.length) : null}
        />
        {hasRows && (
          <div className="mt-auto">
            <Rows userId={userId} tricks={rows} slots={slots} />
          </div>
        )}
      </div>
      {tricks.length > 0 && (
        <>
          <RestWeeks userId={userId} tricks={tricks} />
          {/* On a phone the bar at the bottom has it. */}
          <Link
            href="/my-tricks/session"
            className={`${buttonStyle({ variant: 'outline' })} thumb-bar:hidden w-full`}
          >
            Go Skate: Session
          </Link>
        </>
      )}
    </section>
  )
}

function TodayTitle({ userId, tricks }: Omit<Props, 'slots'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <h2 id="today-title" className="text-title">
        Today
      </h2>
      <Week userId={userId} tricks={tricks} />
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

// With a reason of four lines on a phone, and of two where there is room.
const nextHeight = 'min-h-45 @xl:min-h-30'

/** The trick to take on next with the reason, and on a press two more. */
function NextForYou({ userId, tricks, slots, picture }: Props & Pick<SuggestionProps, 'picture'>) {
  const { data: advice, isPending } = useNext(userId)
  const data = advice?.tricks
  const listed = new Set(tricks.map(({ id }) => id))
  const skater = useMemo(() => skaterOf(tricks), [tricks])
  const [shown, setShown] = useQueryList('show')
  // Its place is kept while it is on its way: nothing may move under a thumb.
  const height = `${nextHeight} ${picture?.height ?? ''}`
  if (isPending) return <div className={height} />
  const isWhole = shown.includes('next')
  return (
    <section aria-labelledby="next-title" className={`flex flex-col ${height}`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="next-title" className="text-xl">
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
          {data.slice(0, isWhole ? undefined : 1).map((next, at) => (
            <li
              key={next.trick.id}
              className={`grid not-last:border-line/30 not-last:border-b ${picture ? '' : 'items-center'}`}
            >
              <Suggestion
                userId={userId}
                next={next}
                chance={skater.chanceOf(oddsTrick(next.trick), next.trick.id)}
                isListed={listed.has(next.trick.id)}
                slots={slots}
                picture={at === 0 ? picture : null}
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
  picture: Picture | null
}

function Suggestion({ userId, next, chance, isListed, slots, picture }: SuggestionProps) {
  const { trick, reason } = next
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] content-start items-center gap-x-2 px-1.5 py-1.5 @3xl:px-3">
      {picture && (
        <TrickStill
          size="card"
          name={trick.name}
          className={`-mx-1.5 -mt-1.5 tall-thumb-bar:block col-span-full mb-1 hidden w-[calc(100%+0.75rem)] max-w-none border-line border-b-2 ${picture.size}`}
        />
      )}
      <span className={`@xl:row-span-2 flex ${picture ? 'tall-thumb-bar:hidden' : ''}`}>
        {slots.renderStill(trick)}
      </span>
      <h4 className={`font-semibold text-[0.9375rem] ${picture ? 'tall-thumb-bar:col-span-2' : ''}`}>
        <Link href={`/tricks/${trick.slug}`} className="wrap-anywhere hover:text-signal-text">
          {trick.name}
        </Link>
      </h4>
      {/* Said before the button, since it is a reason to press it, and seen below. */}
      <p className="order-1 @xl:col-start-2 @xl:col-end-3 col-span-full pt-1 text-soft text-xs leading-4">
        {reason} Your odds: {chanceWords(chance)}.
      </p>
      {isListed ? (
        <p className="@xl:row-span-2 flex min-h-11 items-center text-soft text-xs">On your list</p>
      ) : (
        <button
          type="button"
          aria-label={`Add to My Tricks: ${trick.name}`}
          onClick={() => void saveTrick(userId, trick)}
          className={`${buttonStyle({ variant: 'outline', size: 'sm' })} @xl:row-span-2 min-h-11`}
        >
          + Add
        </button>
      )}
    </div>
  )
}
