import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { LineFilm } from '@/components/figure/line-film'
import { coachFor } from '@/components/offline/coach-for'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { lateDialog } from '@/components/ui/late'
import { LoadError } from '@/components/ui/load-error'
import { catchFocus, useKeptFocus } from '@/components/ui/lost-focus'
import { TabList, tabIds } from '@/components/ui/tab-list'
import { TextField } from '@/components/ui/text-fields'
import { toast, toastError } from '@/components/ui/toast'
import { useAbortableCall } from '@/components/ui/use-abortable-call'
import { WithQueryClient } from '@/components/ui/with-query-client'
import { useZodForm } from '@/components/ui/zod-form'
import { call } from '@/lib/http/client'
import type { LineAlternatives, LineEntry, SwapRequest } from '@/lib/lines/schema'
import { lineProblems, type StartingPosition } from '@/lib/lines/taxonomy'
import type { Plan, PlanRequest, Pick as Trick } from './draft'
import { StepNumber, StepTable, TrickLink, type TrickSlots } from './step-table'
import { type Builder, type Choice, choiceLabel, choicesOf } from './use-builder'
import { useChangeLine, useSaveLine } from './use-lines'

/** What a judge looks at under each of the five words. */
const meanings: Record<string, string> = {
  difficulty: 'How hard the three hardest tricks are.',
  variety: 'How many kinds of tricks, stances and directions are in it. Repeats count for little.',
  course: 'How many different obstacles you use: flat, pad, edge, wall, air.',
  flow: 'How little stands between the tricks: turns cost most, pushes less.',
  consistency: 'How likely you are to land it all in one try, going by your practice log if you have one.',
}

type JudgeProps = {
  extras: NonNullable<Choice['extras']>
  isPending: boolean
  /** Takes the swap that the judge would make. */
  onExchange: (order: number, into: Trick) => void
}

/** A line as a judge sees it: five parts, the odds of landing it, and the one swap that lifts it most. */
function JudgeView({ extras: { judged, odds, swap }, isPending, onExchange }: JudgeProps) {
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
                <span className="mt-1 block text-sm">{says}</span>
                <span className="block text-sm text-soft">{meanings[part]}</span>
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
            <ActionButton
              isResting={isPending}
              onClick={() => onExchange(swap.order, swap.trick)}
              className={buttonStyle({ variant: 'outline', size: 'sm' })}
            >
              Take {swap.trick.name}
            </ActionButton>
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
  /** Puts a trick to a place, counted from 0, and has the rest planned again. */
  onPlace: (id: number, place: number) => void
  onUnlock: (id: number) => void
  /** Has another trick within reach found for this place. */
  onSwap: (id: number) => void
}

/** One trick of the line: dragged or moved to another place, or kept where it is, the rest follows. */
function PlannedStep({ entry, count, isLocked, isPending, badges, onPlace, onUnlock, onSwap }: StepProps) {
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
      </td>
    </tr>
  )
}

const JoinDialog = lateDialog(() => import('./join-dialog'))

const loadSchema = () => import('@/lib/lines/schema').then((schema) => schema.lineInput.pick({ name: true }))

type FormProps = {
  builder: Pick<Builder, 'name' | 'setName' | 'editing' | 'saveAsNew' | 'clear'>
  start: StartingPosition
  entries: LineEntry[]
  isSignedIn: boolean | null
}

/** Names the line and keeps it. Guests are asked to join, and nothing is sent. */
function SaveLineForm({ builder, start, entries, isSignedIn }: FormProps) {
  const { editing } = builder
  const { register, handleSubmit, formState } = useZodForm(loadSchema, { name: builder.name })
  const [isAsking, setIsAsking] = useState(false)
  const adding = useSaveLine(builder.clear)
  const changing = useChangeLine(editing?.id ?? 0, builder.clear)
  const isSaving = adding.isPending || changing.isPending
  const lineOf = (name: string) => {
    const tricks = entries.map(({ trick, reasoning }) => ({ id: trick.id, reasoning }))
    return { name, startingPosition: start, tricks }
  }
  const save = ({ name }: { name: string }) => {
    if (isSignedIn === false) return setIsAsking(true)
    const line = lineOf(name)
    if (editing) changing.mutate(line)
    else adding.mutate(line)
  }
  const refuse = () =>
    toast({ title: 'Name Required', description: lineProblems.name, variant: 'destructive' })
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
          {...register('name', { onChange: (event) => builder.setName(event.target.value) })}
        />
        <ActionButton type="submit" isResting={isSaving} className={`${buttonStyle()} min-h-12 sm:mt-5`}>
          {isSaving ? 'Saving...' : 'Save Line'}
        </ActionButton>
        {editing && (
          <p className="w-full text-sm text-soft">
            This changes the saved line {editing.name}.{' '}
            <button
              type="button"
              onClick={builder.saveAsNew}
              className="min-h-11 font-semibold text-ink underline underline-offset-4 hover:text-signal-text"
            >
              Save it as a new line instead
            </button>
          </p>
        )}
      </form>
      {isAsking && (
        <JoinDialog
          onClose={() => setIsAsking(false)}
          onKept={() => {
            setIsAsking(false)
            adding.mutate(lineOf(builder.name))
          }}
        />
      )}
    </>
  )
}

type Props = { builder: Builder; plan: Plan; isSignedIn: boolean | null; badges: TrickSlots['badges'] }

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

function PlannedLine({ builder, plan, isSignedIn, badges }: Props) {
  const { more, hasMoreFailed, askMore } = useAlternatives(plan.request)
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const swap = useSwap(builder, plan)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const choices = choicesOf(plan.entries, more)
  const at = Math.min(chosen, choices.length - 1)
  const choice = choices[at]
  const table = useRef<HTMLDivElement>(null)
  useKeptFocus(table, 'button')
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
        <p className="mt-1 text-sm text-soft">
          {sourceWords[at === 0 ? plan.source : (more?.source ?? 'coach')]}
          {plan.isOffline && ', offline'}.
        </p>
        {builder.isStale && !builder.isPending && (
          <p role="status" className="mt-2 border-signal border-l-4 pl-3">
            Your selection has changed. Suggest the order again to see its line.
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
      <SaveLineForm
        builder={builder}
        start={plan.request.startingPosition}
        entries={choice.entries}
        isSignedIn={isSignedIn}
      />
    </section>
  )
}

/** Puts another trick in the place of one; what was swapped out does not come back while the page is open. */
function useSwap(builder: Builder, plan: Plan) {
  const turnedDown = useRef<number[]>([])
  const swapping = useAbortableCall({
    call: (json: SwapRequest, signal) =>
      call<Trick>('/api/run/swap', { method: 'POST', json, signal }).catch(async (error: unknown) =>
        (await coachFor(error, signal)).swap(json),
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
        async (error: unknown) => (await coachFor(error, signal)).alternatives(request),
      ),
  })
  return { more: data ?? null, hasMoreFailed: isError, askMore: () => void refetch() }
}
