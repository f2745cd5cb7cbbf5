import { type ReactNode, useId } from 'react'
import { buttonStyle } from '@/components/ui/button'

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
  return (
    <div role="alert" className="space-y-2">
      <p className="text-soft">The videos could not be searched.</p>
      <button type="button" className={buttonStyle({ variant: 'outline', size: 'sm' })} onClick={onRetry}>
        Try Again
      </button>
    </div>
  )
}
