import type { ReactNode } from 'react'
import { buttonStyle } from './button'
import { ChevronIcon } from './icons'

type Props = {
  label: string
  /** How many of the fields say something. */
  count: number
  /** Stands beside the button. */
  beside: ReactNode
  /** Whether the fields are in sight wherever there is room for them, without a button. */
  isOpenOnDesks?: boolean
  /** The fields. */
  children: ReactNode
}

/** The filters of a list behind one button, so that the list is near. */
export function FilterFold({ label, count, beside, isOpenOnDesks = false, children }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {beside}
        {/* The browser's own, so it opens before hydration. What it shows stands outside of it: a desk needs no fold. */}
        <details className={`group shrink-0 ${isOpenOnDesks ? 'md:hidden' : ''}`}>
          <summary className={`${buttonStyle({ variant: 'outline' })} bg-sheet`}>
            {label}
            {count > 0 && (
              <span className="bg-ink px-2 py-0.5 text-paper text-xs tabular-nums">
                {count}
                <span className="sr-only"> active</span>
              </span>
            )}
            <ChevronIcon className="size-5 transition-transform group-open:rotate-180" />
          </summary>
        </details>
      </div>
      <div
        className={`grid grid-cols-2 gap-3 md:grid-cols-4 ${isOpenOnDesks ? 'max-md:[:not(:has(details[open]))>&]:hidden' : '[:not(:has(details[open]))>&]:hidden'}`}
      >
        {children}
      </div>
    </div>
  )
}
