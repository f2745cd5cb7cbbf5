import { buttonStyle } from '@/components/ui/button'

/** An opened trick that could not be loaded. */
export function DetailsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="space-y-3">
      <p>This trick could not be loaded. Check your connection.</p>
      <button type="button" className={buttonStyle({ variant: 'outline', size: 'sm' })} onClick={onRetry}>
        Try Again
      </button>
    </div>
  )
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
