import { type DragEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { TabList, tabIds } from '@/components/ui/tab-list'
import { TextField } from '@/components/ui/text-fields'
import { toast } from '@/components/ui/toast'
import { useZodForm } from '@/components/ui/use-zod-form'
import type { LineEntry } from '@/lib/lines/schema'
import type { StartingPosition } from '@/lib/lines/taxonomy'
import { StepNumber, StepTable, TrickLink, type TrickSlots } from './step-table'
import { type Builder, type Choice, choiceLabel, choicesOf, type Pick, type Plan } from './use-builder'
import { useSaveLine } from './use-lines'

type JudgeProps = {
  extras: NonNullable<Choice['extras']>
  isPending: boolean
  /** Takes the swap that the judge would make. */
  onExchange: (order: number, into: Pick) => void
}

/** A line as a judge sees it: five parts, the odds of landing it, and the one swap that lifts it most. */
export function JudgeView({ extras: { judged, odds, swap }, isPending, onExchange }: JudgeProps) {
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section>
        <h4 className="mb-3 font-semibold text-label text-soft uppercase">
          The judge: {judged.total} out of 100
        </h4>
        <dl className="space-y-3">
          {judged.parts.map(({ part, points, of, says }) => (
            <div key={part}>
              <dt className="flex items-baseline justify-between gap-3 font-semibold first-letter:uppercase">
                <span className="first-letter:uppercase">{part}</span>
                <span className="text-sm tabular-nums">
                  {points} of {of}
                </span>
              </dt>
              <dd>
                <span aria-hidden="true" className="block h-2 border border-line bg-paper">
                  <span className="block h-full bg-signal" style={{ width: `${(100 * points) / of}%` }} />
                </span>
                <span className="mt-1 block text-sm text-soft">{says}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="space-y-6">
        {odds && (
          <section>
            <h4 className="mb-2 font-semibold text-label text-soft uppercase">The odds</h4>
            <p>{odds.says}</p>
          </section>
        )}
        {swap && (
          <section>
            <h4 className="mb-2 font-semibold text-label text-soft uppercase">One swap</h4>
            <p className="mb-3">{swap.says}</p>
            <button
              type="button"
              aria-disabled={isPending}
              onClick={() => !isPending && onExchange(swap.order, swap.trick)}
              className={buttonStyle({ variant: 'outline', size: 'sm' })}
            >
              Take {swap.trick.name}
            </button>
          </section>
        )}
      </div>
    </div>
  )
}

const dragType = 'text/plain'

type StepProps = {
  entry: LineEntry
  count: number
  isLocked: boolean
  isPending: boolean
  badges: TrickSlots['badges']
  /** Puts a trick to a place, counted from 0, and has the rest planned anew. */
  onPlace: (id: number, place: number) => void
  onUnlock: (id: number) => void
}

/** One trick of the line: dragged or moved to another place, or kept where it is, the rest follows. */
export function PlannedStep({ entry, count, isLocked, isPending, badges, onPlace, onUnlock }: StepProps) {
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
      className={isLocked ? 'bg-flatground/20' : undefined}
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
      {count > 1 && (
        <td>
          <div className="flex gap-1">
            <Control
              label={`Move ${trick.name} earlier`}
              sign={'\u2191'}
              isOff={isPending || place === 0}
              onPress={() => onPlace(trick.id, place - 1)}
            />
            <Control
              label={`Move ${trick.name} later`}
              sign={'\u2193'}
              isOff={isPending || order === count}
              onPress={() => onPlace(trick.id, place + 1)}
            />
            <button
              type="button"
              aria-label={isLocked ? `Unlock ${trick.name}` : `Lock ${trick.name} at place ${order}`}
              aria-disabled={isPending}
              onClick={() => !isPending && (isLocked ? onUnlock(trick.id) : onPlace(trick.id, place))}
              className={`${buttonStyle({ variant: isLocked ? 'default' : 'outline', size: 'sm' })} min-h-11`}
            >
              {isLocked ? 'Unlock' : 'Lock'}
            </button>
          </div>
        </td>
      )}
    </tr>
  )
}

type ControlProps = { label: string; sign: string; isOff: boolean; onPress: () => void }

// Not `disabled`: that would throw the keyboard out of the row while the line is planned anew.
function Control({ label, sign, isOff, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className={buttonStyle({ variant: 'outline', size: 'icon' })}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

const JoinDialog = lazy(() => import('./join-dialog'))

const loadSchema = () => import('@/lib/lines/schema').then((schema) => schema.lineInput.pick({ name: true }))

type FormProps = {
  start: StartingPosition
  entries: LineEntry[]
  isSignedIn: boolean | null
  onSaved: () => void
  onJoin: () => void
}

/** Names the line and keeps it. Guests are asked to join, and nothing is sent. */
export function SaveLineForm({ start, entries, isSignedIn, onSaved, onJoin }: FormProps) {
  const { register, handleSubmit, formState } = useZodForm(loadSchema, { name: '' })
  const [isAsking, setIsAsking] = useState(false)
  const saving = useSaveLine(onSaved)
  const save = ({ name }: { name: string }) => {
    if (isSignedIn === false) return setIsAsking(true)
    const tricks = entries.map(({ trick, reasoning }) => ({ id: trick.id, reasoning }))
    if (!saving.isPending) saving.mutate({ name, startingPosition: start, tricks })
  }
  const refuse = () => {
    const description = 'Please enter a name for your line'
    toast({ title: 'Name Required', description, variant: 'destructive' })
  }
  return (
    <>
      <form
        noValidate
        onSubmit={handleSubmit(save, refuse)}
        className="flex flex-wrap items-start gap-3 border-line border-t-2 pt-5"
      >
        <TextField
          label="Line name"
          placeholder="Enter line name"
          autoComplete="off"
          maxLength={80}
          className="min-w-0 flex-1 basis-60"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <button type="submit" aria-disabled={saving.isPending} className={`mt-5 ${buttonStyle()} min-h-12`}>
          {saving.isPending ? 'Saving...' : 'Save Line'}
        </button>
      </form>
      <Suspense>{isAsking && <JoinDialog onLeave={onJoin} onClose={() => setIsAsking(false)} />}</Suspense>
    </>
  )
}

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
