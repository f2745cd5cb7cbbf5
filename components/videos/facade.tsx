import type { MouseEvent, ReactNode } from 'react'
import { TrickStill } from '@/components/figure/trick-still'
import { buttonStyle } from '@/components/ui/button'
import { formatTimestamp, providerVideoUrl, type ShownVideo } from '@/lib/videos/player'
import type { KnownVideo } from '@/lib/videos/schema'

type Props = {
  video: ShownVideo
  name: string
  /** Whether the name is a trick's, which is drawn. */
  isTrick?: boolean
  onPlay?: () => void
  ref?: React.Ref<HTMLButtonElement>
}

/**
 * Takes the place of the player until it is pressed, so that YouTube learns nothing about visitors who do not press it.
 * Without `onPlay` it is a placeholder while the code loads.
 */
export function Facade({ video, name, isTrick = true, onPlay, ref }: Props) {
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
      <Poster name={isTrick ? name : null}>
        <Wheel />
      </Poster>
      <span className="absolute inset-x-0 bottom-0 block bg-signal-ink/85 p-3 md:p-4">
        <span className="sr-only">{`Play${from}: `}</span>
        <span className="@xs:line-clamp-2 line-clamp-1 font-display text-lg uppercase leading-6 md:text-xl">
          {title}
        </span>
        <span className="block truncate text-sm">
          {[
            video.channel,
            video.seconds && formatTimestamp(video.seconds),
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

/** The trick as it is drawn everywhere else, darker, so that what is to be pressed stands out. */
const Poster = ({ name, children }: { name: string | null; children?: ReactNode }) => (
  <>
    {name && (
      <TrickStill name={name} size="card" className="absolute inset-0 size-full object-cover opacity-80" />
    )}
    <svg viewBox="0 0 320 180" aria-hidden="true" className="absolute inset-0 size-full fill-none">
      {children}
    </svg>
  </>
)

// What is pressed.
const Wheel = () => (
  <g className="origin-[160px_64px] transition-transform duration-300 ease-pop group-hover:scale-110 group-active:scale-95">
    <circle cx="160" cy="64" r="30" className="fill-signal" />
    <circle cx="160" cy="64" r="24" className="stroke-2 stroke-signal-ink" strokeDasharray="52 8" />
    <path d="M153 51v26l22-13z" className="fill-signal-ink" />
  </g>
)

/** The room of a video that is still to be found, as large as the video will be; `children` find it. */
export function VideoRoom({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="@container relative aspect-video w-full overflow-hidden border-2 border-line bg-signal-ink text-white shadow-sticker">
      <Poster name={name} />
      <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-end justify-between gap-3 bg-signal-ink/85 p-3 md:p-4">
        <p>
          <span className="block font-display text-lg uppercase leading-6 md:text-xl">{name} tutorial</span>
          <span className="@sm:block hidden text-sm">Nothing loads from YouTube until you press.</span>
        </p>
        {children}
      </div>
    </div>
  )
}

type KnownVideosProps = {
  videos: readonly KnownVideo[]
  name: string
  /** Plays one here; absent until the code for that has loaded. */
  onChoose?: (video: KnownVideo) => void
}

/**
 * What else is known to teach a trick, a line each. Plain links to the provider, which work without
 * scripts; nothing comes from there before a press.
 */
export function KnownVideos({ videos, name, onChoose }: KnownVideosProps) {
  if (videos.length === 0) return null
  const choose = (event: MouseEvent, video: KnownVideo) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(video)
  }
  return (
    // Several tricks may be open on a page.
    <section aria-label={`Videos of ${name}`} className="pt-2">
      <h3 className="mb-2 font-body font-semibold text-label text-soft uppercase">Videos of this trick</h3>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {videos.map((video, at) => (
          <li key={video.videoId}>
            <a
              href={providerVideoUrl(video)}
              target="_blank"
              rel="noreferrer"
              onClick={(event) => choose(event, video)}
              className="group flex h-full items-center gap-3 border-2 border-line bg-sheet hover:bg-paper"
            >
              <svg viewBox="0 0 16 16" aria-hidden="true" className="ml-3 size-4 shrink-0 fill-signal-text">
                <path d="M3 1l11 7-11 7z" />
              </svg>
              <span className="min-w-0 flex-1 py-2 pr-3">
                <span className="line-clamp-2 font-semibold leading-5">
                  {video.title ?? `${name} tutorial ${at + 1}`}
                </span>
                <span className="block truncate text-sm text-soft tabular-nums">
                  {video.channel ?? 'On YouTube'}
                  {video.seconds !== null && `, ${formatTimestamp(video.seconds)}`}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type PlaceholderProps = {
  video: ShownVideo | null
  name: string
  videos?: readonly KnownVideo[]
  onRetry?: () => void
}

/** Takes the place of a tutorial while its code loads, so that the layout does not shift. */
export function TutorialPlaceholder({ video, name, videos = [], onRetry }: PlaceholderProps) {
  const others = <KnownVideos videos={otherVideos(videos, video)} name={name} />
  const label = onRetry ? 'Try Again' : video ? 'Load Another Tutorial' : 'Load Tutorial'
  const button = (
    <button
      type="button"
      aria-label={`${label}: ${name}`}
      disabled={!onRetry}
      onClick={onRetry}
      className={`${buttonStyle({ variant: video ? 'outline' : 'default' })} disabled:opacity-100!`}
    >
      {label}
    </button>
  )
  if (!video)
    return (
      <div className="space-y-3">
        <VideoRoom name={name}>{button}</VideoRoom>
        {others}
      </div>
    )
  return (
    <div className="space-y-3">
      <Facade video={video} name={name} />
      <div className="h-12 border-2 border-line bg-sheet" />
      {button}
      {others}
    </div>
  )
}

/** The videos beside the one that is shown. */
export const otherVideos = (videos: readonly KnownVideo[], shown: ShownVideo | null) =>
  videos.filter(({ videoId }) => videoId !== shown?.videoId)
