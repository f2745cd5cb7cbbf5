import { useEffect, useId, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { TabList, tabIds } from '@/components/ui/tab-list'
import { choiceLabel, choicesOf } from './choices'
import { JudgeView } from './judge-view'
import { PlannedStep } from './planned-step'
import { SaveLineForm } from './save-line-form'
import type { TrickSlots } from './slots'
import { StepTable } from './step-table'
import type { Builder } from './use-builder'
import type { Plan } from './use-plan'

type Props = { builder: Builder; plan: Plan; isSignedIn: boolean | null; badges: TrickSlots['badges'] }

const sourceWords = { coach: 'the built-in coach', model: 'the model' }

/** The suggested order with its other versions, what the judge says of it, and the form that saves it. */
export default function LineResult({ builder, plan, isSignedIn, badges }: Props) {
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const choices = choicesOf(plan.entries, builder.more)
  const at = Math.min(chosen, choices.length - 1)
  const choice = choices[at]
  if (!choice) return null
  const tabs = choices.map((each, index) => ({ value: String(index), label: choiceLabel(each, index) }))
  const ids = tabIds(id, String(at))
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="min-w-0 space-y-5 border-2 border-line bg-sheet p-4 shadow-sticker md:p-6"
    >
      <div>
        <h3 ref={heading} tabIndex={-1} id={`${id}-title`} className="scroll-mt-72 text-title outline-none">
          Suggested Line Order
        </h3>
        <p className="mt-1 text-sm text-soft">
          Answered by {sourceWords[at === 0 ? plan.source : (builder.more?.source ?? 'coach')]}
          {plan.isOffline && ', offline'}.
        </p>
        {builder.isStale && (
          <p role="status" className="mt-2 border-signal border-l-4 pl-3">
            Your selection has changed. Suggest the order again to see a line of it.
          </p>
        )}
      </div>
      {tabs.length > 1 && (
        <TabList
          id={id}
          label="Lines to choose from"
          tabs={tabs}
          selected={String(at)}
          onSelect={(value) => setChosen(Number(value))}
        />
      )}
      <div
        {...(tabs.length > 1 && { role: 'tabpanel', id: ids.panel, 'aria-labelledby': ids.tab })}
        className="space-y-6"
      >
        <StepTable caption="The order of the line" change={choice.entries.length > 1 ? 'Place' : undefined}>
          {choice.entries.map((entry) => (
            <PlannedStep
              key={entry.trick.id}
              entry={entry}
              count={choice.entries.length}
              isLocked={plan.request.locked[entry.order - 1] === entry.trick.id}
              isPending={builder.isPending}
              badges={badges}
              onPlace={builder.lock}
              onUnlock={builder.unlock}
            />
          ))}
        </StepTable>
        {builder.hasMoreFailed && <NoMore onRetry={builder.askMore} />}
        {choice.extras && (
          <JudgeView
            extras={choice.extras}
            isPending={builder.isPending}
            onExchange={(order, into) => {
              const out = choice.entries[order - 1]
              if (out) builder.exchange(out.trick.id, into)
            }}
          />
        )}
      </div>
      <SaveLineForm
        start={plan.request.startingPosition}
        entries={choice.entries}
        isSignedIn={isSignedIn}
        onSaved={builder.clear}
        onJoin={builder.keep}
      />
    </section>
  )
}

const NoMore = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="space-y-2">
    <p className="text-soft">Other lines and the judge&apos;s view could not be loaded.</p>
    <button type="button" className={buttonStyle({ variant: 'outline', size: 'sm' })} onClick={onRetry}>
      Try Again
    </button>
  </div>
)
