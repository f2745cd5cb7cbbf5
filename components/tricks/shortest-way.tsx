import { Link } from '@/components/ui/link'
import { rowsOf, type WayRow, type WayStep } from '@/lib/tricks/way'

// Of a long way the last steps stand there, and the way to those is folded away.
const [mostWhole, shownOfLong] = [12, 8]

/** The tricks that lead to one, which is the last of them: ways that part are lines beside each other until they meet. */
export function ShortestWay({ way }: { way: WayStep[] }) {
  if (way.length < 2) return null
  const rows = rowsOf(way)
  const lanes = 1 + Math.max(...rows.map(({ lane }) => lane))
  const folded = rows.length > mostWhole ? rows.length - shownOfLong : 0
  return (
    <section>
      <h2 className="mb-3 text-xl">The shortest way here</h2>
      {folded > 0 && (
        <details>
          <summary className="py-3 font-semibold underline underline-offset-4">The first {folded}</summary>
          <Rows rows={rows.slice(0, folded)} lanes={lanes} />
        </details>
      )}
      <Rows rows={rows.slice(folded)} lanes={lanes} start={folded + 1} />
    </section>
  )
}

type RowsProps = { rows: WayRow[]; lanes: number; start?: number }

// Styled from the list, which saves class names on every row.
const rowStyle =
  '[&>li]:flex [&>li]:gap-3 [&>li>*:last-child]:flex-1 [&>li>*:last-child]:py-1 pointer-coarse:[&_a]:block pointer-coarse:[&_a]:py-2 [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:text-signal-text'
const lineStyle =
  '[&_svg]:shrink-0 [&_svg]:self-stretch [&_svg]:fill-none [&_svg]:stroke-2 [&_svg]:stroke-soft [&_svg>path:last-child]:stroke-signal-text [&_svg>path:last-child]:stroke-[10]'

const Rows = ({ rows, lanes, start }: RowsProps) => (
  <ol start={start} className={`${rowStyle} ${lineStyle}`}>
    {rows.map((row) => {
      const { slug, name } = row.link
      return (
        <li key={slug}>
          <Lines row={row} lanes={lanes} />
          <span translate="no">
            {row.leadsOn ? <Link href={`/tricks/${slug}`}>{name}</Link> : <strong>{name}</strong>}
          </span>
        </li>
      )
    })}
  </ol>
)

const mostWide = 6

/** The lines of a row, pulled to its height, with its step as a dot in the middle. */
function Lines({ row: { lane, from, past, leadsOn }, lanes }: { row: WayRow; lanes: number }) {
  const laneWidth = lanes > mostWide ? 9 : 14
  const xOf = (each: number) => (each + 0.5) * laneWidth
  const x = xOf(lane)
  const lines = [
    ...past.map((each) => `M${xOf(each)} 0v1`),
    ...from.map((each) => (each === lane ? `M${x} 0v.5` : `M${xOf(each)} 0C${xOf(each)} .3 ${x} .2 ${x} .5`)),
    ...(leadsOn ? [`M${x} .5v.5`] : []),
  ]
  return (
    <svg
      aria-hidden="true"
      width={lanes * laneWidth}
      viewBox={`0 0 ${lanes * laneWidth} 1`}
      preserveAspectRatio="none"
    >
      <path d={lines.join('')} vectorEffect="non-scaling-stroke" />
      <path d={`M${x} .5h.01`} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
