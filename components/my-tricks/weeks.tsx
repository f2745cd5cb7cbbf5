import { useId } from 'react'
import { useQueryList } from '@/components/ui/behavior/history'
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
  if (!weeks) return <p className="min-h-11 flex-1 basis-28" />
  const { week, skated, rested } = weeks
  const count = week.filter(Boolean).length
  return (
    <p className="flex min-h-11 min-w-0 flex-1 basis-28 flex-wrap content-center items-center justify-end gap-x-3 text-sm">
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

/** A menu that keeps weeks whole when the weather, the body or the head said no: this one, and those before. */
export function RestWeeks({ userId, tricks }: Props) {
  const weeks = useWeeks({ userId, tricks })
  const [shown, setShown] = useQueryList('show')
  const id = useId()
  const isOpen = shown.includes('weeks')
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setShown(toggled(shown, 'weeks'))}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm hover:text-signal-text"
      >
        Rest days
        <svg
          viewBox="0 0 12 8"
          aria-hidden="true"
          className={`w-2.5 fill-none stroke-2 stroke-current ${isOpen ? 'rotate-180' : ''}`}
        >
          <path d="M1 1l5 5 5-5" />
        </svg>
      </button>
      {isOpen && weeks?.isKnown && <WeekList id={id} userId={userId} {...weeks} />}
    </>
  )
}

type ListProps = NonNullable<ReturnType<typeof useWeeks>> & { id: string; userId: number }

function WeekList({ id, userId, today, week, mark, days, rests }: ListProps) {
  const earlier = weeksBefore(days, today, earlierWeeks).map(({ monday, sunday, skated }) => ({
    name: weekNames().formatRange(new Date(monday), new Date(sunday)),
    day: monday,
    skated,
    mark: rests.find(({ day }) => isSameWeek(day, monday)) ?? null,
  }))
  // One that was marked and then skated can still be unmarked.
  const skated = mark ? 0 : week.filter(Boolean).length
  return (
    <div id={id} className="w-full space-y-1">
      <p className="text-sm text-soft">No skating? Rest keeps a week whole, too.</p>
      <ul aria-label="Weeks" className="border-2 border-line bg-sheet text-sm">
        {[{ name: 'This week', day: today, skated, mark }, ...earlier].map((shown) => (
          <li
            key={shown.name}
            className="flex min-h-13 flex-wrap items-center px-2 py-1 not-last:border-line/30 not-last:border-b"
          >
            {shown.skated > 0 ? (
              <p>
                <span className="inline-block min-w-28 text-soft">{shown.name}</span>
                Skated on {counted(shown.skated, 'day')}
              </p>
            ) : (
              <RestChoice userId={userId} legend={shown.name} day={shown.day} mark={shown.mark} />
            )}
          </li>
        ))}
      </ul>
    </div>
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
