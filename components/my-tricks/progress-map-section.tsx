import { lazy, Suspense, useRef } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { useInView } from '@/components/ui/use-in-view'
import { useProgressMap } from './use-advice'

const ProgressMap = lazy(() => import('./progress-map'))
const ProgressList = lazy(() => import('./progress-list'))

/** The whole library with one's own tricks in it, read when one comes near it. */
export function ProgressMapSection({ userId }: { userId: number }) {
  const section = useRef<HTMLElement>(null)
  const { data, isError, refetch } = useProgressMap(userId, useInView(section))
  return (
    <section ref={section} aria-labelledby="map-title" className="mt-16 min-h-96">
      <h2 id="map-title" className="mb-2 text-title">
        Progress map
      </h2>
      <p className="mb-5 max-w-prose text-soft">
        Every trick of the library, from left to right by how much it is built on. Touch one to see its way.
      </p>
      {isError && (
        <div role="alert" className="space-y-3">
          <p>The map could not be loaded. Check your connection.</p>
          <button
            type="button"
            className={buttonStyle({ variant: 'outline' })}
            onClick={() => void refetch()}
          >
            Try Again
          </button>
        </div>
      )}
      {data && (
        <Suspense>
          <ProgressMap map={data} />
          <ProgressList map={data} />
        </Suspense>
      )}
    </section>
  )
}
