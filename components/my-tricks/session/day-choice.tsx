import { dayBefore, localDay } from '@/lib/days'

type Props = { day: string; onChange: (day: string) => void }

const choice = 'min-h-11 border-2 border-line px-3 font-semibold aria-pressed:bg-ink aria-pressed:text-paper'

/** The day that a session is logged for: today, yesterday, or any day before. */
export function DayChoice({ day, onChange }: Props) {
  const now = new Date()
  const today = localDay(now)
  const near = [
    { name: 'Today', of: today },
    { name: 'Yesterday', of: dayBefore(now) },
  ]
  return (
    <fieldset className="flex flex-wrap items-center gap-2 text-sm">
      <legend className="sr-only">Log it for</legend>
      {near.map(({ name, of }) => (
        <button
          key={name}
          type="button"
          aria-pressed={day === of}
          onClick={() => onChange(of)}
          className={choice}
        >
          {name}
        </button>
      ))}
      <input
        type="date"
        aria-label="Another day"
        max={today}
        value={day}
        onChange={({ target: { value } }) => onChange(value && value <= today ? value : today)}
        className="min-h-11 border-2 border-line bg-sheet px-2 text-base"
      />
    </fieldset>
  )
}
