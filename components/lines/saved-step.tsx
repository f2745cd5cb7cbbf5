import { useId, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import type { SavedTrick } from '@/lib/lines/schema'
import type { TrickSlots } from './slots'
import { StepNumber } from './step-table'
import { TrickLink } from './trick-link'
import { useRefreshLines } from './use-lines'

/** One trick of a saved line, with its tutorial below on demand. */
export function SavedStep({ trick, order, slots }: { trick: SavedTrick; order: number; slots: TrickSlots }) {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  return (
    <>
      <tr>
        <td>
          <StepNumber order={order} />
        </td>
        <td>
          <p className="font-semibold text-lg leading-tight">{trick.name}</p>
          <div className="mt-1 flex flex-wrap items-center gap-2">{slots.badges(trick)}</div>
          <TrickLink {...trick} />
        </td>
        <td>
          {trick.reasoning && <p className="mb-3">{trick.reasoning}</p>}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label={`View Tutorial: ${trick.name}`}
            onClick={() => setIsOpen(!isOpen)}
            className={`${buttonStyle({ variant: 'outline', size: 'sm' })} print:hidden`}
          >
            View Tutorial
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr className="max-md:block!">
          <td colSpan={3} id={detailsId} className="border-signal border-l-4 max-md:block">
            <SavedTutorial trick={trick} slots={slots} />
          </td>
        </tr>
      )}
    </>
  )
}

function SavedTutorial({ trick, slots }: { trick: SavedTrick; slots: TrickSlots }) {
  const refresh = useRefreshLines()
  return (
    <div className="max-w-prose space-y-4">
      {slots.save(trick)}
      {trick.description && <p>{trick.description}</p>}
      {trick.steps.length > 0 && (
        <ol className="list-decimal space-y-2 pl-6 marker:font-display marker:text-signal-text">
          {trick.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {slots.tutorial(trick, refresh)}
    </div>
  )
}
