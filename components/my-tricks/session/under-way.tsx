import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react'
import { TrickStill } from '@/components/figure/trick-still'
import { useQueryList } from '@/components/ui/behavior/history'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { toggled } from '@/lib/addresses'
import { skaterOf } from '@/lib/my-tricks/practice'
import type { MyTrick } from '@/lib/my-tricks/schema'
import {
  moved,
  noAids,
  type Role,
  replanned,
  roles,
  type Session,
  tried,
  whenOf,
} from '@/lib/my-tricks/session'
import { dayWords } from '@/lib/my-tricks/view'
import { type Chance, chanceWords, type Skater } from '@/lib/skate/skater'
import { oddsTrick } from '@/lib/tricks/rider'
import { LastTime } from '../trick-row'
import { usePractice } from '../use-my-tricks'
import { WaitingNote } from '../waiting-note'
import { RestTimer, SessionOptions, useHeadset, useSpokenTrick, useWakeLock } from './aids'
import { Drill, type Known, PlanEditor } from './plan'

/** A session that has begun, and what changes it. */
export type UnderWayProps = Known & {
  session: Session
  onChange: (next: (session: Session) => Session) => void
}

// Shorter is a press, and more up or down is scrolling.
const swipePx = 60

/** Calls back with 1 for a swipe to the left and -1 for one to the right. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      from.current = { x, y }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = from.current ?? { x: clientX, y: clientY }
      from.current = null
      if (Math.abs(clientX - x) < swipePx || Math.abs(clientY - y) > Math.abs(clientX - x)) return
      onSwipe(clientX < x ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

type TriesProps = Pick<UnderWayProps, 'userId' | 'session' | 'onChange'> & {
  /** The one at hand. */
  trick: MyTrick | undefined
}

/** Counts tries in the session and in the log, and takes the last one back; null where there is none to take back. */
function useTries({ userId, session, trick, onChange }: TriesProps) {
  const { log } = usePractice(userId, trick?.id ?? 0)
  const last = session.tries.at(-1)
  const { undo } = usePractice(userId, last?.trickId ?? 0)
  const count = (isLanded: boolean) => {
    if (!trick) return
    log(1, isLanded ? 1 : 0, session.day)
    onChange((latest) => tried(latest, { trickId: trick.id, isLanded }, Date.now()))
  }
  const takeBack = () => {
    undo?.()
    onChange((latest) => {
      const place = latest.plan.findIndex(({ trickId }) => trickId === last?.trickId)
      return { ...latest, tries: latest.tries.slice(0, -1), at: place < 0 ? latest.at : place }
    })
  }
  return { last, count, takeBack: last && undo ? takeBack : null }
}

/** The arrow keys go from trick to trick. */
function steer(event: KeyboardEvent, move: (by: 1 | -1) => void): void {
  if (event.target instanceof Element && event.target.closest('select, input')) return
  if (event.key === 'ArrowRight') move(1)
  else if (event.key === 'ArrowLeft') move(-1)
}

/** One trick at a time: Missed and Landed in the lower half of the screen, the next trick a swipe away. */
export function UnderWay({ userId, tricks, slots, session, onChange }: UnderWayProps) {
  const [shown, setShown] = useQueryList('show')
  const { plan, at } = session
  const current = plan[at]
  const trick = tricks.find(({ id }) => id === current?.trickId)
  const skater = useMemo(() => skaterOf(tricks), [tricks])
  const { last, count, takeBack } = useTries({ userId, session, trick, onChange })
  const move = (by: 1 | -1) => onChange((latest) => moved(latest, by))
  const aids = session.aids ?? noAids
  useWakeLock()
  useSpokenTrick(aids.isSpoken, trick?.name)

  const headset = useHeadset(count)
  const isPlanning = shown.includes('plan')
  return (
    // As wide as the plan and the summary are beside the last sessions.
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what the buttons in here do as well
    <div
      onKeyDown={(event) => steer(event, move)}
      className="flex min-h-[calc(100svh-4rem-var(--thumb-bar)-5rem)] flex-col gap-4 md:not-short:min-h-[calc(100svh-14.5rem)] short:gap-2 lg:mr-90"
    >
      <SessionBar
        shown={shown}
        onShow={setShown}
        onEnd={() => onChange((latest) => ({ ...latest, endedAt: new Date().toISOString() }))}
      />
      {shown.includes('options') && (
        <SessionOptions
          aids={aids}
          headset={headset}
          onChange={(next) => onChange((latest) => ({ ...latest, aids: next }))}
        />
      )}
      {isPlanning && (
        <PlanEditor
          tricks={tricks}
          slots={slots}
          plan={plan}
          onChange={(next) => onChange((latest) => replanned(latest, next))}
        />
      )}
      <div className="flex flex-1 flex-col gap-4 short:flex-row">
        {trick && current ? (
          <TrickAtHand
            userId={userId}
            session={session}
            trick={trick}
            role={current.role}
            skater={skater}
            onSwipe={move}
          />
        ) : (
          <NothingPlanned />
        )}
        <Controls
          name={trick?.name}
          lastName={tricks.find(({ id }) => id === last?.trickId)?.name}
          isAlone={plan.length < 2}
          onMove={move}
          onUndo={takeBack}
          onTry={count}
        />
      </div>
      <WaitingNote className="-mt-1" />
    </div>
  )
}

