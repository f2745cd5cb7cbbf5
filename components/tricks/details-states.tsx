import { LoadError } from '@/components/ui/load-error'

/** An opened trick that could not be loaded. */
export function DetailsFailed({ onRetry }: { onRetry: () => void }) {
  return <LoadError message="This trick could not be loaded. Check your connection." onRetry={onRetry} />
}

/** An opened trick that is on its way. */
export function DetailsPending() {
  return (
    <div role="status" className="max-w-prose space-y-3">
      <span className="sr-only">Loading trick...</span>
      {['w-full', 'w-11/12', 'w-2/3'].map((width) => (
        <div key={width} className={`h-4 animate-pulse bg-soft/25 ${width}`} />
      ))}
    </div>
  )
}
