import type { ReactNode } from 'react'

/** The bright ground that boards are drawn on, the same in the dark. */
export function FigurePanel({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-hidden border-2 border-line bg-flatground text-ink shadow-sticker">
      {children}
    </div>
  )
}
