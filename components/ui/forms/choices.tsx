'use client'

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { ActionButton, buttonStyle } from '../button'

/**
 * For a controlled field of a prerendered page: takes over what was entered before hydration, which is in the
 * element but in no state. Give the returned ref to the field.
 */
export function usePrehydrationValue(value: string, onChange: (value: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const entered = useRef<string | undefined>(undefined)
  const takeOver = useEffectEvent(() => {
    if (entered.current !== undefined && entered.current !== value) onChange(entered.current)
  })
  // Read as soon as it is hydrated: a render before the effect would set the element to what the state says.
  useLayoutEffect(() => {
    entered.current = field.current?.value
  }, [])
  useEffect(() => takeOver(), [])
  return field
}

/**
 * For a controlled select of a prerendered page: gives `onEntered` what was chosen before hydration. Without it such a
 * choice does not count, and is not shown either: it could not be made again. Give the returned ref to the select.
 */
export function usePrehydrationChoice(value: string, onEntered?: (value: string) => void) {
  const field = useRef<HTMLSelectElement>(null)
  const entered = useRef<string | undefined>(undefined)
  const isHydrated = useRef(false)
  const isTaken = onEntered !== undefined
  const takeOver = useEffectEvent(() => {
    const chosen = entered.current
    entered.current = undefined
    if (chosen !== undefined && chosen !== value) onEntered?.(chosen)
  })
  useLayoutEffect(() => {
    // Once: what is chosen from here on is in the state.
    if (isHydrated.current) return
    isHydrated.current = true
    // As the server rendered it; one that was made in the browser has none.
    const rendered = [...(field.current?.options ?? [])].find(({ defaultSelected }) => defaultSelected)
    if (!rendered || rendered.selected) return
    if (isTaken) entered.current = field.current?.value
    else rendered.selected = true
  }, [isTaken])
  useEffect(() => takeOver(), [])
  return field
}

/** What was ticked or chosen of these fields before hydration: React keeps it until it renders them again. */
const enteredIn = (fields: Element | null): string[] =>
  [...(fields?.querySelectorAll<HTMLInputElement>('input') ?? [])].flatMap((field) =>
    field.checked && !field.defaultChecked ? field.value : [],
  )

/**
 * For controlled radio buttons and checkboxes of a prerendered page: gives `onEntered` the values that were ticked before
 * hydration. Give the returned ref to an element around them.
 */
export function usePrehydrationTicks<Around extends Element>(onEntered: (values: string[]) => void) {
  const around = useRef<Around>(null)
  const entered = useRef<string[]>([])
  const takeOver = useEffectEvent(() => {
    if (entered.current.length > 0) onEntered(entered.current)
  })
  useLayoutEffect(() => {
    entered.current = enteredIn(around.current)
  }, [])
  useEffect(() => takeOver(), [])
  return around
}

type Option<Value extends string> = { value: Value; label: string }

/** The options of a closed set of values, in the order of their labels. */
export const optionsFrom = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label })) as Option<Value>[]

/** All, which is '', or one of these values by its own name. */
export const allOrOne = (values: readonly string[]) => [
  { value: '', label: 'All' },
  ...values.map((value) => ({ value, label: value })),
]

type SelectFieldProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Whether a choice made before hydration counts. Not where a change is a write. */
  takesPrehydrationValue?: boolean
  /** What it is called in a form that works without scripts, and the id of that form if it stands elsewhere. */
  name?: string
  form?: string
}

/** A labeled native select: the phone's own picker, and nothing to download. */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
  takesPrehydrationValue = false,
  name,
  form,
}: SelectFieldProps<Value>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text)
    if (chosen) onChange(chosen.value)
  }
  const field = usePrehydrationChoice(value, takesPrehydrationValue ? choose : undefined)
  return (
    <label className="block">
      <span className="mb-1 block font-semibold text-label text-soft uppercase">{label}</span>
      <select
        ref={field}
        name={name}
        form={form}
        value={value}
        onChange={(event) => choose(event.target.value)}
        className="min-h-11 w-full border-2 border-line bg-sheet px-3 text-base"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

type RadioGroupProps<Value extends string> = {
  legend: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Small, with a legend for screen readers alone. */
  isCompact?: boolean
}

/** One of a few, all in sight; arrows move through them. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  isCompact = false,
}: RadioGroupProps<Value>) {
  const name = useId()
  const fields = usePrehydrationTicks<HTMLFieldSetElement>(([entered]) => {
    const chosen = options.find((option) => option.value === entered)
    if (chosen && chosen.value !== value) onChange(chosen.value)
  })
  return (
    <fieldset ref={fields} className="min-w-0">
      <legend className={isCompact ? 'sr-only' : 'mb-1 font-semibold text-label text-soft uppercase'}>
        {legend}
      </legend>
      <div className="flex w-fit flex-wrap gap-y-0.5 pl-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={`-ml-0.5 flex min-h-11 grow cursor-pointer items-center justify-center border-2 border-line bg-sheet has-checked:bg-ink has-focus-visible:outline-3 has-focus-visible:outline-signal-text has-checked:text-paper ${isCompact ? 'px-3 text-sm' : 'px-[min(1rem,2.3vw)]'}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

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
    <fieldset className="min-w-0 max-w-full">
      <legend className="mb-1 font-semibold text-label text-soft uppercase">{label}</legend>
      <div className="flex items-stretch">
        <StepButton sign="−" {...less} />
        <output className="-mx-0.5 flex w-44 min-w-0 items-center justify-center border-2 border-line bg-sheet px-3 text-center tabular-nums">
          {shown}
        </output>
        <StepButton sign="+" {...more} />
      </div>
    </fieldset>
  )
}

const StepButton = ({ sign, label, onPress }: { sign: string } & StepperProps['less']) => (
  <ActionButton
    aria-label={label}
    isResting={onPress === null}
    onClick={() => onPress?.()}
    className={buttonStyle({ variant: 'outline', size: 'icon' })}
  >
    <span aria-hidden="true" className="text-xl leading-none">
      {sign}
    </span>
  </ActionButton>
)
