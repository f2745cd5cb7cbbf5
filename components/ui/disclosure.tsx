import type { ReactNode } from 'react'
import { ChevronIcon } from './icons'

type Props = {
  heading: ReactNode
  badge?: string
  /** Whether it is open at first; from then on the browser knows. */
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  isCompact?: boolean
  children: ReactNode
}

/** A section that opens under its heading; the browser's own, so it works before hydration. */
export function Disclosure({ heading, badge, isOpen = false, onToggle, isCompact = false, children }: Props) {
  return (
    <details
      open={isOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      className="group border-2 border-line bg-sheet"
    >
      <summary
        className={`flex items-center gap-3 px-4 ${isCompact ? 'min-h-11 font-semibold' : 'min-h-14 py-2 hover:bg-paper'}`}
      >
        <span className="min-w-0 flex-1">{heading}</span>
        {badge && <span className="bg-ink px-2 py-0.5 text-paper text-xs tabular-nums">{badge}</span>}
        <ChevronIcon
          className={`shrink-0 transition-transform group-open:rotate-180 ${isCompact ? 'size-5' : 'size-6'}`}
        />
      </summary>
      {children && <div className="border-line border-t-2">{children}</div>}
    </details>
  )
}
