import { RadioGroup, Stepper } from '@/components/ui/fields'
import { type Choice, canBeLate, MOST_BOARD, MOST_BODY, MOST_FLIPS } from '@/lib/tricks/name-it'

type Props = { choice: Choice; onChange: (change: Partial<Choice>) => void }

const stances = [
  { value: 'regular', label: 'Regular' },
  { value: 'nollie', label: 'Nollie' },
  { value: 'fakie', label: 'Fakie' },
  { value: 'switch', label: 'Switch' },
] satisfies { value: Choice['stance']; label: string }[]

const flips = [
  { value: 'none', label: 'None' },
  { value: 'kick', label: 'Kickflip' },
  { value: 'heel', label: 'Heelflip' },
] satisfies { value: Choice['flip']; label: string }[]

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

function CountStepper({ choice: { count }, onChange }: Props) {
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
export function Controls({ choice, onChange }: Props) {
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
