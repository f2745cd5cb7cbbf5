import { useMemo, useRef, useState } from 'react'
import { useQueryList } from '@/components/ui/behavior/history'
import { useKeptFocus } from '@/components/ui/behavior/lost-focus'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { SelectField } from '@/components/ui/forms/choices'
import { localDay } from '@/lib/days'
import { compareNames } from '@/lib/intl'
import { sessionDays } from '@/lib/my-tricks/diary'
import { skaterOf } from '@/lib/my-tricks/practice'
import type { MyTrick, Next } from '@/lib/my-tricks/schema'
import {
  drillFor,
  newcomer,
  type PlannedTrick,
  planned,
  planSession,
  type Role,
  roles,
} from '@/lib/my-tricks/session'
import { chanceWords, type Skater } from '@/lib/skate/skater'
import { oddsTrick } from '@/lib/tricks/rider'
import type { Slots } from '../trick-row'
import { useCalendar, useDiary } from '../use-my-tricks'
import { DayChoice } from './day-choice'

/** What every stage of a session shows of its owner. */
export type Known = { userId: number; tricks: MyTrick[]; slots: Slots }

const expectation = (skater: Skater, trick: MyTrick) =>
  chanceWords(skater.chanceOf(oddsTrick(trick), trick.id))

/** How a coach makes a long shot smaller. */
export function Drill({ trick, role, className }: { trick: MyTrick; role: Role; className: string }) {
  const drill = drillFor(trick, role)
  return drill && <span className={`block max-w-prose ${className}`}>{drill}</span>
}

const TakeOut = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={`Take ${name} out of the plan`}
    onClick={onPress}
    className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} shrink-0`}
  >
    <span aria-hidden="true" className="text-xl leading-none">
      &times;
    </span>
  </button>
)

/** The tricks of the plan as a list that can be changed. */
export function PlanEditor({
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
                <TakeOut
                  name={trick.name}
                  onPress={() => onChange(plan.filter((each) => each.trickId !== trickId))}
                />
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

type PlanProps = {
  /** What comes next; null where that did not load. */
  next: Next | null
  /** Starts with a plan for a day, and with a trick in it that is not on the list yet. */
  onStart: (plan: PlannedTrick[], fresh: MyTrick | null, day: string) => void
}

/** Before the first try: what the coach suggests, to be changed and begun. */
export function Plan({ next, onStart, ...listed }: Known & PlanProps) {
  const fresh = newcomer(listed.tricks, next)
  const tricks = fresh ? [...listed.tricks, fresh] : listed.tricks
  const known = { ...listed, tricks }
  const [chosen, choose] = useQueryList('plan')
  const [day, setDay] = useState(() => localDay(new Date()))
  const suggested = useMemo(
    () => planSession(listed.tricks, skaterOf(listed.tricks), next, Date.now()),
    [listed.tricks, next],
  )
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
        <DayChoice day={day} onChange={setDay} />
        <ActionButton
          isResting={plan.length === 0}
          onClick={() => onStart(plan, plan.some(({ trickId }) => trickId === fresh?.id) ? fresh : null, day)}
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
export function LastDays({ userId }: { userId: number }) {
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
              {tries > 0 && (
                <span className="text-soft">
                  {lands} of {tries} landed
                </span>
              )}
            </p>
            {place && <p className="wrap-anywhere font-semibold text-sm">{place}</p>}
            {note && <p className="wrap-anywhere whitespace-pre-line text-sm text-soft">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
