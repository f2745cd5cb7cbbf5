import { buttonStyle } from './button'

type StepperProps = {
  label: string
  /** The value in words. */
  shown: string
  less: { label: string; onPress: (() => void) | null }
  more: { label: string; onPress: (() => void) | null }
}

/** A value between two buttons that change it; a button without an action is at its end. */
export function Stepper({ label, shown, less, more }: StepperProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-label text-soft uppercase">{label}</legend>
      <div className="flex items-stretch">
        <StepButton sign="−" {...less} />
        <output className="-mx-0.5 flex min-w-44 items-center justify-center border-2 border-line bg-sheet px-3 text-center tabular-nums">
          {shown}
        </output>
        <StepButton sign="+" {...more} />
      </div>
    </fieldset>
  )
}

// Kept focusable at the end of the range, so that the keyboard does not lose its place.
function StepButton({ sign, label, onPress }: { sign: string } & StepperProps['less']) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onPress === null}
      className={buttonStyle({ variant: 'outline', size: 'icon' })}
      onClick={() => onPress?.()}
    >
      <span aria-hidden="true" className="text-xl leading-none">
        {sign}
      </span>
    </button>
  )
}
