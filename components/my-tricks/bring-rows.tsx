import { useId } from 'react'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { type DayOrder, localDay } from '@/lib/my-tricks/bring/dates'
import type { EitherDay, ReadEntry } from '@/lib/my-tricks/bring/read-list'
import { type MasteryLevel, masteryLevels } from '@/lib/my-tricks/taxonomy'
import { guestId } from '@/lib/offline/local-storage'
import { counted } from '@/lib/skate/wording'
import type { TrickSummary } from '@/lib/tricks/schema'
import {
  type Correction,
  countOf,
  type Kept,
  type ShownEntry,
  savable,
  useRead,
  useSave,
} from './use-brought'

type Props = {
  userId: number
  kept: Kept
  library: TrickSummary[]
  onCorrect: (key: string, correction: Correction) => void
  onOrder: (order: DayOrder) => void
  onSaved: () => void
}

// What is doubtful comes first.
const groups = [
  { kind: 'unknown', title: 'Not understood', says: 'Write what it is, or leave it out.' },
  { kind: 'guessed', title: 'Guessed', says: 'Check that it is what you meant.' },
  { kind: 'understood', title: 'Understood', says: 'Found by its name.' },
] as const satisfies { kind: ReadEntry['kind']; title: string; says: string }[]

/** Everything that was read of a list, to be corrected and saved. */
export function BroughtRows({ userId, kept, library, onCorrect, onOrder, onSaved }: Props) {
  const { refused, eitherDay, shown, tricks, diary } = useRead(kept, library)
  const listId = useId()
  const save = useSave(userId, onSaved)
  if (refused !== null) return <p role="status">{refused}</p>

  const saved = savable(userId, tricks)
  const listed = countOf(saved.filter(({ brought }) => brought.isSaved))
  const resting = countOf(saved) - listed
  const leftOut = shown.length - saved.length
  return (
    <div className="space-y-8">
      <datalist id={listId}>
        {library.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      {eitherDay && <OrderQuestion day={eitherDay} order={kept.order ?? 'open'} onOrder={onOrder} />}
      {groups.map(({ kind, title, says }) => {
        const rows = shown.filter(({ entry }) => entry.kind === kind)
        return (
          rows.length > 0 && (
            <Group key={kind} title={title} says={says} count={rows.length}>
              {rows.map((row) => (
                <EntryRow
                  key={row.entry.key}
                  row={row}
                  isGuest={userId === guestId}
                  listId={listId}
                  onCorrect={(next) => onCorrect(row.entry.key, next)}
                />
              ))}
            </Group>
          )
        )
      })}
      {diary.length > 0 && (
        <p>
          {counted(diary.length, 'day')} of your diary {diary.length === 1 ? 'comes' : 'come'} along: rest,
          places and notes. What you wrote here stays.
        </p>
      )}
      {resting > 0 && (
        <p>
          {counted(resting, 'trick')} that you had removed {resting === 1 ? 'comes' : 'come'} along with tries
          and notes, and stay{resting === 1 ? 's' : ''} off the list.
        </p>
      )}
      {leftOut > 0 && <p>{counted(leftOut, 'row is', 'rows are')} left out.</p>}
      <ActionButton
        isResting={saved.length + diary.length === 0 || save.isPending}
        onClick={() => save.mutate({ tricks: saved, diary })}
        className={`${buttonStyle({ size: 'lg' })} w-full`}
      >
        {save.isPending
          ? 'Saving...'
          : `Save ${counted(listed, 'Trick')}${diary.length > 0 ? ` and ${counted(diary.length, 'Day')}` : ''}`}
      </ActionButton>
    </div>
  )
}

type GroupProps = { title: string; says: string; count: number; children: React.ReactNode }

function Group({ title, says, count, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-center gap-3">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <span className="bg-ink px-2 py-1 text-paper text-sm tabular-nums">{count}</span>
      </div>
      <p className="mb-3 text-soft">{says}</p>
      <ul className="border-2 border-line bg-sheet">{children}</ul>
    </section>
  )
}

const inWords = (day: string) =>
  new Date(`${day}T12:00`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' })

type OrderProps = { day: EitherDay; order: DayOrder; onOrder: (order: DayOrder) => void }

/** Asks once for the whole list what its dates leave open. */
function OrderQuestion({ day, order, onOrder }: OrderProps) {
  const name = useId()
  const choices = [
    { is: 'month first', day: day.monthFirst },
    { is: 'day first', day: day.dayFirst },
  ] as const
  return (
    <fieldset className="border-2 border-line bg-sheet p-4">
      <legend className="px-1 font-semibold">Which day is {day.written}?</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map((choice) => (
          <label key={choice.is} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={order === choice.is}
              onChange={() => onOrder(choice.is)}
              className="size-5"
            />
            {inWords(choice.day)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const field = 'min-h-11 w-full border-2 border-line bg-paper px-2 text-base'
const shortLevels: Record<MasteryLevel, string> = {
  LEARNING: 'Learning',
  CONSISTENT: 'Consistent',
  MASTERED: 'Mastered',
}

type RowProps = {
  row: ShownEntry
  isGuest: boolean
  listId: string
  onCorrect: (correction: Correction) => void
}

function EntryRow({ row, isGuest, listId, onCorrect }: RowProps) {
  const { entry, correction, name, meant } = row
  const { written, brought } = entry
  const day = correction.day ?? (brought.lastPracticed ? localDay(brought.lastPracticed) : '')
  const tries = brought.practice.reduce((sum, each) => sum + each.tries, 0)
  const more = [
    tries > 0 && counted(tries, 'try', 'tries'),
    brought.notes.length > 0 && counted(brought.notes.length, 'note'),
  ].filter(Boolean)
  const others = entry.choices.filter((choice) => choice.name !== meant?.name)
  return (
    <li className="p-2 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] not-last:border-line/30 not-last:border-b">
      <fieldset>
        <legend className="wrap-anywhere mb-1 text-sm text-soft">
          {written}
          {more.length > 0 && ` (${more.join(', ')})`}
        </legend>
        <div className="flex flex-wrap gap-2">
          <input
            aria-label={`Trick meant by ${written}`}
            list={listId}
            value={name}
            placeholder="Left out"
            onChange={(event) => onCorrect({ name: event.target.value })}
            className={`${field} min-w-0 flex-1 basis-48 ${meant ? '' : 'border-dashed'}`}
          />
          <select
            aria-label={`Level of ${written}`}
            value={correction.level ?? brought.masteryLevel}
            onChange={(event) => onCorrect({ level: event.target.value as MasteryLevel })}
            className={`${field} min-w-0 flex-1 basis-32`}
          >
            {masteryLevels.map((level) => (
              <option key={level} value={level}>
                {shortLevels[level]}
              </option>
            ))}
          </select>
          <input
            type="date"
            aria-label={`Last practice of ${written}`}
            value={day}
            onChange={(event) => onCorrect({ day: event.target.value })}
            className={`${field} min-w-0 flex-1 basis-36`}
          />
        </div>
        {others.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-2">
            {others.map((choice) => (
              <button
                key={choice.name}
                type="button"
                onClick={() => onCorrect({ name: choice.name })}
                className={buttonStyle({ variant: 'outline', size: 'sm' })}
              >
                {choice.name}
              </button>
            ))}
          </div>
        )}
        <Remarks row={row} day={day} isGuest={isGuest} />
      </fieldset>
    </li>
  )
}

/** What is to be known of a row before it is saved. */
function Remarks({
  row: { entry, correction, name, meant },
  day,
  isGuest,
}: {
  row: ShownEntry
  day: string
  isGuest: boolean
}) {
  const { openDay, undated } = entry
  const remarks = [
    meant && name.trim() !== meant.name && `That is ${meant.name}.`,
    meant?.id === null &&
      (isGuest
        ? 'Our list does not show it. With an account you can keep it as your own.'
        : 'Our list does not show it. You keep it as your own.'),
    openDay !== null && correction.day === undefined && `Check the day: you wrote ${openDay}.`,
    undated.length > 0 &&
      !day &&
      `${undated.map(({ lands, tries }) => `${lands} of ${tries}`).join(', ')}: pick the day to keep these tries.`,
  ].filter((remark) => typeof remark === 'string')
  return (
    <>
      {name !== '' && !meant && (
        <p role="status" className="mt-1 text-danger text-sm">
          We don’t know a trick by this name, so it is left out.
        </p>
      )}
      {remarks.map((remark) => (
        <p key={remark} className="mt-1 text-sm text-soft">
          {remark}
        </p>
      ))}
    </>
  )
}
