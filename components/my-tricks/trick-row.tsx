import { useQueryClient } from '@tanstack/react-query'
import { memo, type ReactNode, useId } from 'react'
import { replaceQueryList } from '@/components/ui/behavior/history'
import { late } from '@/components/ui/behavior/late'
import { useBrowserValue } from '@/components/ui/behavior/rendering'
import { ActionButton } from '@/components/ui/button'
import { usePrehydrationChoice } from '@/components/ui/forms/choices'
import { Link } from '@/components/ui/link'
import { unbroken } from '@/components/ui/unbroken'
import { listedIn, toggled } from '@/lib/addresses'
import { landingWords } from '@/lib/my-tricks/practice'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { type MasteryLevel, masteryLabels } from '@/lib/my-tricks/taxonomy'
import { isDue, lastTimeWords, practicedWords } from '@/lib/my-tricks/view'
import { changeTrick } from '@/lib/offline/account-queries'
import { counted } from '@/lib/skate/wording'
import { useLastTime, usePractice } from './use-my-tricks'

type Video = Pick<MyTrick, 'videoUrl' | 'videoStart'>

/** What other parts of the site show of a trick in here. */
export type Slots = {
  /** A small picture that says at a glance which trick it is. */
  renderStill: (trick: Pick<MyTrick, 'name' | 'category' | 'difficultyRating'>) => ReactNode
  renderBadges: (trick: Pick<MyTrick, 'category' | 'difficultyRating'>) => ReactNode
  renderTutorial: (trick: MyTrick, onVideo: (video: Video) => void) => ReactNode
}

/** The hour it is, so that all rows of a page agree on the day; null on the server, which knows no one's clock. */
export const useHour = () => useBrowserValue(() => Math.floor(Date.now() / 3_600_000), null)

/** When a trick was practiced last, and whether it is due, where the skater is. */
function PracticedWhen({ trick }: { trick: MyTrick }) {
  const hour = useHour()
  const moment = trick.progress.lastPracticed
  if (hour === null || moment === null) return null
  const now = new Date()
  const isOverdue = isDue(trick, now.getTime())
  return (
    <>
      {' · '}
      <span className={`inline-block ${isOverdue ? 'font-semibold text-signal-text' : ''}`}>
        {isOverdue && 'due, '}
        <time dateTime={moment}>{practicedWords(moment, now)}</time>
      </span>
    </>
  )
}

function Count({ landing, progress }: MyTrick) {
  if (!landing) return progress.lastPracticed ? 'No tries' : 'No tries yet'
  // The word is on the button beside it.
  return (
    <>
      {landing.lands} of {landing.tries}
      <span className="sr-only"> landed</span>
    </>
  )
}

/** The name, the rate and when it was practiced: what a row says. */
export function RowWords({ trick, userId }: { trick: MyTrick; userId: number }) {
  return (
    <div className="relative min-w-0 flex-1 basis-28">
      <h3 className="font-body font-semibold text-[0.9375rem] normal-case leading-[1.15rem]">
        <Link
          href={`/tricks/${trick.slug}`}
          className="wrap-break-word after:absolute after:inset-0 hover:text-signal-text"
        >
          {unbroken(trick.name)}
        </Link>
      </h3>
      <p className="text-soft text-xs leading-4">
        <span role="status">
          <Count {...trick} />
        </span>
        <PracticedWhen trick={trick} />
        <LastTime userId={userId} trickId={trick.id} beside={trick} className="block" />
      </p>
    </div>
  )
}

/** What a trick came to the last time, to have in mind at the next try. */
export function LastTime({ userId, trickId, beside, className }: LastTimeProps) {
  const hour = useHour()
  const last = useLastTime(userId, trickId)
  if (hour === null || !last || last.tries === beside?.landing?.tries) return null
  const isDated = !beside || practicedWords(beside.progress.lastPracticed, new Date()) === 'today'
  return <span className={className}>{lastTimeWords(last, new Date(), isDated)}</span>
}

