import type { DragEvent } from 'react'
import { buttonStyle } from '@/components/ui/button'
import type { LineEntry } from '@/lib/lines/schema'
import type { TrickSlots } from './slots'
import { StepNumber } from './step-table'
import { TrickLink } from './trick-link'

const dragType = 'text/plain'

type StepProps = {
  entry: LineEntry
  count: number
  isLocked: boolean
  isPending: boolean
  badges: TrickSlots['badges']
  /** Puts a trick to a place, counted from 0, and has the rest planned anew. */
  onPlace: (id: number, place: number) => void
  onUnlock: (id: number) => void
}

/** One trick of the line: dragged or moved to another place, or kept where it is, the rest follows. */
export function PlannedStep({ entry, count, isLocked, isPending, badges, onPlace, onUnlock }: StepProps) {
  const { trick, order } = entry
  const place = order - 1
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const id = Number(event.dataTransfer.getData(dragType))
    if (id && id !== trick.id) onPlace(id, place)
  }
  return (
    <tr
      draggable={count > 1}
      onDragStart={(event) => event.dataTransfer.setData(dragType, String(trick.id))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={isLocked ? 'bg-flatground/20' : undefined}
    >
      <td>
        <StepNumber order={order} />
      </td>
      <td>
        <p className="font-semibold text-lg leading-tight">{trick.name}</p>
        <div className="mt-1 flex flex-wrap items-center gap-2">{badges(trick)}</div>
        <TrickLink {...entry} />
      </td>
      <td>{entry.reasoning}</td>
      {count > 1 && (
        <td>
          <div className="flex gap-1">
            <Control
              label={`Move ${trick.name} earlier`}
              sign={'\u2191'}
              isOff={isPending || place === 0}
              onPress={() => onPlace(trick.id, place - 1)}
            />
            <Control
              label={`Move ${trick.name} later`}
              sign={'\u2193'}
              isOff={isPending || order === count}
              onPress={() => onPlace(trick.id, place + 1)}
            />
            <button
              type="button"
              aria-label={isLocked ? `Unlock ${trick.name}` : `Lock ${trick.name} at place ${order}`}
              aria-disabled={isPending}
              onClick={() => !isPending && (isLocked ? onUnlock(trick.id) : onPlace(trick.id, place))}
              className={`${buttonStyle({ variant: isLocked ? 'default' : 'outline', size: 'sm' })} min-h-11`}
            >
              {isLocked ? 'Unlock' : 'Lock'}
            </button>
          </div>
        </td>
      )}
    </tr>
  )
}

type ControlProps = { label: string; sign: string; isOff: boolean; onPress: () => void }

// Not `disabled`: that would throw the keyboard out of the row while the line is planned anew.
function Control({ label, sign, isOff, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className={buttonStyle({ variant: 'outline', size: 'icon' })}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
