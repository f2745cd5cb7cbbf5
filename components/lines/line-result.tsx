import { useQuery } from '@tanstack/react-query'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { LineFilm } from '@/components/figure/line-film'
import { linesFor } from '@/components/offline/coach-for'
import { catchFocus, useKeptFocus } from '@/components/ui/behavior/lost-focus'
import { useAbortableCall } from '@/components/ui/behavior/use-abortable-call'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { LoadError } from '@/components/ui/load-error'
import { toastError } from '@/components/ui/overlays/toast'
import { TabList, tabIds } from '@/components/ui/tab-list'
import { call } from '@/lib/http/client'
import type { LineAlternatives, LineEntry, SwapRequest } from '@/lib/lines/schema'
import type { Plan, PlanRequest, Pick as Trick } from './draft'
import { JudgeView } from './judge-view'
import { SaveLineForm } from './save-line-form'
import { StepNumber, StepTable, TrickLink, type TrickSlots } from './step-table'
import { type Builder, choiceLabel, choicesOf } from './use-builder'

const dragType = 'text/plain'

type StepProps = {
  entry: LineEntry
  count: number
  isLocked: boolean
  isPending: boolean
  badges: TrickSlots['badges']
  /** Puts a trick to a place, counted from 0, and has the rest planned again. */
  onPlace: (id: number, place: number) => void
  onUnlock: (id: number) => void
  /** Has another trick within reach found for this place. */
  onSwap: (id: number) => void
}

/** One trick of the line: dragged or moved to another place, or kept where it is, the rest follows. */
function PlannedStep(step: StepProps) {
  const { entry, count, isLocked, badges, onPlace } = step
  const { trick, order } = entry
  const place = order - 1
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const id = Number(event.dataTransfer.getData(dragType))
    if (id && id !== trick.id) onPlace(id, place)
  }
  return (
    <tr
      draggable={count > 1}
      onDragStart={(event) => event.dataTransfer.setData(dragType, String(trick.id))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={isLocked ? 'bg-flatground/15' : undefined}
    >
      <td>
        <StepNumber order={order} />
      </td>
      <td>
        <p className="font-semibold text-lg leading-tight">{trick.name}</p>
        <div className="mt-1 flex flex-wrap items-center gap-2">{badges(trick)}</div>
        <TrickLink {...entry} />
      </td>
      <td>{entry.reasoning}</td>
      <td>
        <PlaceTools {...step} />
      </td>
    </tr>
  )
}

function PlaceTools({ entry, count, isLocked, isPending, onPlace, onUnlock, onSwap }: StepProps) {
  const { trick, order } = entry
  const place = order - 1
  return (
    <div className="flex flex-wrap gap-1">
      {count > 1 && (
        <>
          <ActionButton
            aria-label={`Move ${trick.name} earlier`}
            isResting={isPending || place === 0}
            onClick={() => onPlace(trick.id, place - 1)}
            className={buttonStyle({ variant: 'outline', size: 'icon' })}
          >
            <span aria-hidden="true">&uarr;</span>
          </ActionButton>
          <ActionButton
            aria-label={`Move ${trick.name} later`}
            isResting={isPending || order === count}
            onClick={() => onPlace(trick.id, place + 1)}
            className={buttonStyle({ variant: 'outline', size: 'icon' })}
          >
            <span aria-hidden="true">&darr;</span>
          </ActionButton>
          <ActionButton
            aria-label={isLocked ? `Unlock ${trick.name}` : `Lock ${trick.name} at place ${order}`}
            isResting={isPending}
            onClick={() => (isLocked ? onUnlock(trick.id) : onPlace(trick.id, place))}
            className={`${buttonStyle({ variant: isLocked ? 'default' : 'outline', size: 'sm' })} min-h-11 min-w-17 px-2!`}
          >
            {isLocked ? 'Unlock' : 'Lock'}
          </ActionButton>
        </>
      )}
      <ActionButton
        aria-label={`Swap ${trick.name} for another trick`}
        isResting={isPending || isLocked}
        onClick={() => onSwap(trick.id)}
        className={`${buttonStyle({ variant: 'outline', size: 'sm' })} min-h-11 px-2!`}
      >
        Swap
      </ActionButton>
    </div>
  )
}

type Props = {
  builder: Builder
  plan: Plan
  isSignedIn: boolean | null
  badges: TrickSlots['badges']
  onSaved: () => void
}

const sourceWords = {
  coach: 'From TrickBot',
  model: 'From TrickBot, with an AI model',
  saved: 'The way you saved it',
}

/** The suggested order with its other versions, what the judge says of it, and the form that saves it. */
export default function LineResult(props: Props) {
  return (
    <WithQueryClient>
      <PlannedLine {...props} />
    </WithQueryClient>
  )
}

