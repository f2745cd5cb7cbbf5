'use client'

import { createContext, useContext } from 'react'
import type { Pick } from './use-builder'

type Picking = { picks: Pick[]; toggle: (trick: Pick) => void }

/** What is picked, for the buttons in a list of hundreds of rows that else never change. */
export const PickContext = createContext<Picking>({ picks: [], toggle: () => undefined })

/** Puts a trick into the line or takes it out again. */
export function PickButton({ trick }: { trick: Pick }) {
  const { picks, toggle } = useContext(PickContext)
  const isPicked = picks.some(({ id }) => id === trick.id)
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-label={`${trick.name} in the line`}
      onClick={() => toggle(trick)}
      className="grid size-11 place-items-center border-2 border-line font-bold text-xl hover:bg-paper aria-pressed:bg-signal aria-pressed:text-signal-ink"
    >
      {isPicked ? '\u2212' : '+'}
    </button>
  )
}