type LastTimeProps = {
  userId: number
  trickId: number
  /** The trick where all its tries and its last day stand beside: neither is said twice. */
  beside?: MyTrick
  className: string
}

// Smaller than our other buttons of one sign, so that a row has two lines.
const tool =
  'grid size-10 shrink-0 place-items-center border-2 border-transparent hover:border-line aria-disabled:cursor-default aria-disabled:opacity-50'

const tryButton =
  'min-h-12 min-w-17 border-2 border-line font-semibold text-sm active:translate-0.5 @3xl:min-w-21'

/** Two buttons that count a try with one press each. */
export function TryButtons({ name, log }: { name: string; log: (tries: number, lands: number) => void }) {
  return (
    <fieldset className="flex shrink-0 gap-1.5">
      <legend className="sr-only">Log a try of {name}</legend>
      <button
        type="button"
        aria-label={`Missed: ${name}`}
        onClick={() => log(1, 0)}
        className={`${tryButton} hover:bg-paper`}
      >
        Missed
      </button>
      <button
        type="button"
        aria-label={`Landed: ${name}`}
        onClick={() => log(1, 1)}
        className={`${tryButton} bg-signal text-signal-ink shadow-sticker-sm`}
      >
        Landed
      </button>
    </fieldset>
  )
}

/** Takes back the last try that was logged here; nothing before there is one. */
export function UndoButton({ name, undo }: { name: string; undo: (() => void) | null }) {
  return (
    <ActionButton
      aria-label={`Undo the last try of ${name}`}
      isResting={!undo}
      onClick={undo ?? undefined}
      className={tool}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-2 stroke-current">
        <path d="M9 6L4 11l5 5M4 11h10a5 5 0 010 10h-3" />
      </svg>
    </ActionButton>
  )
}

const shortLabels: Record<MasteryLevel, string> = {
  LEARNING: 'Learning',
  CONSISTENT: 'Consistent',
  MASTERED: 'Mastered',
}

const levels = Object.entries(masteryLabels)

type MasteryChipProps = { name: string; level: MasteryLevel; onChange: (level: MasteryLevel) => void }

