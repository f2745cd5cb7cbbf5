import { usePrehydrationValue } from './use-early-value'

type SelectFieldProps = {
  label: string
  options: { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  /** Of a prerendered page, where a choice made before the scripts had loaded counts. Not where a change is a write. */
  takesEarlyChoice?: boolean
}

const ignoreValue = () => undefined

/** A labelled native select: the phone's own picker, and nothing to download. */
export function SelectField({ label, options, value, onChange, takesEarlyChoice = false }: SelectFieldProps) {
  const field = usePrehydrationValue<HTMLSelectElement>(value, takesEarlyChoice ? onChange : ignoreValue)
  return (
    <label className="block">
      <span className="mb-1 block font-semibold text-label text-soft uppercase">{label}</span>
      <select
        ref={field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
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
