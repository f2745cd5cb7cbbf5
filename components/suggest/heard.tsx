import { useId, useRef, useState } from 'react'
import { useKeptFocus } from '@/components/ui/behavior/lost-focus'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { withItem } from '@/lib/skate/coach/changes'
import type { Item } from '@/lib/skate/coach/wish'
import type { HeardItem, SuggestedTrick } from '@/lib/tricks/schema'
import type { Level } from '@/lib/tricks/taxonomy'
import { AddItem, Options } from './add-item'
import { itemKey } from './fragment'
import { BEGINNINGS, type Option } from './menu'

export type HeardProps = Pick<SuggestedTrick, 'heard' | 'rival' | 'understood'> & {
  levels: readonly Level[]
  isPending: boolean
  /** What was changed last and what the answer is now; '' where nothing was. */
  said: string
  /** Asks again for other items, or for other levels. `change` says in words what is different. */
  onItems: (items: readonly Item[], change: string) => void
  onLevels: (levels: readonly Level[], change: string) => void
}

/** What was heard, each a chip that can be taken off or turned, and what can be added to it. */
export function Heard({ heard, rival, understood, levels, isPending, said, onItems, onLevels }: HeardProps) {
  const section = useRef<HTMLElement>(null)
  const id = useId()
  const [isAdding, setIsAdding] = useState(false)
  useKeptFocus(section, 'button, input, select')
  const items = heard.map(({ item }) => item)
  const add = ({ item, label }: Option) => onItems(withItem(items, item), `Now with: ${label}.`)
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${id}-heard`}
      className="mt-6 space-y-3 outline-none"
    >
      <p id={`${id}-heard`} className="font-semibold text-label text-soft uppercase">
        TrickBot heard:
      </p>
      {heard.length === 0 && <p className="text-soft">Nothing to go by yet.</p>}
      <ul aria-labelledby={`${id}-heard`} className="flex flex-wrap gap-2 empty:hidden">
        {heard.map((each) => (
          <Chip
            key={itemKey(each.item)}
            heard={each}
            isPending={isPending}
            onTakeOff={() =>
              onItems(
                items.filter((item) => item !== each.item),
                `Now without: ${each.text}.`,
              )
            }
            onTurn={(to) =>
              onItems(
                items.map((item) => (item === each.item ? to.item : item)),
                `Now: ${to.text}.`,
              )
            }
          />
        ))}
        <li>
          <AddToggle isAdding={isAdding} controls={`${id}-add`} onToggle={() => setIsAdding(!isAdding)} />
        </li>
      </ul>
      <p role="status" className="text-soft empty:hidden">
        {said}
      </p>
      <div id={`${id}-add`}>
        {isAdding && <AddItem levels={levels} isPending={isPending} onAdd={add} onLevels={onLevels} />}
      </div>
      {rival && (
        <ActionButton
          isResting={isPending}
          onClick={() => onItems(rival.items, `Now: ${rival.text}.`)}
          className={`${buttonStyle({ variant: 'outline' })} text-left`}
        >
          Did you mean: {rival.text}?
        </ActionButton>
      )}
      {!understood && <Beginnings isPending={isPending} onAdd={add} />}
    </section>
  )
}

type ChipProps = {
  heard: HeardItem
  isPending: boolean
  onTakeOff: () => void
  onTurn: (to: NonNullable<HeardItem['turned']>) => void
}

const chip = 'flex min-h-11 items-center border-2 border-line bg-paper font-semibold text-sm'

function Chip({ heard: { text, turned }, isPending, onTakeOff, onTurn }: ChipProps) {
  return (
    <li className={chip}>
      {turned ? (
        <ActionButton
          isResting={isPending}
          aria-label={`${text}. Turn to: ${turned.text}`}
          title={`Turn to: ${turned.text}`}
          onClick={() => onTurn(turned)}
          className="flex min-h-10 items-center gap-2 px-3 py-1 text-left hover:text-signal-text"
        >
          <span className="wrap-anywhere">{text}</span>
          <TurnIcon />
        </ActionButton>
      ) : (
        <span className="wrap-anywhere px-3 py-1">{text}</span>
      )}
      <ActionButton
        isResting={isPending}
        aria-label={`Take off: ${text}`}
        onClick={onTakeOff}
        className="grid size-10 shrink-0 place-items-center border-line border-l-2 hover:text-signal-text"
      >
        <CloseIcon className="size-4" />
      </ActionButton>
    </li>
  )
}

const TurnIcon = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0 fill-none stroke-2 stroke-current">
    <path d="M2 6h11l-3-3M14 10H3l3 3" />
  </svg>
)

type BeginningsProps = { isPending: boolean; onAdd: (option: Option) => void }

/** Three ways to begin, for who could not be understood. */
function Beginnings({ isPending, onAdd }: BeginningsProps) {
  return (
    <ul aria-label="Ways to begin" className="space-y-4">
      {BEGINNINGS.map(({ question, options }) => (
        <li key={question}>
          <p className="mb-2 font-semibold">{question}</p>
          <Options label={question} options={options} isPending={isPending} onAdd={onAdd} />
        </li>
      ))}
    </ul>
  )
}

type ToggleProps = { isAdding: boolean; controls: string; onToggle: () => void }

const AddToggle = ({ isAdding, controls, onToggle }: ToggleProps) => (
  <button
    type="button"
    aria-expanded={isAdding}
    aria-controls={controls}
    onClick={onToggle}
    className={`${buttonStyle({ variant: 'ghost', size: 'sm' })} min-h-11 border-line! border-dashed!`}
  >
    {isAdding ? 'Done adding' : '+ Add'}
  </button>
)
