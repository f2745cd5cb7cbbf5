import { useId, useRef } from 'react'
import type { ShareCard } from '@/components/figure/share-card'
import { ShareCardButton } from '@/components/figure/share-card-button'
import { useKeptFocus } from '@/components/ui/behavior/lost-focus'
import { buttonStyle } from '@/components/ui/button'
import { localDay, momentOn } from '@/lib/days'
import { placesIn } from '@/lib/my-tricks/diary'
import { isLandedRegularly } from '@/lib/my-tricks/practice'
import type { LandingRate, MyTrick } from '@/lib/my-tricks/schema'
import {
  afterSession,
  comparedWords,
  fewestToCompare,
  type LastTime,
  lastTimeOf,
  missedAgain,
  type PlannedTrick,
  planned,
  sumUp,
  whenOf,
} from '@/lib/my-tricks/session'
import { shareWords } from '@/lib/skate/skater'
import { counted, inSentence, listed } from '@/lib/skate/wording'
import { sumOf } from '@/lib/tricks/rider'
import { useKept } from '../use-kept'
import { saveMastery, useDiary, writeDay } from '../use-my-tricks'
import { LastDays } from './plan'
import type { UnderWayProps } from './under-way'

/** What a session came to, trick by trick against what was logged before it. */
export function Summary({
  userId,
  tricks,
  slots,
  session,
  onChange,
  onClose,
  onAgain,
}: UnderWayProps & {
  onClose: () => void /** Begins another session. */
  onAgain: (plan: PlannedTrick[]) => void
}) {
  const { value: last, change: keepLast } = useKept<LastTime>(userId, 'last time')
  const { diary } = useDiary(userId)
  const byId = new Map(tricks.map((trick) => [trick.id, trick]))
  const sums = sumUp(session).filter(({ trickId }) => byId.has(trickId))
  const { tries, lands } = triesIn(sums)
  const started = new Date(session.startedAt)
  const day = session.day ?? localDay(started)
  const written = diary?.find((each) => each.day === day)
  const place = session.place ?? written?.place ?? ''
  const note = session.note ?? written?.note ?? ''
  const missed = missedAgain(session).flatMap(({ trickId, role }) => {
    const trick = byId.get(trickId)
    return trick ? planned(trick, role) : []
  })
  const keep = () => {
    if (session.place !== undefined || session.note !== undefined) void writeDay(userId, { day, place, note })
    keepLast((known) => afterSession(known, sums, new Date()))
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
            : `${lands} of ${counted(tries, 'try', 'tries')} landed.`}
        </p>
        <TrickByTrick
          userId={userId}
          sums={sums}
          byId={byId}
          session={session}
          last={last ?? null}
          slots={slots}
        />
        <Remembered
          place={place}
          note={note}
          places={placesIn(diary ?? [])}
          onChange={(words) => onChange((latest) => ({ ...latest, ...words }))}
        />
        <div className="flex flex-wrap gap-3">
          <ShareCardButton card={cardOf(sums, byId, momentOn(day, started), place)} />
          {missed.length > 0 && (
            <button
              type="button"
              onClick={() => {
                keep()
                onAgain(missed)
              }}
              className={buttonStyle({ variant: 'outline' })}
            >
              Run the Missed Ones Again
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              keep()
              onClose()
            }}
            className={`${buttonStyle()} flex-1`}
          >
            Done
          </button>
        </div>
      </section>
      <LastDays userId={userId} />
    </div>
  )
}

type Known = ReadonlyMap<number, MyTrick>
type Sum = ReturnType<typeof sumUp>[number]

const triesIn = (sums: readonly Sum[]) => sumOf(sums.map(({ today }) => today))

/** What a session came to, as a picture to show around. */
function cardOf(sums: readonly Sum[], byId: Known, started: Date, place: string): ShareCard {
  const { tries, lands } = triesIn(sums)
  return {
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
}

type SumsProps = Pick<UnderWayProps, 'userId' | 'session' | 'slots'> & {
  sums: readonly Sum[]
  byId: Known
  last: LastTime | null
}

function TrickByTrick({ userId, sums, byId, session, last, slots }: SumsProps) {
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list, 'button')
  const first = sums.flatMap(({ trickId, before }) => (before ? [] : (byId.get(trickId)?.name ?? [])))
  return (
    <>
      {sums.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label="Trick by trick"
          className="border-2 border-line bg-sheet outline-none"
        >
          {sums.map((sum) => {
            const trick = byId.get(sum.trickId)
            return (
              trick && (
                <SumRow
                  key={sum.trickId}
                  userId={userId}
                  sum={sum}
                  trick={trick}
                  when={whenOf(session)}
                  lastTime={lastTimeOf(session, last, sum.trickId)}
                  slots={slots}
                />
              )
            )
          })}
        </ul>
      )}
      {first.length > 0 && (
        <p className="wrap-anywhere text-sm text-soft">
          First tries logged for {listed(first.map(inSentence))}. Next time you'll see how they compare.
        </p>
      )}
      {sums.some((sum) => sum.before && comparedWords(sum) === null) && (
        <p className="text-sm text-soft">
          Under {fewestToCompare} tries it's too early to compare. They still count.
        </p>
      )}
    </>
  )
}

type SumRowProps = Pick<UnderWayProps, 'userId' | 'slots'> & {
  sum: Sum
  trick: MyTrick
  when: string
  lastTime: ReturnType<typeof lastTimeOf>
}

function SumRow({ userId, sum, trick, when, lastTime, slots }: SumRowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 p-2 not-last:border-line/30 not-last:border-b">
      {slots.renderStill(trick)}
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="wrap-anywhere font-body font-semibold normal-case">{trick.name}</h3>
        <p className="text-sm tabular-nums">
          {sum.today.lands} of {sum.today.tries} {when}
          {lastTime && `, ${lastTime.lands} of ${lastTime.tries} last time`}
          {sum.before && sum.before.tries !== lastTime?.tries && `, ${beforeWords(sum.before)} before`}
        </p>
        <p className="text-sm text-soft empty:hidden">{comparedWords(sum)}</p>
        {isLandedRegularly(trick) && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            You land it regularly now.
            <button
              type="button"
              aria-label={`Set to Consistent: ${trick.name}`}
              onClick={() => void saveMastery(userId, trick.id, 'CONSISTENT')}
              className={`${buttonStyle({ variant: 'link', size: 'sm' })} min-h-11`}
            >
              Set to Consistent
            </button>
          </p>
        )}
      </div>
    </li>
  )
}

const beforeWords = ({ tries, lands, rate }: LandingRate) =>
  tries < fewestToCompare ? `${lands} of ${tries}` : shareWords(rate)

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
