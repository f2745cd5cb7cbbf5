import type { ReactNode } from 'react'

type Props = { heading: ReactNode; badge: string; isOpen?: boolean; children: ReactNode }

/** A section that opens under its heading; the browser's own, so it works before any script. */
export function Disclosure({ heading, badge, isOpen = false, children }: Props) {
  return (
    <details open={isOpen} className="group border-2 border-line bg-sheet">
      <summary className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-paper">
        <span className="min-w-0 flex-1">{heading}</span>
        <span className="bg-ink px-2 py-0.5 text-paper text-xs tabular-nums">{badge}</span>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-6 shrink-0 fill-none stroke-2 stroke-current transition-transform group-open:rotate-180"
        >
          <path d="M5 9l7 7 7-7" />
        </svg>
      </summary>
      <div className="border-line border-t-2">{children}</div>
    </details>
  )
}