function PlannedLine({ builder, plan, isSignedIn, badges, onSaved }: Props) {
  const { more, hasMoreFailed, askMore } = useAlternatives(plan.request)
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const choices = choicesOf(plan.entries, more)
  const at = Math.min(chosen, choices.length - 1)
  const choice = choices[at]
  // The judge goes with the line that was judged.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line
  useEffect(() => catchFocus(heading.current), [plan.entries])
  if (!choice) return null
  const tabs = choices.map((each, index) => ({ value: String(index), label: choiceLabel(each, index) }))
  const ids = tabIds(id, String(at))
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="min-w-0 space-y-5 border-2 border-line bg-sheet p-4 shadow-sticker md:p-6"
    >
      <div>
        <h3
          ref={heading}
          tabIndex={-1}
          id={`${id}-title`}
          className="[@media(min-height:30rem)]:scroll-mt-72 text-title outline-none"
        >
          Suggested Line Order
        </h3>
        <Origin builder={builder} plan={plan} source={at === 0 ? plan.source : (more?.source ?? 'coach')} />
      </div>
      <SaveLineForm
        builder={builder}
        start={plan.request.startingPosition}
        entries={choice.entries}
        isSignedIn={isSignedIn}
        onSaved={onSaved}
      />
      {choice.entries.length > 1 && (
        <LineTabs id={id} tabs={tabs} at={at} onSelect={setChosen}>
          {more ? 'No other order works with these.' : !hasMoreFailed && 'Looking for other lines...'}
        </LineTabs>
      )}
      <div
        {...(tabs.length > 1 && { role: 'tabpanel', id: ids.panel, 'aria-labelledby': ids.tab })}
        className="space-y-6"
      >
        <Choice {...{ builder, plan, badges }} choice={choice} />
        {hasMoreFailed && (
          <LoadError message="Other lines and the judge's view could not be loaded." onRetry={askMore} />
        )}
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
    </section>
  )
}

type OriginProps = Pick<Props, 'builder' | 'plan'> & { source: keyof typeof sourceWords }

/** Where a line comes from, and whether it is of another selection. */
function Origin({ builder, plan, source }: OriginProps) {
  return (
    <>
      <p className="mt-1 text-sm text-soft">
        {sourceWords[source]}
        {plan.isOffline && ', offline'}.
      </p>
      {builder.isStale && !builder.isPending && (
        <p role="status" className="mt-2 border-signal border-l-4 pl-3">
          Your selection has changed. Suggest the order again to see its line.
        </p>
      )}
    </>
  )
}

type ChoiceProps = Pick<Props, 'builder' | 'plan' | 'badges'> & {
  choice: ReturnType<typeof choicesOf>[number]
}

/** One of the lines to choose from: it moves, and it is told step by step. */
function Choice({ builder, plan, badges, choice }: ChoiceProps) {
  const swap = useSwap(builder, plan)
  const table = useRef<HTMLDivElement>(null)
  useKeptFocus(table, 'button')
  return (
    <>
      <LineFilm
        tricks={choice.entries.map(({ trick, ...link }) => ({ name: trick.name, ...link }))}
        start={plan.request.startingPosition}
      />
      <div ref={table}>
        <StepTable caption="The order of the line" change="Place">
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
              onSwap={(out) => swap(choice.entries, out)}
            />
          ))}
        </StepTable>
      </div>
    </>
  )
}

/** Puts another trick in the place of one; what was swapped out does not come back while the page is open. */
function useSwap(builder: Builder, plan: Plan) {
  const turnedDown = useRef<number[]>([])
  const swapping = useAbortableCall({
    call: (json: SwapRequest, signal) =>
      call<Trick>('/api/run/swap', { method: 'POST', json, signal }).catch(async (error: unknown) =>
        (await linesFor(error, signal)).swap(json),
      ),
    onSuccess: (into, { out }) => {
      turnedDown.current = [out, ...turnedDown.current].slice(0, 50)
      builder.exchange(out, into)
    },
    onError: (error) => toastError(error, 'Failed to generate line'),
  })
  return (entries: LineEntry[], out: number) => {
    if (swapping.isPending) return
    const selectedTricks = entries.map(({ trick }) => trick.id)
    const avoid = turnedDown.current.filter((id) => id !== out)
    void swapping.mutate({ startingPosition: plan.request.startingPosition, selectedTricks, out, avoid })
  }
}

/** Whatever else can be said about lines of the chosen tricks. */
function useAlternatives(request: PlanRequest) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/run/alternatives', request],
    queryFn: ({ signal }) =>
      call<LineAlternatives>('/api/run/alternatives', { method: 'POST', json: request, signal }).catch(
        async (error: unknown) => (await linesFor(error, signal)).alternatives(request),
      ),
  })
  return { more: data ?? null, hasMoreFailed: isError, askMore: () => void refetch() }
}

type LineTabsProps = {
  id: string
  tabs: { value: string; label: string }[]
  at: number
  onSelect: (at: number) => void
  /** What is said while there is one line alone. */
  children: ReactNode
}

/** As high before the others are there as with them, or what is being pressed below would move away. */
const LineTabs = ({ id, tabs, at, onSelect, children }: LineTabsProps) => (
  <div className="grid min-h-13 items-center">
    {tabs.length > 1 ? (
      <TabList
        isOneRow
        id={id}
        label="Lines to choose from"
        tabs={tabs}
        selected={String(at)}
        onSelect={(value) => onSelect(Number(value))}
      />
    ) : (
      <p role="status" className="text-soft">
        {children}
      </p>
    )}
  </div>
)
