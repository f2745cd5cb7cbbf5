import { calendarWeeks, localDay } from '@/lib/my-tricks/calendar-weeks'
import type { PracticeDay } from '@/lib/my-tricks/schema'
import { useCalendar } from './use-practice'

const weeks = 20
const step = 14

/** The days on which anything was practised, as a field of squares, a column a week. */
export function PracticeCalendar({ userId }: { userId: number }) {
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
