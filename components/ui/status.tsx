import type { ReactNode } from 'react'

/** A spinning wheel while something loads; screen readers read its label. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex min-h-24 items-center justify-center gap-3 p-6 font-semibold">
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-7 animate-spin fill-none stroke-[3] stroke-signal-text"
      >
        <circle cx="12" cy="12" r="9" strokeDasharray="42 15" />
        <circle cx="12" cy="12" r="2" />
      </svg>
      {label}
    </p>
  )
}

/** Something that needs to be read before going on. */
export function Alert({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert" className="mb-6 border-2 border-line border-l-8 border-l-signal bg-sheet p-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-soft">{children}</p>
    </div>
  )
}
