'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useUserId } from '@/components/accounts/auth-status'
import { replaceQueryList } from '@/components/ui/behavior/history'
import { late } from '@/components/ui/behavior/late'
import { useKeptFocus } from '@/components/ui/behavior/lost-focus'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { SelectField } from '@/components/ui/forms/choices'
import { ChevronIcon } from '@/components/ui/icons'
import type { FlowRequest, ParkFeature } from '@/lib/parks/schema'
import { parkLevels } from '@/lib/tricks/taxonomy'
import { FeaturePicture } from './feature-picture'
import { AvailableFeatures } from './features'
import { FlowResult } from './flow-result'
import { type FlowAnswer, type Selection, selectedWords, useAsked, useFlow, useSelection } from './use-park'

// Its place is kept: what follows is being read.
const KeepPark = late(() => import('./keep-park'), { loading: <div className="mb-6 h-17" />, missing: null })
const OwnParks = late(() => import('./own-parks'), { missing: null })

type Shown = FlowAnswer & { features: FlowRequest['features'] }

/** Choose what stands in the park, get tricks for all of it. */
export function ParkFlow({ features: rendered }: { features: ParkFeature[] }) {
  const selection = useSelection(rendered)
  const userId = useUserId()
  const [shown, setShown] = useState<Shown | null>(null)
  const flow = useFlow((answer, { features }) => setShown({ ...answer, features }))
  const { asked, remember } = useAsked(rendered, (request) => void flow.mutate(request))
  const ask = (request: FlowRequest) => {
    if (flow.isPending) return
    remember(request)
    void flow.mutate(request)
  }
  const { selected: features, difficulty } = selection
  // Tricks for what is not chosen any more would stand before what there is to choose from.
  const startOver = () => {
    selection.clear()
    remember({ features: [], difficulty: 'all' })
    replaceQueryList('called', [])
    flow.reset()
    setShown(null)
  }
  // The one before stays until there is another.
  const result = flow.isError ? null : shown
  return (
    <div className="grid gap-6 md:grid-cols-[20rem_minmax(0,1fr)] md:gap-8">
      <div className="min-w-0 space-y-8 max-md:[&_:is(a,button,input,summary)]:scroll-mb-28 md:col-start-2 md:row-start-1">
        {result && (
          <FlowResult key={flow.succeeded} {...result}>
            {asked && <KeepPark asked={asked} />}
          </FlowResult>
        )}
        {asked && flow.isError && <Failed onRetry={() => ask(asked)} />}
        <FeatureChoice isFolded={result !== null}>
          <AvailableFeatures features={rendered} selection={selection} />
        </FeatureChoice>
        {typeof userId === 'number' && <OwnParks userId={userId} />}
      </div>
      <SelectionPanel
        selection={selection}
        isPending={flow.isPending}
        onCreate={() => ask({ features, difficulty })}
        onClear={startOver}
      />
    </div>
  )
}

/** The features to choose from. A result takes their place; below it they are one press away. */
function FeatureChoice({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const heading = (
    <h2 id="available-title" className="text-title">
      Available Features
    </h2>
  )
  if (isFolded)
    return (
      <Disclosure heading={heading}>
        <div className="p-4">{children}</div>
      </Disclosure>
    )
  return (
    <section aria-labelledby="available-title" className="space-y-4">
      {heading}
      {children}
    </section>
  )
}

/** Stands where the tricks would, and is led to as they are: the button that was pressed may be far from it. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="border-2 border-danger bg-sheet p-6">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        Unable to Get Suggestions
      </h2>
      <p className="mt-2 max-w-prose">
        The suggestion service is unavailable at the moment. This can be due to:
      </p>
      <ul className="mt-2 mb-4 list-disc pl-6">
        <li>high load</li>
        <li>a lost connection</li>
        <li>maintenance</li>
      </ul>
      <button type="button" className={buttonStyle()} onClick={onRetry}>
        Try Again
      </button>
    </section>
  )
}

const levelOptions = [
  { value: 'all' as const, label: 'All' },
  ...parkLevels.map((value) => ({ value, label: value })),
]

type SelectionPanelProps = {
  selection: Selection
  isPending: boolean
  onCreate: () => void
  onClear: () => void
}

/**
 * What was chosen, how hard it may be, and the button that makes a flow of it: a column on a desk, a bar at the bottom
 * of a phone that opens upward.
 */
function SelectionPanel({ selection, isPending, onCreate, onClear }: SelectionPanelProps) {
  const { selected, difficulty, setDifficulty } = selection
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const isEmpty = selected.length === 0
  return (
    <div className="border-line bg-sheet max-md:sticky max-md:bottom-(--thumb-bar) max-md:z-20 max-md:-mx-4 max-md:border-t-2 max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:sticky md:top-20 md:order-first md:self-start md:border-2 md:p-4 md:shadow-sticker">
      <div id={detailsId} className={`mb-3 space-y-4 md:mb-4 ${isOpen ? '' : 'max-md:hidden'}`}>
        <h2 id="selected-title" className="text-title">
          Selected Features
        </h2>
        <SelectedList selection={selection} />
        <SelectField
          takesPrehydrationValue
          label="Difficulty"
          options={levelOptions}
          value={difficulty}
          onChange={setDifficulty}
        />
        {!isEmpty && (
          <button type="button" onClick={onClear} className={`w-full ${buttonStyle({ variant: 'outline' })}`}>
            Clear All Selections
          </button>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
          className={`flex-1 basis-36 ${buttonStyle({ variant: 'outline' })} md:hidden`}
        >
          {selectedWords(selected)}
          <ChevronIcon className={`size-5 shrink-0 transition-transform ${isOpen ? '' : 'rotate-180'}`} />
        </button>
        <ActionButton
          isResting={isEmpty || isPending}
          onClick={onCreate}
          className={`flex-1 basis-36 ${buttonStyle()} md:min-h-13 md:text-lg`}
        >
          {isPending ? 'Creating Flow...' : 'Create Flow'}
        </ActionButton>
      </div>
    </div>
  )
}

function SelectedList({ selection: { selected, toggle } }: { selection: Selection }) {
  const list = useRef<HTMLElement>(null)
  useKeptFocus(list, 'button', selected.length)
  return (
    <section
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to scroll it by keyboard
      tabIndex={0}
      aria-labelledby="selected-title"
      className="h-[200px] overflow-y-auto border-2 border-line bg-paper"
    >
      {selected.length === 0 && (
        <p className="p-4 text-soft">Pick what is in your park. It is listed here.</p>
      )}
      <ul>
        {selected.map(({ name, count }) => (
          <li key={name} className="flex items-center gap-2 border-line/30 border-b pl-3">
            <FeaturePicture name={name} className="h-8 w-auto" />
            <span className="min-w-0 flex-1 font-semibold">{name}</span>
            <span className="tabular-nums">&times; {count}</span>
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => toggle(name)}
              className="grid size-11 shrink-0 place-items-center hover:text-signal-text"
            >
              <span aria-hidden="true">&#10005;</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
