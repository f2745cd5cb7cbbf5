import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef } from 'react'
import type { ShareCard } from '@/components/figure/share-card'
import { ShareCardButton } from '@/components/figure/share-card-button'
import { TrickStill } from '@/components/figure/trick-still'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { SelectField } from '@/components/ui/choices'
import { useQueryList } from '@/components/ui/history'
import { Link } from '@/components/ui/link'
import { LoadError } from '@/components/ui/load-error'
import { catchFocus, useKeptFocus } from '@/components/ui/lost-focus'
import { Spinner } from '@/components/ui/status'
import { compareNames } from '@/lib/compare-names'
import { placesIn, sessionDays } from '@/lib/my-tricks/diary'
import { localDay, skaterOf } from '@/lib/my-tricks/practice'
import type { MyTrick } from '@/lib/my-tricks/schema'
import {
  afterSession,
  comparedWords,
  drillFor,
  fewestToCompare,
  type LastTime,
  moved,
  noAids,
  type PlannedTrick,
  planned,
  planSession,
  type Role,
  replanned,
  roles,
  type Session,
  startSession,
  sumUp,
  tried,
} from '@/lib/my-tricks/session'
import { toggled } from '@/lib/query-list'
import { type Chance, chanceWords, type Skater, shareWords } from '@/lib/skate/skater'
import { oddsTrick } from '@/lib/tricks/rider'
import { RestTimer, SessionOptions, useHeadset, useSpokenTrick } from './session-aids'
import type { Slots } from './trick-row'
import { useCalendar, useDiary, useMyTricks, usePractice, writeDay } from './use-my-tricks'
import { useKept, useSession, useWakeLock } from './use-session'

type Props = { userId: number; initial: MyTrick[] | undefined; slots: Slots }

/** One time at the spot: a plan, then one trick at a time under the thumb, then what it came to. */
export function SessionScreen({ userId, initial, slots }: Props) {
  const { tricks, isPending, refetch } = useMyTricks(userId, initial)
  const { session, isReady, change } = useSession(userId)
  const stage = useStage(!isReady ? null : !session ? 'plan' : session.endedAt ? 'summary' : 'under way')
  if (isPending || !isReady) return <Spinner label="Loading your session..." />
  if (!tricks) {
    return (
      <LoadError
        isBoxed
        message="Your tricks could not be loaded. Check your connection."
        onRetry={() => void refetch()}
      />
    )
  }
  const known = { userId, tricks, slots }
  const changeSession = (next: (session: Session) => Session) => change((latest) => latest && next(latest))
  return (
    <div ref={stage}>
      {!session ? (
        tricks.length === 0 ? (
          <NoTricks />
        ) : (
          <Plan {...known} onStart={(plan) => change(() => startSession(plan, new Date()))} />
        )
      ) : session.endedAt !== null ? (
        <Summary {...known} session={session} onChange={changeSession} onClose={() => change(() => null)} />
      ) : (
        <UnderWay {...known} session={session} onChange={changeSession} />
      )}
    </div>
  )
}

/** Begins the next stage at its top, and with the focus that the last one's button took along. Null: not known yet. */
function useStage(name: 'plan' | 'under way' | 'summary' | null) {
  const stage = useRef<HTMLDivElement>(null)
  const last = useRef(name)
  useEffect(() => {
    if (last.current !== null && last.current !== name) {
      window.scrollTo(0, 0)
      catchFocus(stage.current?.querySelector<HTMLElement>('h2[tabindex]'))
    }
    last.current = name
  }, [name])
  return stage
}

function NoTricks() {
  return (
    <div className="border-2 border-line border-dashed p-8">
      <p className="mb-5 text-lg">A session is made of your tricks. Add some first.</p>
      <Link href="/tricks" className={buttonStyle()}>
        Browse Tricks
      </Link>
    </div>
  )
}

type Known = { userId: number; tricks: MyTrick[]; slots: Slots }

const expectation = (skater: Skater, trick: MyTrick) =>
  chanceWords(skater.chanceOf(oddsTrick(trick), trick.id))

