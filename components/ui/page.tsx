import type { ReactNode } from 'react'

type HeadingProps = {
  title: string
  /** Stands beside the title. */
  aside?: ReactNode
  /** Where a phone's screen is needed for something else. */
  isSmall?: boolean
  children?: ReactNode
}

const small = [
  'max-md:font-body max-md:font-semibold max-md:text-label max-md:text-soft md:not-short:text-headline',
  'short:font-body short:font-semibold short:text-label short:text-soft',
].join(' ')

/** The title of a page with its lead sentence. */
export function PageHeading({ title, aside, isSmall = false, children }: HeadingProps) {
  const space = isSmall ? 'mb-2 md:not-short:mb-8' : 'mb-8'
  return (
    <div className={aside ? 'mb-5 flex flex-wrap items-center justify-between gap-3' : space}>
      <h1 className={isSmall ? small : 'text-headline'}>{title}</h1>
      {aside}
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
