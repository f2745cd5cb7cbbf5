import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'
import type { LineEntry, SharedLine, ShareQuery } from '@/lib/lines/schema'
import { levels } from '@/lib/tricks/taxonomy'
import { StepNumber, StepTable, TrickLink } from './step-table'

type Step = Pick<LineEntry, 'trick' | 'reasoning'> & Partial<LineEntry>

type TableProps = { caption: string; steps: Step[]; badges: (trick: LineEntry['trick']) => ReactNode }

/** A line to read, and to print. */
export function ReadLine({ caption, steps, badges }: TableProps) {
  return (
    <StepTable caption={caption}>
      {steps.map((step, at) => (
        <tr key={step.trick.id} className="break-inside-avoid">
          <td>
            <StepNumber order={at + 1} isLarge />
          </td>
          <td>
            <p className="font-display text-title uppercase">{step.trick.name}</p>
            <div className="mt-2 flex flex-wrap items-center gap-2">{badges(step.trick)}</div>
            <TrickLink {...step} />
          </td>
          <td className="text-lg">{step.reasoning}</td>
        </tr>
      ))}
    </StepTable>
  )
}

/** The steps of a saved line in the form of a planned one. */
export const stepsOf = ({ tricks }: Pick<SharedLine, 'tricks'>): Step[] =>
  tricks.map(({ reasoning, enters, leaves, repair, ...trick }) => ({
    trick,
    reasoning,
    enters,
    leaves,
    repair,
  }))

const riders = [
  { value: 'regular', label: 'Regular' },
  { value: 'goofy', label: 'Goofy' },
]
const levelOptions = levels.map((value) => ({ value, label: value }))

/** Asks for the line at one's own level and stance; a plain form, since it only leads to an address. */
export function MyVersionForm({ rider, level }: ShareQuery) {
  return (
    <form action="#my-version" className="flex flex-wrap items-end gap-3">
      <Choice label="You ride" name="rider" any="Not set" options={riders} value={rider} />
      <Choice label="Your level" name="level" any="As it is" options={levelOptions} value={level} />
      <button type="submit" className={buttonStyle({ variant: 'outline' })}>
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
