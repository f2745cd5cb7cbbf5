import { buttonStyle } from '@/components/ui/button'
import { formatTimestamp, type ShownVideo } from '@/lib/videos/player'

type Props = { video: ShownVideo; name: string; onPlay?: () => void; ref?: React.Ref<HTMLButtonElement> }

/**
 * Takes the place of the player until it is pressed, so that YouTube learns nothing about visitors who do not press it.
 * Without `onPlay` it is a placeholder while the code loads.
 */
export function Facade({ video, name, onPlay, ref }: Props) {
  const title = video.title ?? `${name} tutorial`
  const from = video.startSeconds ? ` from ${formatTimestamp(video.startSeconds)}` : ''
  return (
    <button
      ref={ref}
      type="button"
      disabled={!onPlay}
      onClick={onPlay}
      className="group @container relative block aspect-video w-full overflow-hidden border-2 border-line bg-signal-ink text-left text-white shadow-sticker"
    >
      <Skatepark />
      <span className="absolute inset-x-0 bottom-0 block p-3 md:p-4">
        <span className="sr-only">{`Play${from}: `}</span>
        <span className="@xs:line-clamp-2 line-clamp-1 font-display text-lg uppercase leading-6 md:text-xl">
          {title}
        </span>
        <span className="block truncate text-sm">
          {[
            video.channel,
            from && `Starts at ${formatTimestamp(video.startSeconds ?? 0)}`,
            'Plays from YouTube',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </button>
  )
}

// A quarter pipe in lines, and a wheel to press.
function Skatepark() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" className="absolute inset-0 size-full fill-none">
      <g className="stroke-2 stroke-white/20">
        <path d="M-4 118h120c80 0 128-24 140-92h70M266 26v96M290 26v96M314 26v96" />
        <path d="M-4 126h120c84 0 136-26 148-92" />
      </g>
      <path d="M250 26h14" className="stroke-4 stroke-signal" />
      <g className="origin-[160px_64px] transition-transform duration-300 ease-pop group-hover:scale-110 group-active:scale-95">
        <circle cx="160" cy="64" r="30" className="fill-signal" />
        <circle cx="160" cy="64" r="24" className="stroke-2 stroke-signal-ink" strokeDasharray="52 8" />
        <path d="M153 51v26l22-13z" className="fill-signal-ink" />
      </g>
    </svg>
  )
}

type PlaceholderProps = { video: ShownVideo | null; name: string; onRetry?: () => void }

/** Takes the place of a tutorial while its code loads, so that the layout does not shift. */
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
