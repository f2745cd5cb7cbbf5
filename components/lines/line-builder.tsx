'use client'

import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useRef } from 'react'
import { TrickStill } from '@/components/figure/trick-still'
import { late } from '@/components/ui/behavior/late'
import { catchFocus, useKeptFocus } from '@/components/ui/behavior/lost-focus'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/forms/choices'
import {
  lineProblems,
  mostTricks,
  type StartingPosition,
  startingPositionNames,
  startingPositions,
} from '@/lib/lines/taxonomy'
import type { StancePreference } from '@/lib/preferences/stance'
import { BuildFromMine } from './build-from-mine'
import type { Pick } from './draft'
import type { TrickSlots } from './step-table'
import { type Builder, useBuilder } from './use-builder'

type Picking = { picks: Pick[]; toggle: (trick: Pick) => void }

/** What is picked, for the buttons in a list of hundreds of rows that else never change. */
const PickContext = createContext<Picking>({ picks: [], toggle: () => undefined })

/** Puts a trick into the line or takes it out again. */
export function PickButton({ trick }: { trick: Pick }) {
  const { picks, toggle } = useContext(PickContext)
  const isPicked = picks.some(({ id }) => id === trick.id)
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-label={`${trick.name} in the line`}
      onClick={() => toggle(trick)}
      className="grid size-11 place-items-center border-2 border-line font-bold text-xl hover:bg-paper aria-pressed:bg-signal aria-pressed:text-signal-ink"
    >
      {isPicked ? '\u2212' : '+'}
    </button>
  )
}

const positions = startingPositions.map((value) => ({ value, label: startingPositionNames[value] }))

/**
 * Where the line starts, what was picked, and the buttons; stays on the screen above the long list, unless it would fill
 * that alone.
 */
function BuilderPanel({ builder, stance }: { builder: Builder; stance: ReactNode }) {
  return (
    <div className="max-md:contents md:sticky md:top-20 md:z-20 short:static! md:grid md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6 md:border-2 md:border-line md:bg-sheet md:p-4 md:shadow-sticker">
      <div className="md:col-start-2 md:row-start-1 md:self-end">{stance}</div>
      <div className="max-md:sticky max-md:top-[4.5rem] max-md:z-20 short:static! max-md:border-2 max-md:border-line max-md:bg-sheet max-md:p-3 max-md:shadow-sticker-sm md:contents">
        <div className="max-md:mb-3 max-md:text-sm md:col-start-1 md:row-start-1 max-md:[&_legend]:sr-only">
          <RadioGroup<StartingPosition | ''>
            legend="Starting position"
            options={positions}
            value={builder.start ?? ''}
            onChange={(start) => start && builder.setStart(start)}
          />
        </div>
        <div className="md:col-span-2">
          <Picks builder={builder} />
          <Actions builder={builder} />
        </div>
      </div>
    </div>
  )
}

// Both stay in one row of a phone, whatever the first one says.
const short = 'max-md:px-3 max-md:text-sm'

function Actions({ builder }: { builder: Builder }) {
  const { request, isPending } = builder
  return (
    <div className="flex flex-wrap items-center gap-3 md:mt-4">
      <ActionButton
        isResting={!request || isPending}
        onClick={builder.generate}
        className={`${buttonStyle()} ${short}`}
      >
        {isPending ? (
          'Suggesting Line Order...'
        ) : (
          <>
            <span className="md:hidden">Generate Order</span>
            <span className="max-md:hidden">Suggest Line Order</span>
          </>
        )}
      </ActionButton>
      <ActionButton
        isResting={builder.isEmpty}
        onClick={builder.reset}
        className={`${buttonStyle({ variant: 'outline' })} ${short}`}
      >
        Reset All
      </ActionButton>
      <p className="text-sm text-soft">{hintOf(builder)}</p>
    </div>
  )
}

function hintOf({ start, picks }: Builder): string {
  if (!start) return lineProblems.start
  return picks.length === 0 ? lineProblems.tricks : ''
}

function Picks({ builder: { picks, toggle, misfits } }: { builder: Builder }) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list, 'button', picks.length)
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Selected tricks"
        className={`flex gap-2 outline-none max-md:overflow-x-auto md:flex-wrap ${picks.length > 0 ? 'max-md:mb-3 md:mt-4' : ''}`}
      >
        {picks.map((pick) => (
          <li key={pick.id} className="shrink-0">
            <button
              type="button"
              aria-label={`Remove ${pick.name} from the line`}
              aria-describedby={misfits[pick.id] ? `${id}-${pick.id}` : undefined}
              onClick={() => toggle(pick)}
              className={`${buttonStyle({ variant: 'outline', size: 'sm' })} ${misfits[pick.id] ? 'border-danger text-danger' : ''}`}
            >
              <TrickStill name={pick.name} className="-ml-2 h-8 w-10 object-cover" />
              {misfits[pick.id] && <span aria-hidden="true">!</span>}
              {pick.name}
              <span aria-hidden="true">&times;</span>
            </button>
          </li>
        ))}
      </ul>
      {picks.map((pick) =>
        misfits[pick.id] ? (
          <p
            key={pick.id}
            id={`${id}-${pick.id}`}
            role="status"
            className="mt-2 border-danger border-l-4 pl-3 text-sm max-md:mb-2"
          >
            <strong>{pick.name}:</strong> {misfits[pick.id]}
          </p>
        ) : null,
      )}
    </>
  )
}

const loadResult = () => import('./line-result')
const LineResult = late(loadResult)

type Props = {
  isSignedIn: boolean | null
  badges: TrickSlots['badges']
  rider: StancePreference
  /** Where riders say how they stand. */
  stance: ReactNode
  /** Shows the lines that are saved, the newest being this one. */
  onSaved: () => void
  /** The list of tricks, whose buttons pick. */
  children: ReactNode
}

/** The tab where a line is built: choose, see the order, save. */
export function LineBuilder({ isSignedIn, badges, rider, stance, onSaved, children }: Props) {
  const builder = useBuilder(rider, loadResult)
  const { picks, toggle, plan } = builder
  // biome-ignore lint/correctness/useExhaustiveDependencies: toggle changes nothing but with the picks
  const picking = useMemo(() => ({ picks, toggle }), [picks])
  // A line that is saved goes, and the next one begins with its tricks.
  const select = useRef<HTMLHeadingElement>(null)
  const hadPlan = useRef(false)
  useEffect(() => {
    if (hadPlan.current && !plan) catchFocus(select.current)
    hadPlan.current = plan !== null
  }, [plan])
  return (
    <div className="grid grid-cols-1 gap-6 md:gap-8 [@media(min-height:30rem)]:[&_:is(a,button,select,input)]:scroll-mt-72">
      <BuilderPanel builder={builder} stance={stance} />
      <BuildFromMine builder={builder} />
      {plan && (
        <LineResult builder={builder} plan={plan} isSignedIn={isSignedIn} badges={badges} onSaved={onSaved} />
      )}
      <section aria-labelledby="select-title" className="min-w-0">
        <h3
          ref={select}
          tabIndex={-1}
          id="select-title"
          className="mb-4 [@media(min-height:30rem)]:scroll-mt-72 text-title outline-none"
        >
          Select Tricks ({picks.length}/{mostTricks})
        </h3>
        <PickContext value={picking}>{children}</PickContext>
      </section>
    </div>
  )
}
