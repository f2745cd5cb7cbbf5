import { useId } from 'react'
import { useQueryList } from '@/components/ui/behavior/history'
import { buttonStyle } from '@/components/ui/button'
import { toggled } from '@/lib/addresses'
import { localDay } from '@/lib/days'
import { once } from '@/lib/intl'
import { isSameWeek, weeksBefore, wholeWeeks } from '@/lib/my-tricks/practice'
import type { DiaryDay, MyTrick } from '@/lib/my-tricks/schema'
import { restLabels, restReasons } from '@/lib/my-tricks/taxonomy'
import { counted } from '@/lib/skate/wording'
import { useHour } from './trick-row'
import { useCalendar, useDiary, writeDay } from './use-my-tricks'

type Props = { userId: number; tricks: MyTrick[] }

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The weeks of a skater: which days of this one were skated, and how many are whole. Null until it is known. */
function useWeeks({ userId, tricks }: Props) {
  const { data } = useCalendar(userId)
  const { diary } = useDiary(userId)
  const hour = useHour()
  if (hour === null) return null
  const today = localDay(new Date())
  // What was logged a moment ago, or without a connection, is in the list alone.
  const practiced = tricks.flatMap(({ progress: { lastPracticed }, landing }) =>
    lastPracticed && landing ? localDay(new Date(lastPracticed)) : [],
  )
  const days = new Set([...(data ?? []).filter(({ tries }) => tries > 0).map(({ day }) => day), ...practiced])
  const rests = (diary ?? []).filter(({ rest }) => rest !== null)
  const weeks = wholeWeeks(
    days,
    rests.map(({ day }) => day),
    today,
  )
  const mark = rests.find(({ day }) => isSameWeek(day, today)) ?? null
  const isKnown = data !== undefined && diary !== undefined
  return { ...weeks, today, mark, days, rests, isKnown }
}

/** The days of this week, and how many weeks were skated. Weeks only add up: rest takes none away. */
export function Week(props: Props) {
  const weeks = useWeeks(props)
  if (!weeks) return <p className="min-h-6" />
  const { week, skated, rested } = weeks
  const count = week.filter(Boolean).length
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span
        role="img"
        aria-label={
          count === 0
            ? 'Not skated this week yet.'
            : `Skated this week on ${week.flatMap((isSkated, at) => (isSkated ? (dayNames[at] ?? []) : [])).join(', ')}.`
        }
        className="flex gap-0.5"
      >
        {week.map((isSkated, at) => (
          <span
            key={dayNames[at]}
            className={`size-3 forced-color-adjust-none border border-line ${isSkated ? 'bg-signal' : 'bg-sheet'}`}
          />
        ))}
      </span>
      <span className="text-soft tabular-nums">
        {counted(skated, 'week')} skated
        {rested > 0 && `, ${rested} rested`}
      </span>
    </p>
  )
}

/** Keeps weeks whole with one press, when the weather, the body or the head said no: this one, and those before. */
export function RestWeeks({ userId, tricks }: Props) {
  const weeks = useWeeks({ userId, tricks })
  const [shown, setShown] = useQueryList('show')
  const id = useId()
  if (!weeks) return null
  const { week, mark, today, days, rests, isKnown } = weeks
  const isOpen = shown.includes('weeks')
  const isSkated = week.some(Boolean) && !mark
  return (
    <div className={`space-y-2 text-sm ${isKnown ? '' : 'invisible'}`}>
      <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-1">
        {/* The question keeps its place before and after it is asked: neither its coming nor the first try of a week
            may move the row below from under the thumb that logs the next one. */}
        <div className="grid max-sm:flex-1 max-sm:basis-52 *:[grid-area:1/1]">
          <div className={isSkated ? 'invisible' : ''}>
            <RestChoice
              userId={userId}
              legend={
                mark ? 'This week counts: rest is part of it.' : 'No skating this week? Rest counts too.'
              }
              day={today}
              mark={mark}
            />
          </div>
          {isSkated && <p className="content-center text-soft">This week counts.</p>}
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setShown(toggled(shown, 'weeks'))}
          className={`${buttonStyle({ variant: 'link', size: 'sm' })} min-h-11`}
        >
          {isOpen ? 'Hide earlier weeks' : 'Earlier weeks'}
        </button>
      </div>
      {isOpen && <EarlierWeeks id={id} userId={userId} days={days} today={today} rests={rests} />}
    </div>
  )
}

type EarlierProps = Pick<NonNullable<ReturnType<typeof useWeeks>>, 'days' | 'today' | 'rests'> & {
  id: string
  userId: number
}

function EarlierWeeks({ id, userId, days, today, rests }: EarlierProps) {
  return (
    <ul id={id} aria-label="Earlier weeks" className="border-2 border-line bg-sheet">
      {weeksBefore(days, today, earlierWeeks).map(({ monday, sunday, skated }) => {
        const name = weekNames().formatRange(new Date(monday), new Date(sunday))
        return (
          <li
            key={monday}
            className="flex min-h-13 flex-wrap items-center px-2 py-1 not-last:border-line/30 not-last:border-b"
          >
            {skated > 0 ? (
              <p>
                <span className="inline-block min-w-28 text-soft">{name}</span>
                Skated on {counted(skated, 'day')}
              </p>
            ) : (
              <RestChoice
                userId={userId}
                legend={name}
                day={monday}
                mark={rests.find(({ day }) => isSameWeek(day, monday)) ?? null}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const earlierWeeks = 8

const weekNames = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
)

type ChoiceProps = {
  userId: number
  legend: string
  /** The day that is marked where none of the week is yet. */
  day: string
  mark: DiaryDay | null
}

function RestChoice({ userId, legend, day, mark }: ChoiceProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:flex-1 max-sm:basis-0">
      <legend className="float-left mr-1 min-w-28 text-soft max-sm:w-full max-sm:text-xs">{legend}</legend>
      {restReasons.map((reason) => (
        <button
          key={reason}
          type="button"
          aria-pressed={mark?.rest === reason}
          onClick={() =>
            void writeDay(userId, { day: mark?.day ?? day, rest: mark?.rest === reason ? null : reason })
          }
          className="min-h-11 border-2 border-line px-2.5 font-semibold aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {restLabels[reason]}
        </button>
      ))}
    </fieldset>
  )
}