/** The mastery dropdown as a chip: the word of the level in sight, the whole sentences in the phone's own picker. */
function MasteryChip({ name, level, onChange }: MasteryChipProps) {
  const field = usePrehydrationChoice(level)
  return (
    <label className="relative flex min-h-10 shrink-0 items-center gap-1 border-2 border-line bg-sheet px-2 font-semibold text-[0.8125rem] has-focus-visible:outline-3 has-focus-visible:outline-signal-text @3xl:w-28 @3xl:justify-between">
      <span className="sr-only">Mastery of {name}</span>
      <span aria-hidden="true">{shortLabels[level]}</span>
      <svg viewBox="0 0 12 8" aria-hidden="true" className="w-2.5 fill-none stroke-2 stroke-current">
        <path d="M1 1l5 5 5-5" />
      </svg>
      <select
        ref={field}
        data-control="mastery"
        value={level}
        onChange={(event) => onChange(event.target.value as MasteryLevel)}
        className="absolute inset-0 size-full appearance-none text-base opacity-0"
      >
        {levels.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

const TrickMore = late(() => import('./trick-more'), {
  loading: <p role="status">Loading notes and history...</p>,
})

/** The lists in the address that say which rows are open to what. */
export const openLists = { tutorial: 'tutorial', more: 'more' } as const

const toggle = (list: string, slug: string) =>
  replaceQueryList(list, toggled(listedIn(window.location.search, list), slug))

/** Opens the notes and the history of a trick, and says how many notes there are. */
function MoreButton({ trick, isOpen, controls }: { trick: MyTrick; isOpen: boolean; controls: string }) {
  const { name, slug, progress } = trick
  const notes = progress.notes.length
  return (
    <button
      type="button"
      aria-label={`Notes and history of ${name}${notes > 0 ? `, ${counted(notes, 'note')}` : ''}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={() => toggle(openLists.more, slug)}
      className={`${tool} relative`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
        <circle cx="5" cy="12" r="2" />
        <circle cx="12" cy="12" r="2" />
        <circle cx="19" cy="12" r="2" />
      </svg>
      {notes > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 -right-1 bg-ink px-1 text-[0.625rem] text-paper leading-4 tabular-nums"
        >
          {notes}
        </span>
      )}
    </button>
  )
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Remove ${name}`}
      data-control="remove"
      onClick={onRemove}
      className={tool}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-2 stroke-current">
        <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13" />
      </svg>
    </button>
  )
}

type Props = {
  trick: MyTrick
  userId: number
  slots: Slots
  isMastered: boolean
  isTutorialOpen: boolean
  isMoreOpen: boolean
  onLevel: (trick: MyTrick, level: MasteryLevel) => void
  onRemove: (trick: MyTrick) => void
}

/** One saved trick in two lines: how it is going and the log, and on a press how it goes, notes and history. */
export const TrickRow = memo(function TrickRow(props: Props) {
  const { trick, userId, isMastered, isTutorialOpen, isMoreOpen, onLevel, onRemove } = props
  const { name, slug, progress } = trick
  const { log, undo } = usePractice(userId, trick.id)
  const id = useId()
  const tutorialLabel = isTutorialOpen ? 'Hide Tutorial' : 'View Tutorial'
  return (
    <article
      aria-label={name}
      data-trick={trick.id}
      className={`px-1.5 py-1 @3xl:px-3 ${isMastered ? 'border-l-4 border-l-signal bg-signal/10' : 'bg-sheet'}`}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5 @3xl:flex-nowrap">
        <div className="flex min-w-0 basis-full flex-wrap items-center gap-x-2 gap-y-1 @3xl:flex-1 @3xl:basis-0">
          {props.slots.renderStill(trick)}
          <RowWords trick={trick} userId={userId} />
          <TryButtons name={name} log={log} />
        </div>
        <div className="flex min-w-0 basis-full flex-wrap items-center gap-x-1 @3xl:basis-auto @3xl:flex-nowrap">
          <MasteryChip
            name={name}
            level={progress.masteryLevel}
            onChange={(level) => onLevel(trick, level)}
          />
          <button
            type="button"
            aria-label={`${tutorialLabel}: ${name}`}
            aria-expanded={isTutorialOpen}
            aria-controls={isTutorialOpen ? `${id}-tutorial` : undefined}
            onClick={() => toggle(openLists.tutorial, slug)}
            className="min-h-10 border-2 border-transparent px-2 font-semibold text-[0.8125rem] hover:border-line @3xl:w-30"
          >
            {tutorialLabel}
          </button>
          <span className="ml-auto flex">
            <UndoButton name={name} undo={undo} />
            <MoreButton trick={trick} isOpen={isMoreOpen} controls={`${id}-more`} />
            <RemoveButton name={name} onRemove={() => onRemove(trick)} />
          </span>
        </div>
      </div>
      {isTutorialOpen && (
        <div id={`${id}-tutorial`} className="my-3 border-line border-t-2 pt-4">
          <Tutorial trick={trick} userId={userId} slots={props.slots} />
        </div>
      )}
      {isMoreOpen && (
        <div id={`${id}-more`} className="wrap-anywhere my-3 space-y-6 border-line border-t-2 pt-4">
          <div className="space-y-2">
            <div className="flex flex-wrap items-center gap-3">{props.slots.renderBadges(trick)}</div>
            <p>{trick.landing ? landingWords(trick.landing) : 'No tries logged yet.'}</p>
          </div>
          <TrickMore trick={trick} userId={userId} />
        </div>
      )}
    </article>
  )
})

function Tutorial({ trick, userId, slots }: Pick<Props, 'trick' | 'userId' | 'slots'>) {
  const client = useQueryClient()
  return slots.renderTutorial(trick, (video) =>
    changeTrick(client, userId, trick.id, (shown) => ({ ...shown, ...video })),
  )
}
