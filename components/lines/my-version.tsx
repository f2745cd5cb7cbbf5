import { buttonStyle } from '@/components/ui/button'
import type { ShareQuery } from '@/lib/lines/schema'
import { levels } from '@/lib/tricks/taxonomy'

const riders = [
  { value: 'regular', label: 'Regular' },
  { value: 'goofy', label: 'Goofy' },
]
const levelOptions = levels.map((value) => ({ value, label: value }))

/** Asks for the line at one's own level and stance; a plain form, since it only leads to an address. */
export function MyVersionForm({ rider, level }: ShareQuery) {
  return (
    <form action="#my-version" className="flex flex-wrap items-end gap-3 print:hidden">
      <Choice label="You ride" name="rider" any="Not said" options={riders} value={rider} />
      <Choice label="Your level" name="level" any="As it is" options={levelOptions} value={level} />
      <button type="submit" className={buttonStyle()}>
        Show my version
      </button>
    </form>
  )
}

type ChoiceProps = {
  label: string
  name: string
  any: string
  options: { value: string; label: string }[]
  value: string | undefined
}

const Choice = ({ label, name, any, options, value = '' }: ChoiceProps) => (
  <label className="block">
    <span className="mb-1 block font-semibold text-label text-soft uppercase">{label}</span>
    <select
      name={name}
      defaultValue={value}
      className="min-h-11 border-2 border-line bg-sheet px-3 text-base"
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
