import { buttonStyle } from '@/components/ui/button'
import type { ShownVideo } from '@/lib/videos/embedded'
import { Facade } from './facade'

type PlaceholderProps = { video: ShownVideo | null; name: string; onRetry?: () => void }

/** The look of a tutorial that is not ready yet: it keeps the place, so that nothing jumps. */
export function TutorialPlaceholder({ video, name, onRetry }: PlaceholderProps) {
  const label = video ? 'Load Another Tutorial' : 'Load Tutorial'
  return (
    <div className="space-y-3">
      {video && (
        <>
          <Facade video={video} name={name} />
          <div className="h-12 border-2 border-line bg-sheet" />
        </>
      )}
      <button
        type="button"
        disabled={!onRetry}
        onClick={onRetry}
        className={`${buttonStyle({ variant: video ? 'outline' : 'default' })} disabled:opacity-100!`}
      >
        {onRetry ? 'Try Again' : label}
      </button>
    </div>
  )
}