type BarProps = { shown: string[]; onShow: (shown: string[]) => void; onEnd: () => void }

function SessionBar({ shown, onShow, onEnd }: BarProps) {
  const isPlanning = shown.includes('plan')
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <button
        type="button"
        aria-expanded={isPlanning}
        onClick={() => onShow(toggled(shown, 'plan'))}
        className={buttonStyle({ variant: 'outline', size: 'sm' })}
      >
        {isPlanning ? 'Close Plan' : 'Change Plan'}
      </button>
      <button
        type="button"
        aria-expanded={shown.includes('options')}
        onClick={() => onShow(toggled(shown, 'options'))}
        className={buttonStyle({ variant: 'outline', size: 'sm' })}
      >
        Options
      </button>
      <button type="button" onClick={onEnd} className={buttonStyle({ variant: 'outline', size: 'sm' })}>
        End Session
      </button>
    </div>
  )
}

type AtHandProps = {
  userId: number
  session: Session
  trick: MyTrick
  role: Role
  skater: Skater
  onSwipe: (by: 1 | -1) => void
}

/** The trick that is tried now, and how it goes today. */
function TrickAtHand({ userId, session, trick, role, skater, onSwipe }: AtHandProps) {
  const { plan, at, tries, restUntil, aids, day } = session
  const swipe = useSwipe(onSwipe)
  const own = tries.filter(({ trickId }) => trickId === trick.id)
  const lands = own.filter(({ isLanded }) => isLanded).length
  const when = whenOf(session)
  return (
    <section
      aria-label={trick.name}
      {...swipe}
      className="flex flex-1 touch-pan-y select-none flex-col justify-center border-2 border-line bg-sheet p-4"
    >
      <TrickStill
        name={trick.name}
        size="card"
        className="-mx-4 -mt-4 mb-4 min-h-0 w-[calc(100%+2rem)] max-w-none grow basis-[18svh] border-line border-b-2 [@media(max-height:40rem)]:hidden"
      />
      <p className="font-semibold text-label text-soft uppercase">
        {at + 1} of {plan.length} · {roles[role]}
        {day && ` · ${dayWords(day)}`}
      </p>
      <h2
        tabIndex={-1}
        aria-live="polite"
        className="mt-2 text-[clamp(1.75rem,9vw,3.5rem)] leading-none outline-none forced-colors:leading-normal"
      >
        <Link href={`/tricks/${trick.slug}`} draggable={false} className="wrap-anywhere">
          {trick.name}
        </Link>
      </h2>
      <p role="status" className="mt-3 text-lg tabular-nums">
        {own.length === 0 ? `No tries yet ${when}.` : `${lands} of ${own.length} landed ${when}.`}
      </p>
      <LastTime userId={userId} trickId={trick.id} className="text-soft tabular-nums" />
      <Expected chance={skater.chanceOf(oddsTrick(trick), trick.id)} />
      <Drill trick={trick} role={role} className="mt-2" />
      {restUntil !== undefined && (
        <RestTimer key={restUntil} until={restUntil} isSpoken={aids?.isSpoken ?? false} />
      )}
    </section>
  )
}

/** What a trick usually comes to, once there are tries that say so. */
const Expected = ({ chance }: { chance: Chance }) =>
  chance.isKnown && <p className="text-soft">Usually {chanceWords(chance)}.</p>

type ControlsProps = {
  /** The trick at hand; undefined where nothing is planned. */
  name: string | undefined
  /** The trick of the last try. */
  lastName: string | undefined
  /** Whether there is no other trick to go to. */
  isAlone: boolean
  onMove: (by: 1 | -1) => void
  onUndo: (() => void) | null
  onTry: (isLanded: boolean) => void
}

/** What the thumb reaches. */
function Controls({ name, lastName, isAlone, onMove, onUndo, onTry }: ControlsProps) {
  return (
    <div className="flex flex-col gap-3 short:flex-1 short:justify-end">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2">
        <ActionButton
          isResting={isAlone}
          onClick={() => onMove(-1)}
          className={buttonStyle({ variant: 'outline' })}
        >
          Previous
        </ActionButton>
        <ActionButton
          aria-label={lastName ? `Undo the last try: ${lastName}` : 'Undo the last try'}
          isResting={!onUndo}
          onClick={onUndo ?? undefined}
          className={buttonStyle({ variant: 'outline' })}
        >
          Undo
        </ActionButton>
        <ActionButton
          isResting={isAlone}
          onClick={() => onMove(1)}
          className={buttonStyle({ variant: 'outline' })}
        >
          Next
        </ActionButton>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <ActionButton
          aria-label={name ? `Missed: ${name}` : 'Missed'}
          isResting={!name}
          onClick={() => onTry(false)}
          className={`${buttonStyle({ variant: 'outline', size: 'lg' })} min-h-28 bg-sheet text-2xl short:min-h-20`}
        >
          Missed
        </ActionButton>
        <ActionButton
          aria-label={name ? `Landed: ${name}` : 'Landed'}
          isResting={!name}
          onClick={() => onTry(true)}
          className={`${buttonStyle({ size: 'lg' })} min-h-28 text-2xl short:min-h-20`}
        >
          Landed
        </ActionButton>
      </div>
    </div>
  )
}

const NothingPlanned = () => (
  <p className="flex-1 border-2 border-line border-dashed p-6">
    Nothing is planned. Change the plan to go on.
  </p>
)
