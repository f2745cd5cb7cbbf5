import { type ReactNode, useId } from 'react'
import { LoadError } from '@/components/ui/load-error'

/** The part of a search that is about videos. */
export function VideoResults({ children }: { children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="min-w-0 lg:order-last">
      <h2 id={titleId} className="mb-1 text-title">
        In the videos
      </h2>
      {children}
    </section>
  )
}

export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return <LoadError message="The videos could not be searched." onRetry={onRetry} />
}
