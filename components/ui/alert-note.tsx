import type { ReactNode } from 'react'

/** Something that needs to be read before going on. */
export function Alert({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert" className="mb-6 border-2 border-line border-l-8 border-l-signal bg-sheet p-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-soft">{children}</p>
    </div>
  )
}
