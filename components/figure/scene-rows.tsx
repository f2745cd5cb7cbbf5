import type { Linked, Scene } from '@/lib/skate/figure/line'
import type { StartingPosition } from '@/lib/skate/lines/trick'
import type { Stance } from '@/lib/skate/motion'
import { TrickStill } from './trick-still'

/** What a row of the list of scenes says. */
type SceneRow = Pick<Scene, 'is' | 'name' | 'order'> & { enters?: Stance; leaves?: Stance }

/** The scenes that a line will have, before its film is made: as many rows as there will be. */
export function rowsOf(tricks: readonly Omit<Linked, 'motion'>[], start: StartingPosition): SceneRow[] {
  const isDropped = start !== 'flatground' && !/\b(Drop|Roll)\b/.test(tricks[0]?.name ?? '')
  const name = start === 'ramp' ? 'Roll In' : 'Drop In'
  const drop: SceneRow[] = isDropped ? [{ is: 'start', name, order: null }] : []
  const rows = tricks.flatMap(({ name, repair, enters, leaves }, at): SceneRow[] => {
    const trick: SceneRow = { is: 'trick', name, order: at + 1, enters, leaves: leaves ?? undefined }
    const before = at === 0 ? 'regular' : (tricks[at - 1]?.leaves ?? undefined)
    const link: SceneRow = { is: 'repair', name: repair ?? '', order: null, enters: before, leaves: enters }
    return repair ? [link, trick] : [trick]
  })
  return [...drop, ...rows]
}

/** How much room the controls of a player take, on phones in one row more; where nothing moves by itself, one button. */
export const controlsRoom =
  'min-h-[14.125rem] border-line border-t-2 bg-sheet sm:min-h-[10.875rem] motion-reduce:min-h-[4.375rem]!'

type RowsProps = { rows: readonly SceneRow[]; current?: number; onPress?: (at: number) => void }

const rowStyle =
  'flex min-h-12 w-full items-center gap-3 px-3 py-1 text-left text-sm md:h-full md:gap-4 md:text-base'

/** The scenes of a line by name, with the stance before and after each. */
export function SceneRows({ rows, current, onPress }: RowsProps) {
  return (
    <ol
      className="border-line bg-sheet text-ink max-md:border-t-2 md:grid md:auto-rows-fr md:border-l-2"
      aria-label="Scenes of the line"
    >
      {rows.map((row, at) => (
        <li
          // The same repair may come twice, and rows stay in their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          aria-current={at === current ? 'step' : undefined}
          className="border-line/30 border-b last:border-b-0 aria-[current]:bg-flatground aria-[current]:text-signal-ink"
        >
          {onPress ? (
            <button type="button" className={`${rowStyle} hover:underline`} onClick={() => onPress(at)}>
              <Row row={row} />
            </button>
          ) : (
            <span className={rowStyle}>
              <Row row={row} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function Row({ row: { is, name, order, enters, leaves } }: { row: SceneRow }) {
  return (
    <>
      <span aria-hidden="true" className="w-5 shrink-0 text-center font-display text-2xl leading-none">
        {order ?? '\u21bb'}
      </span>
      {is === 'trick' && (
        <TrickStill name={name} className="hidden aspect-4/3 max-h-24 w-auto md:block md:h-full" />
      )}
      <span className={`min-w-0 flex-1 truncate ${is === 'trick' ? 'font-semibold' : ''}`}>{name}</span>
      {leaves && (is === 'trick' || enters !== leaves) && (
        <span className="shrink-0 text-xs">
          {is === 'trick' && enters}
          {enters !== leaves && (
            <>
              <span aria-hidden="true"> &rarr; </span>
              <span className="sr-only">{is === 'trick' ? ', out ' : 'to '}</span>
              {leaves}
            </>
          )}
        </span>
      )}
    </>
  )
}
