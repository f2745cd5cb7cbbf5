import { useId } from 'react'
import { VIEWS, type View } from '@/lib/skate/board/camera'

const names: Record<View, string> = { side: 'Side', rider: 'Rider', above: 'Above' }

/** Where the camera stands. */
export function ViewChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const name = useId()
  return (
    <fieldset className="flex">
      <legend className="sr-only">Seen from</legend>
      {VIEWS.map((each) => (
        <label
          key={each}
          className="-ml-0.5 flex min-h-11 cursor-pointer items-center border-2 border-line px-3 text-sm first-of-type:ml-0 has-checked:bg-ink has-focus-visible:outline-3 has-focus-visible:outline-signal-text has-checked:text-paper"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={view === each}
            onChange={() => onChange(each)}
            className="sr-only"
          />
          {names[each]}
        </label>
      ))}
    </fieldset>
  )
}
