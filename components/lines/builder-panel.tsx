import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/choices'
import { type StartingPosition, startingPositionNames, startingPositions } from '@/lib/lines/taxonomy'
import type { Builder } from './use-builder'

const positions = startingPositions.map((value) => ({ value, label: startingPositionNames[value] }))

/** Where the line starts, what was picked, and the buttons; stays on the screen above the long list. */
export function BuilderPanel({ builder, stance }: { builder: Builder; stance: ReactNode }) {
  return (
    <div className="max-md:contents md:sticky md:top-20 md:z-20 md:border-2 md:border-line md:bg-sheet md:p-4 md:shadow-sticker">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <RadioGroup<StartingPosition | ''>
          legend="Starting position"
          options={positions}
          value={builder.start ?? ''}
          onChange={(start) => start && builder.setStart(start)}
        />
        {stance}
      </div>
      <div className="max-md:sticky max-md:top-[4.5rem] max-md:z-20 max-md:border-2 max-md:border-line max-md:bg-sheet max-md:p-3 max-md:shadow-sticker-sm">
        <Picks builder={builder} />
        <Actions builder={builder} />
      </div>
    </div>
  )
}

function Actions({ builder }: { builder: Builder }) {
  const { request, isPending } = builder
  return (
    <div className="flex flex-wrap items-center gap-3 md:mt-4">
      <button
        type="button"
        disabled={!request || isPending}
        onClick={builder.generate}
        className={buttonStyle()}
      >
        {isPending ? (
          'Suggesting Line Order...'
        ) : (
          <>
            <span className="md:hidden">Generate Order</span>
            <span className="max-md:hidden">Suggest Line Order</span>
          </>
        )}
      </button>
      <button
        type="button"
        disabled={builder.isEmpty}
        onClick={builder.reset}
        className={buttonStyle({ variant: 'outline' })}
      >
        Reset All
      </button>
      <p className="text-sm text-soft">{hintOf(builder)}</p>
    </div>
  )
}

function hintOf({ start, picks }: Builder): string {
  if (!start) return 'Starting position is required'
  return picks.length === 0 ? 'Select at least one trick' : ''
}

function Picks({ builder: { picks, toggle } }: { builder: Builder }) {
  if (picks.length === 0) return null
  return (
    <ul
      aria-label="Selected tricks"
      className="flex gap-2 max-md:mb-3 max-md:overflow-x-auto md:mt-4 md:flex-wrap"
    >
      {picks.map((pick) => (
        <li key={pick.id} className="shrink-0">
          <button
            type="button"
            aria-label={`Remove ${pick.name} from the line`}
            onClick={() => toggle(pick)}
            className={buttonStyle({ variant: 'outline', size: 'sm' })}
          >
            {pick.name}
            <span aria-hidden="true">&times;</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
