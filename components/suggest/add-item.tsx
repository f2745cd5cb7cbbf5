import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/forms/text-fields'
import { libraryQuery } from '@/lib/offline/account-queries'
import { levels as allLevels, type Level } from '@/lib/tricks/taxonomy'
import { ADDABLE, type Addable, type Option } from './menu'

type Props = {
  levels: readonly Level[]
  isPending: boolean
  onAdd: (option: Option) => void
  onLevels: (levels: readonly Level[], change: string) => void
}

const LEVEL = 'Level'

/** The short menu of what can be added to a wish: a kind, and what there is of it. */
export function AddItem({ levels, isPending, onAdd, onLevels }: Props) {
  const [kind, setKind] = useState(LEVEL)
  const addable = ADDABLE.find(({ label }) => label === kind)
  return (
    <div className="space-y-3 border-2 border-line bg-paper p-3">
      <ul aria-label="What to add" className="flex flex-wrap gap-x-1 gap-y-0">
        {[LEVEL, ...ADDABLE.map(({ label }) => label)].map((label) => (
          <li key={label}>
            <button
              type="button"
              aria-pressed={label === kind}
              onClick={() => setKind(label)}
              className="min-h-11 border-transparent border-b-4 px-2 font-semibold text-sm aria-pressed:border-signal-text"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {addable ? (
        <OfKind key={kind} addable={addable} isPending={isPending} onAdd={onAdd} />
      ) : (
        <Levels levels={levels} isPending={isPending} onLevels={onLevels} />
      )}
    </div>
  )
}

function OfKind({
  addable: { label, options, named },
  isPending,
  onAdd,
}: { addable: Addable } & Pick<Props, 'isPending' | 'onAdd'>) {
  return (
    <>
      <Options label={label} options={options} isPending={isPending} onAdd={onAdd} />
      {named && (
        <WithQueryClient>
          <NamedTrick named={named} isPending={isPending} onAdd={onAdd} />
        </WithQueryClient>
      )}
    </>
  )
}

type OptionsProps = { label: string; options: readonly Option[] } & Pick<Props, 'isPending' | 'onAdd'>

/** Things that are added with one press each. */
export function Options({ label, options, isPending, onAdd }: OptionsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <li key={option.label}>
          <ActionButton
            isResting={isPending}
            onClick={() => onAdd(option)}
            className={`${buttonStyle({ variant: 'outline', size: 'sm' })} min-h-11`}
          >
            {option.label}
          </ActionButton>
        </li>
      ))}
    </ul>
  )
}

function Levels({ levels, isPending, onLevels }: Pick<Props, 'levels' | 'isPending' | 'onLevels'>) {
  const press = (level: Level) => {
    const isOn = levels.includes(level)
    const next = allLevels.filter((each) => (each === level ? !isOn : levels.includes(each)))
    onLevels(next, `Now ${isOn ? 'without' : 'with'}: ${level}.`)
  }
  return (
    <ul aria-label={LEVEL} className="flex flex-wrap gap-2">
      {allLevels.map((level) => (
        <li key={level}>
          <ActionButton
            // The last one stays: without any there is nothing to suggest.
            isResting={isPending || (levels.length === 1 && levels[0] === level)}
            aria-pressed={levels.includes(level)}
            onClick={() => press(level)}
            className={`${buttonStyle({ variant: 'outline', size: 'sm' })} min-h-11 aria-pressed:bg-signal aria-pressed:text-signal-ink aria-pressed:opacity-100`}
          >
            {level}
          </ActionButton>
        </li>
      ))}
    </ul>
  )
}

type NamedProps = { named: NonNullable<Addable['named']> } & Pick<Props, 'isPending' | 'onAdd'>

/** A field for the name of any trick of the library. */
function NamedTrick({ named: { label, says, itemOf }, isPending, onAdd }: NamedProps) {
  const listId = useId()
  const { data: library = [] } = useQuery(libraryQuery)
  const [name, setName] = useState('')
  const [isTried, setIsTried] = useState(false)
  const wanted = name.trim().toLowerCase()
  const trick = library.find(({ name, aliases }) =>
    [name, ...aliases].some((each) => each.toLowerCase() === wanted),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!trick || isPending) return
    setName('')
    setIsTried(false)
    onAdd({ label: `${says} ${trick.name}`.trim(), item: itemOf(trick.name) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={label}
        list={listId}
        value={name}
        maxLength={120}
        autoComplete="off"
        error={isTried && !trick ? 'Choose a trick of the library' : undefined}
        onChange={({ target }) => setName(target.value)}
      >
        <ActionButton
          type="submit"
          isResting={isPending}
          className={`${buttonStyle({ variant: 'secondary' })} -ml-0.5 shrink-0 shadow-none!`}
        >
          Add
        </ActionButton>
      </TextField>
      <datalist id={listId}>
        {library.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </form>
  )
}