/** What a trick usually comes to, once there are tries that say so. */
const Expected = ({ chance }: { chance: Chance }) =>
  chance.isKnown && <p className="text-soft">Usually {chanceWords(chance)}.</p>

function Drill({ trick, role, className }: { trick: MyTrick; role: Role; className: string }) {
  const drill = drillFor(trick, role)
  return drill && <span className={`block max-w-prose ${className}`}>{drill}</span>
}

/** The tricks of the plan as a list that can be changed. */
function PlanEditor({
  tricks,
  slots,
  plan,
  onChange,
}: Omit<Known, 'userId'> & { plan: PlannedTrick[]; onChange: (plan: PlannedTrick[]) => void }) {
  const skater = useMemo(() => skaterOf(tricks), [tricks])
  const list = useRef<HTMLOListElement>(null)
  useKeptFocus(list, 'button', plan.length)
  const byId = new Map(tricks.map((trick) => [trick.id, trick]))
  const inPlan = new Set(plan.map(({ trickId }) => trickId))
  const others = tricks.filter(({ id }) => !inPlan.has(id)).sort((a, b) => compareNames(a.name, b.name))
  const add = (id: string) => {
    const trick = byId.get(Number(id))
    if (trick) onChange([...plan, planned(trick, 'own')])
  }
  return (
    <div className="space-y-4">
      <ol ref={list} tabIndex={-1} aria-label="Plan" className="border-2 border-line bg-sheet outline-none">
        {plan.map(({ trickId, role }) => {
          const trick = byId.get(trickId)
          return (
            trick && (
              <li
                key={trickId}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2 py-1.5 not-last:border-line/30 not-last:border-b"
              >
                {slots.renderStill(trick)}
                <span className="min-w-0 flex-1 basis-32">
                  <span className="wrap-anywhere block font-semibold">{trick.name}</span>
                  <span className="block text-soft text-xs">
                    {roles[role]} · {expectation(skater, trick)}
                  </span>
                  <Drill trick={trick} role={role} className="text-xs" />
                </span>
                <button
                  type="button"
                  aria-label={`Take ${trick.name} out of the plan`}
                  onClick={() => onChange(plan.filter((each) => each.trickId !== trickId))}
                  className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} shrink-0`}
                >
                  <span aria-hidden="true" className="text-xl leading-none">
                    &times;
                  </span>
                </button>
              </li>
            )
          )
        })}
        {plan.length === 0 && <li className="p-4 text-soft">Nothing planned. Add a trick below.</li>}
      </ol>
      {others.length > 0 && (
        <SelectField
          label="Add a trick to the plan"
          options={[
            { value: '', label: 'Choose one of your tricks' },
            ...others.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value=""
          onChange={add}
        />
      )}
    </div>
  )
}

/** Before the first try: what the coach suggests, to be changed and begun. */
function Plan({ onStart, ...known }: Known & { onStart: (plan: PlannedTrick[]) => void }) {
  const { tricks } = known
  const [chosen, choose] = useQueryList('plan')
  const suggested = useMemo(() => planSession(tricks, skaterOf(tricks), Date.now()), [tricks])
  const bySlug = new Map(tricks.map((trick) => [trick.slug, trick]))
  const roleOf = new Map(suggested.map(({ trickId, role }) => [trickId, role]))
  const plan =
    chosen.length === 0
      ? suggested
      : chosen.flatMap((slug) => {
          const trick = bySlug.get(slug)
          return trick ? planned(trick, roleOf.get(trick.id) ?? 'own') : []
        })
  const slugOf = new Map(tricks.map(({ id, slug }) => [id, slug]))
  const change = (next: PlannedTrick[]) => choose(next.flatMap(({ trickId }) => slugOf.get(trickId) ?? []))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="plan-title" className="space-y-4">
        <h2 tabIndex={-1} id="plan-title" className="text-title outline-none">
          Today&rsquo;s plan
        </h2>
        <PlanEditor {...known} plan={plan} onChange={change} />
        <ActionButton
          isResting={plan.length === 0}
          onClick={() => onStart(plan)}
          className={`${buttonStyle({ size: 'lg' })} min-h-16 w-full`}
        >
          Start Session
        </ActionButton>
      </section>
      <LastDays userId={known.userId} />
    </div>
  )
}

const shownDays = 7

/** The last days on which there was practice, or of which something is written down, the latest first. */
function LastDays({ userId }: { userId: number }) {
  const { data } = useCalendar(userId)
  const { diary } = useDiary(userId)
  const days = sessionDays(data ?? [], diary ?? []).slice(0, shownDays)
  if (days.length === 0) return null
  const format = (day: string) =>
    new Date(`${day}T12:00:00`).toLocaleDateString('en-US', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    })
  return (
    <section aria-labelledby="days-title">
      <h2 id="days-title" className="mb-3 text-xl">
        Last sessions
      </h2>
      <ul className="divide-y divide-line/30 border-line border-y-2">
        {days.map(({ day, tries, lands, place, note }) => (
          <li key={day} className="py-2">
            <p className="flex justify-between gap-4 tabular-nums">
              <time dateTime={day}>{format(day)}</time>
              <span className="text-soft">
                {lands} of {tries} landed
              </span>
            </p>
            {place && <p className="wrap-anywhere font-semibold text-sm">{place}</p>}
            {note && <p className="wrap-anywhere whitespace-pre-line text-sm text-soft">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

type UnderWayProps = Known & {
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

/** One trick at a time: Missed and Landed in the lower half of the screen, the next trick a swipe away. */
function UnderWay({ userId, tricks, slots, session, onChange }: UnderWayProps) {
  const [shown, setShown] = useQueryList('show')
  const { plan, at, tries } = session
  const current = plan[at]
  const trick = tricks.find(({ id }) => id === current?.trickId)
  const skater = useMemo(() => skaterOf(tricks), [tricks])
  const { log } = usePractice(userId, trick?.id ?? 0)
  const last = tries.at(-1)
  const { undo } = usePractice(userId, last?.trickId ?? 0)
  const move = (by: 1 | -1) => onChange((latest) => moved(latest, by))
  const swipe = useSwipe(move)
  const aids = session.aids ?? noAids
  useWakeLock(true)
  useSpokenTrick(aids.isSpoken, trick?.name)

  const count = (isLanded: boolean) => {
    if (!trick) return
    log(1, isLanded ? 1 : 0)
    onChange((latest) => tried(latest, { trickId: trick.id, isLanded }, Date.now()))
  }
  const headset = useHeadset(count)
  const takeBack = () => {
    undo?.()
    onChange((latest) => {
      const place = latest.plan.findIndex(({ trickId }) => trickId === last?.trickId)
      return { ...latest, tries: latest.tries.slice(0, -1), at: place < 0 ? latest.at : place }
    })
  }
  const steer = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('select, input')) return
    if (event.key === 'ArrowRight') move(1)
    else if (event.key === 'ArrowLeft') move(-1)
  }
  const own = tries.filter(({ trickId }) => trickId === trick?.id)
  const lands = own.filter(({ isLanded }) => isLanded).length
  const isPlanning = shown.includes('plan')
  const lastName = tricks.find(({ id }) => id === last?.trickId)?.name
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what the buttons in here do as well
    <div
      onKeyDown={steer}
      className="flex min-h-[calc(100svh-4rem-var(--thumb-bar)-5rem)] flex-col gap-4 md:min-h-[calc(100svh-14.5rem)] lg:mx-auto lg:max-w-2xl"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button
          type="button"
          aria-expanded={isPlanning}
          onClick={() => setShown(toggled(shown, 'plan'))}
          className={buttonStyle({ variant: 'outline', size: 'sm' })}
        >
          {isPlanning ? 'Close Plan' : 'Change Plan'}
        </button>
        <button
          type="button"
          aria-expanded={shown.includes('options')}
          onClick={() => setShown(toggled(shown, 'options'))}
          className={buttonStyle({ variant: 'outline', size: 'sm' })}
        >
          Options
        </button>
        <button
          type="button"
          onClick={() => onChange((latest) => ({ ...latest, endedAt: new Date().toISOString() }))}
          className={buttonStyle({ variant: 'outline', size: 'sm' })}
        >
          End Session
        </button>
      </div>
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
      <div className="flex flex-1 flex-col gap-4 [@media(max-height:30rem)]:flex-row">
        {trick && current ? (
          <section
            aria-label={trick.name}
            {...swipe}
            className="flex flex-1 touch-pan-y select-none flex-col justify-center border-2 border-line bg-sheet p-4"
          >
            <TrickStill
              name={trick.name}
              size="card"
              className="-mx-4 -mt-4 mb-4 min-h-0 w-[calc(100%+2rem)] max-w-none grow basis-[18svh] border-line border-b-2 object-contain object-top max-sm:[@media(min-height:50rem)]:object-cover [@media(max-height:40rem)]:hidden"
            />
            <p className="font-semibold text-label text-soft uppercase">
              {at + 1} of {plan.length} · {roles[current.role]}
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
              {own.length === 0 ? 'No tries yet today.' : `${lands} of ${own.length} landed today.`}
            </p>
            <Expected chance={skater.chanceOf(oddsTrick(trick), trick.id)} />
            <Drill trick={trick} role={current.role} className="mt-2" />
            {session.restUntil !== undefined && (
              <RestTimer key={session.restUntil} until={session.restUntil} isSpoken={aids.isSpoken} />
            )}
          </section>
        ) : (
          <p className="flex-1 border-2 border-line border-dashed p-6">
            Nothing is planned. Change the plan to go on.
          </p>
        )}
        <div className="flex flex-col gap-3 [@media(max-height:30rem)]:flex-1 [@media(max-height:30rem)]:justify-end">
          <div className="grid grid-cols-3 gap-2">
            <ActionButton
              isResting={plan.length < 2}
              onClick={() => move(-1)}
              className={buttonStyle({ variant: 'outline' })}
            >
              Previous
            </ActionButton>
            <ActionButton
              aria-label={lastName ? `Undo the last try: ${lastName}` : 'Undo the last try'}
              isResting={!last || !undo}
              onClick={takeBack}
              className={buttonStyle({ variant: 'outline' })}
            >
              Undo
            </ActionButton>
            <ActionButton
              isResting={plan.length < 2}
              onClick={() => move(1)}
              className={buttonStyle({ variant: 'outline' })}
            >
              Next
            </ActionButton>
          </div>
          <div className="grid grid-cols-2 gap-2">
            <ActionButton
              aria-label={trick ? `Missed: ${trick.name}` : 'Missed'}
              isResting={!trick}
              onClick={() => count(false)}
              className={`${buttonStyle({ variant: 'outline', size: 'lg' })} min-h-28 bg-sheet text-2xl [@media(max-height:30rem)]:min-h-20`}
            >
              Missed
            </ActionButton>
            <ActionButton
              aria-label={trick ? `Landed: ${trick.name}` : 'Landed'}
              isResting={!trick}
              onClick={() => count(true)}
              className={`${buttonStyle({ size: 'lg' })} min-h-28 text-2xl [@media(max-height:30rem)]:min-h-20`}
            >
              Landed
            </ActionButton>
          </div>
        </div>
      </div>
    </div>
  )
}

/** What a session came to, trick by trick against what was logged before it. */
function Summary({
  userId,
  tricks,
  slots,
  session,
  onChange,
  onClose,
}: UnderWayProps & { onClose: () => void }) {
  const { value: last, change: keepLast } = useKept<LastTime>(userId, 'last time')
  const { diary } = useDiary(userId)
  const byId = new Map(tricks.map((trick) => [trick.id, trick]))
  const sums = sumUp(session).filter(({ trickId }) => byId.has(trickId))
  const tries = sums.reduce((sum, { today }) => sum + today.tries, 0)
  const lands = sums.reduce((sum, { today }) => sum + today.lands, 0)
  const started = new Date(session.startedAt)
  const day = localDay(started)
  const written = diary?.find((each) => each.day === day)
  const place = session.place ?? written?.place ?? ''
  const note = session.note ?? written?.note ?? ''
  const close = () => {
    if (session.place !== undefined || session.note !== undefined) void writeDay(userId, { day, place, note })
    keepLast((known) => afterSession(known, sums))
    onClose()
  }
  const card: ShareCard = {
    kicker: 'Session',
    title: tries === 0 ? 'Being there' : `${lands} of ${tries} landed`,
    trick: byId.get(sums.toSorted((a, b) => b.today.lands - a.today.lands)[0]?.trickId ?? 0)?.name ?? null,
    lines: sums.map(({ trickId, today }) => ({
      text: byId.get(trickId)?.name ?? '',
      figure: `${today.lands} of ${today.tries}`,
    })),
    footer: [started.toLocaleDateString('en-US', { dateStyle: 'long' }), place.trim()]
      .filter(Boolean)
      .join(', '),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="sum-title" className="space-y-4">
        <h2 tabIndex={-1} id="sum-title" className="text-title outline-none">
          How it went
        </h2>
        <p role="status" className="text-lg tabular-nums">
          {tries === 0
            ? 'No tries this time. Being there counts too.'
            : `${lands} of ${tries} ${tries === 1 ? 'try' : 'tries'} landed.`}
        </p>
        {sums.length > 0 && (
          <ul className="border-2 border-line bg-sheet">
            {sums.map((sum) => {
              const trick = byId.get(sum.trickId)
              const lastTime = last?.[sum.trickId]
              return (
                trick && (
                  <li
                    key={sum.trickId}
                    className="flex flex-wrap items-start gap-x-3 gap-y-1 p-2 not-last:border-line/30 not-last:border-b"
                  >
                    {slots.renderStill(trick)}
                    <div className="min-w-0 flex-1 basis-40">
                      <h3 className="wrap-anywhere font-body font-semibold normal-case">{trick.name}</h3>
                      <p className="text-sm tabular-nums">
                        {sum.today.lands} of {sum.today.tries} today
                        {lastTime && `, ${lastTime.lands} of ${lastTime.tries} last time`}
                        {sum.before && `, ${shareWords(sum.before.rate)} before`}
                      </p>
                      <p className="text-sm text-soft empty:hidden">{comparedWords(sum)}</p>
                    </div>
                  </li>
                )
              )
            })}
          </ul>
        )}
        {sums.some((sum) => comparedWords(sum) === null) && (
          <p className="text-sm text-soft">
            Fewer than {fewestToCompare} tries say little either way. They count all the same.
          </p>
        )}
        <Remembered
          place={place}
          note={note}
          places={placesIn(diary ?? [])}
          onChange={(words) => onChange((latest) => ({ ...latest, ...words }))}
        />
        <div className="flex flex-wrap gap-3">
          <ShareCardButton card={card} />
          <button type="button" onClick={close} className={`${buttonStyle()} flex-1`}>
            Done
          </button>
        </div>
      </section>
      <LastDays userId={userId} />
    </div>
  )
}

type RememberedProps = {
  place: string
  note: string
  places: string[]
  onChange: (words: { place?: string; note?: string }) => void
}

const field = 'mt-1 w-full border-2 border-line bg-sheet px-3 py-2 text-base'

/** Where it was and how, in one's own words. */
function Remembered({ place, note, places, onChange }: RememberedProps) {
  const id = useId()
  return (
    <div className="space-y-3">
      <label className="block">
        <span className="font-semibold text-sm">Place</span>
        <input
          value={place}
          maxLength={80}
          list={id}
          autoComplete="off"
          onChange={(event) => onChange({ place: event.target.value })}
          className={`${field} min-h-11`}
        />
      </label>
      <datalist id={id}>
        {places.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <label className="block">
        <span className="font-semibold text-sm">Note</span>
        <textarea
          value={note}
          maxLength={2000}
          rows={3}
          onChange={(event) => onChange({ note: event.target.value })}
          className={field}
        />
      </label>
    </div>
  )
}
