'use client'

import { type ReactNode, useMemo, useState } from 'react'
import { useQueryString } from '@/components/ui/behavior/history'
import { useCode } from '@/components/ui/behavior/late'
import { optionsFrom, RadioGroup, Stepper } from '@/components/ui/forms/choices'
import { LoadError } from '@/components/ui/load-error'
import { NetworkError } from '@/lib/http/client'
import {
  type Choice,
  canBeLate,
  choiceQuery,
  chosenMotion,
  MOST_BOARD,
  MOST_BODY,
  MOST_FLIPS,
  parseChoice,
} from '@/lib/tricks/name-it'

type Props = {
  slugs: Record<string, string>
  /** The result for the choice that the page begins with, rendered by the server. */
  first: { named: ReactNode; drawn: ReactNode }
}

// Naming and drawing weigh more than the page: they are loaded when someone reaches for the controls.
const loadEngine = async () => {
  const [{ NamedMotion }, { DrawnMotion }] = await Promise.all([
    import('./named-motion'),
    import('./drawn-motion'),
  ])
  return { NamedMotion, DrawnMotion }
}

/** Say what happened, and read what skaters call it. */
export function NameIt({ slugs, first }: Props) {
  const [query, replace] = useQueryString()
  const choice = useMemo(() => parseChoice(query), [query])
  const motion = useMemo(() => chosenMotion(choice), [choice])
  const isFirst = choiceQuery(choice) === ''
  const [isReached, setIsReached] = useState(false)
  const reach = () => setIsReached(true)
  const { code, isError, retry } = useCode(loadEngine, isReached || !isFirst)
  const change = (fields: Partial<Choice>) => replace(choiceQuery({ ...choice, ...fields }))
  const shown = isFirst ? null : code
  const isFailed = isError && !isFirst
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="space-y-10">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only loads what the controls inside will need */}
        <div onPointerEnter={reach} onFocus={reach}>
          <Controls choice={choice} onChange={change} />
        </div>
        <section aria-live="polite" className="border-line border-t-2 pt-6">
          {shown ? <shown.NamedMotion motion={motion} slugs={slugs} /> : !isFailed && first.named}
          {isFailed && !shown && <LoadError message={new NetworkError().message} onRetry={retry} />}
        </section>
      </div>
      <div className="max-w-md">
        {shown ? <shown.DrawnMotion motion={motion} /> : !isFailed && first.drawn}
      </div>
    </div>
  )
}

type ControlsProps = { choice: Choice; onChange: (change: Partial<Choice>) => void }

const stances = optionsFrom<Choice['stance']>({
  regular: 'Regular',
  nollie: 'Nollie',
  fakie: 'Fakie',
  switch: 'Switch',
})

const flips = optionsFrom<Choice['flip']>({ none: 'None', kick: 'Kickflip', heel: 'Heelflip' })

const turnWords = (deg: number) =>
  deg === 0 ? 'No turn' : `${deg > 0 ? 'Frontside' : 'Backside'} ${Math.abs(deg)}`

type TurnProps = { label: string; deg: number; most: number; onChange: (deg: number) => void }

function TurnStepper({ label, deg, most, onChange }: TurnProps) {
  const to = (next: number) => (Math.abs(next) > most ? null : () => onChange(next))
  return (
    <Stepper
      label={label}
      shown={turnWords(deg)}
      less={{ label: `${label}: a half turn more backside`, onPress: to(deg - 180) }}
      more={{ label: `${label}: a half turn more frontside`, onPress: to(deg + 180) }}
    />
  )
}

function CountStepper({ choice: { count }, onChange }: ControlsProps) {
  return (
    <Stepper
      label="How many flips"
      shown={`${count}`}
      less={{ label: 'One flip fewer', onPress: count > 1 ? () => onChange({ count: count - 1 }) : null }}
      more={{
        label: 'One flip more',
        onPress: count < MOST_FLIPS ? () => onChange({ count: count + 1 }) : null,
      }}
    />
  )
}

/** What happened: stance, turns, flip. */
function Controls({ choice, onChange }: ControlsProps) {
  return (
    <div className="space-y-6">
      <RadioGroup
        legend="Stance"
        options={stances}
        value={choice.stance}
        onChange={(stance) => onChange({ stance })}
      />
      <div className="flex flex-wrap gap-6">
        <TurnStepper
          label="Your turn"
          deg={choice.body}
          most={MOST_BODY}
          onChange={(body) => onChange({ body })}
        />
        <TurnStepper
          label="The board's turn"
          deg={choice.board}
          most={MOST_BOARD}
          onChange={(board) => onChange({ board })}
        />
      </div>
      <div className="flex flex-wrap gap-6">
        <RadioGroup
          legend="Flip"
          options={flips}
          value={choice.flip}
          onChange={(flip) => onChange({ flip })}
        />
        {choice.flip !== 'none' && <CountStepper choice={choice} onChange={onChange} />}
      </div>
      {canBeLate(choice) && (
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={choice.late}
            onChange={({ currentTarget }) => onChange({ late: currentTarget.checked })}
            className="size-5 accent-signal"
          />
          Late: after the peak
        </label>
      )}
    </div>
  )
}
