import { useId, useRef } from 'react'
import type { ShareCard } from '@/components/figure/share-card'
import { ShareCardButton } from '@/components/figure/share-card-button'
import { useKeptFocus } from '@/components/ui/behavior/lost-focus'
import { buttonStyle } from '@/components/ui/button'
import { placesIn } from '@/lib/my-tricks/diary'
import { isLandedRegularly, localDay } from '@/lib/my-tricks/practice'
import type { LandingRate } from '@/lib/my-tricks/schema'
import {
  afterSession,
  comparedWords,
  fewestToCompare,
  type LastTime,
  lastTimeOf,
  sumUp,
} from '@/lib/my-tricks/session'
import { shareWords } from '@/lib/skate/skater'
import { counted, listed } from '@/lib/skate/wording'
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
}: UnderWayProps & { onClose: () => void }) {
  const { value: last, change: keepLast } = useKept<LastTime>(userId, 'last time')
  const { diary } = useDiary(userId)
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list, 'button')
  const byId = new Map(tricks.map((trick) => [trick.id, trick]))
  const sums = sumUp(session).filter(({ trickId }) => byId.has(trickId))
  const tries = sums.reduce((sum, { today }) => sum + today.tries, 0)
  const lands = sums.reduce((sum, { today }) => sum + today.lands, 0)
  const first = sums.flatMap(({ trickId, before }) => (before ? [] : (byId.get(trickId)?.name ?? [])))
  const started = new Date(session.startedAt)
  const day = localDay(started)
  const written = diary?.find((each) => each.day === day)
  const place = session.place ?? written?.place ?? ''
  const note = session.note ?? written?.note ?? ''
  const close = () => {
    if (session.place !== undefined || session.note !== undefined) void writeDay(userId, { day, place, note })
    keepLast((known) => afterSession(known, sums, new Date()))
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
            : `${lands} of ${counted(tries, 'try', 'tries')} landed.`}
        </p>
        {sums.length > 0 && (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label="Trick by trick"
            className="border-2 border-line bg-sheet outline-none"
          >
            {sums.map((sum) => {
              const trick = byId.get(sum.trickId)
              const lastTime = lastTimeOf(session, last ?? null, sum.trickId)
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
                        {sum.before &&
                          sum.before.tries !== lastTime?.tries &&
                          `, ${beforeWords(sum.before)} before`}
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
              )
            })}
          </ul>
        )}
        {first.length > 0 && (
          <p className="wrap-anywhere text-sm text-soft">
            The first tries of {listed(first)} are in the book: next time there is something to compare with.
          </p>
        )}
        {sums.some((sum) => sum.before && comparedWords(sum) === null) && (
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
