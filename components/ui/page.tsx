import type { ReactNode } from 'react'

/** The title of a page with its lead sentence. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-8">
      <h1 className="text-headline">{title}</h1>
      {children && <p className="mt-3 max-w-prose text-lg text-soft">{children}</p>}
    </div>
  )
}

/** Structured data for search engines. `<` is escaped so that no text can end the element. */
export function JsonLd({ data }: { data: Record<string, unknown> | null }) {
  if (!data) return null
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}

/** Says on a page that does nothing without scripts that it needs them. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-6 border-signal border-l-4 pl-4">{children}</p>
    </noscript>
  )
}
