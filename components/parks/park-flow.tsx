'use client'

import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import type { FlowRequest } from '@/lib/parks/schema'
import { AvailableFeatures } from './features'
import { FlowResult, type TrickSlots } from './flow-result'
import { SelectionPanel } from './selection-panel'
import { useFlow } from './use-park'
import { useSelection } from './use-selection'

/** Choose what stands in the park, get tricks for all of it. */
export function ParkFlow({ slots }: { slots: TrickSlots }) {
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
          <FlowResult key={flow.submittedAt} flow={flow.data} features={asked.features} slots={slots} />
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
