import type { PracticeDay } from '@/lib/my-tricks/schema'

const shownDays = 30
const step = 14
const height = 72

const words = ({ day, tries, lands }: PracticeDay) => `${day}: ${lands} of ${tries}`

/** Practice by day: how many tries, and how many of them were landed. */
export function PracticeChart({ days, name }: { days: PracticeDay[]; name: string }) {
  const shown = days.slice(-shownDays)
  const most = Math.max(...shown.map(({ tries }) => tries))
  const scale = (count: number) => (count / most) * (height - 4)
  const label = `Practice of ${name} by day, landed of tried. ${shown.slice(-10).map(words).join(', ')}`
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
