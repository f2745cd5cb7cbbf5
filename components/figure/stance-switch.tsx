'use client'

import { useId, useSyncExternalStore } from 'react'
import {
  getStancePreference,
  type StancePreference,
  saveStancePreference,
  subscribeToStancePreference,
} from '@/lib/preferences/stance'

/** The rider's stance; unknown on the server and until it has been chosen. */
export function useRiderStance(): StancePreference {
  return useSyncExternalStore(subscribeToStancePreference, getStancePreference, () => 'unknown')
}

const choices = [
  { stance: 'regular', label: 'Regular', hint: 'left foot in front' },
  { stance: 'goofy', label: 'Goofy', hint: 'right foot in front' },
] as const

/** Where riders say which foot they put forward; every drawing follows. */
export function StanceSwitch() {
  const stance = useRiderStance()
  const name = useId()
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm noscript:hidden">
      <legend className="float-left font-semibold">I ride</legend>
      {choices.map((choice) => (
        <label
          key={choice.stance}
          title={choice.hint}
          className="flex min-h-11 cursor-pointer items-center gap-2 pr-1"
        >
          <input
            type="radio"
            name={name}
            value={choice.stance}
            checked={stance === choice.stance}
            onChange={() => saveStancePreference(choice.stance)}
            className="size-5 accent-signal"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
