'use client'

import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { SelectField } from '@/components/ui/choices'
import type { FlowRequest } from '@/lib/parks/schema'
import { parkLevels } from '@/lib/tricks/taxonomy'
import { AvailableFeatures } from './features'
import { FlowResult } from './flow-result'
import { type Selection, useFlow, useSelection } from './use-park'

/** Choose what stands in the park, get tricks for all of it. */
export function ParkFlow() {
  const selection = useSelection()
  const flow = useFlow()
  const [asked, setAsked] = useState<FlowRequest | null>(null)
  const ask = (request: FlowRequest) => {
    if (flow.isPending) return
    setAsked(request)
    flow.mutate(request)
  }
  const { selected: features, difficulty } = selection
  return (
    <div className="grid gap-8 md:grid-cols-[20rem_minmax(0,1fr)]">
      <SelectionPanel
        selection={selection}
        isPending={flow.isPending}
        onCreate={() => ask({ features, difficulty })}
      />
      <div className="min-w-0 space-y-8">
        {asked && flow.data && (
          <FlowResult key={flow.submittedAt} flow={flow.data} features={asked.features} />
        )}
        {asked && flow.isError && <Failed onRetry={() => ask(asked)} />}
        <section aria-labelledby="available-title">
          <h2 id="available-title" className="mb-4 text-title">
            Available Features
          </h2>
          <AvailableFeatures selection={selection} />
        </section>
      </div>
    </div>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <section className="border-2 border-danger bg-sheet p-6">
    <h2 className="text-title">Unable to Get Suggestions</h2>
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

const levelOptions = [{ value: 'all', label: 'All' }, ...parkLevels.map((value) => ({ value, label: value }))]

type SelectionPanelProps = { selection: Selection; isPending: boolean; onCreate: () => void }

/** What was chosen, how hard it may be, and the button that makes a flow of it. */
function SelectionPanel({ selection, isPending, onCreate }: SelectionPanelProps) {
  const { selected, difficulty, setDifficulty, clear } = selection
  const isEmpty = selected.length === 0
  return (
    <div className="space-y-4 self-start border-2 border-line bg-sheet p-4 shadow-sticker md:sticky md:top-20">
      <h2 id="selected-title" className="text-title">
        Selected Features
      </h2>
      <SelectedList selection={selection} />
      <SelectField
        label="Difficulty"
        options={levelOptions}
        value={difficulty}
        onChange={(level) => setDifficulty(level as FlowRequest['difficulty'])}
      />
      <button
        type="button"
        disabled={isEmpty}
        aria-disabled={isPending}
        onClick={onCreate}
        className={`w-full ${buttonStyle({ size: 'lg' })}`}
      >
        {isPending ? 'Creating Flow...' : 'Create Flow'}
      </button>
      {!isEmpty && (
        <button type="button" onClick={clear} className={`w-full ${buttonStyle({ variant: 'outline' })}`}>
          Clear All Selections
        </button>
      )}
    </div>
  )
}

function SelectedList({ selection: { selected, toggle } }: { selection: Selection }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to scroll it by keyboard
      tabIndex={0}
      aria-labelledby="selected-title"
      className="h-[200px] overflow-y-auto border-2 border-line bg-paper"
    >
      {selected.length === 0 && (
        <p className="p-4 text-soft">Tick what stands in your park. It is listed here.</p>
      )}
      <ul>
        {selected.map(({ name, count }) => (
          <li key={name} className="flex items-center gap-2 border-line/30 border-b pl-3">
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
