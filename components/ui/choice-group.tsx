import { useId } from 'react'

type RadioGroupProps<Value extends string> = {
  legend: string
  options: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, all in sight; arrows move through them. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-label text-soft uppercase">{legend}</legend>
      <div className="flex flex-wrap gap-y-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="-ml-0.5 flex min-h-11 cursor-pointer items-center border-2 border-line bg-sheet px-4 first:ml-0 has-checked:bg-ink has-focus-visible:outline-3 has-focus-visible:outline-signal-text has-checked:text-paper"
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
