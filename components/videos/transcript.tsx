'use client'

import { type KeyboardEvent, memo, Suspense, use, useEffect, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { dayMs } from '@/lib/days'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import { formatTimestamp } from '@/lib/videos/player'
import type { Transcript as LoadedTranscript, TranscriptSegment } from '@/lib/videos/schema'
import { currentLine } from '@/lib/videos/transcript'

type Props = {
  videoId: string
  /** The position of the player; null unless it has played. */
  seconds: number | null
  onJump: (second: number) => void
}

/** What is said in a video, loaded when it is opened. */
export function Transcript({ videoId, ...player }: Props) {
  const [loading, setLoading] = useState<Promise<Outcome> | null>(null)
  const load = () => setLoading(outcomeOf(fetchTranscript(videoId)))
  return (
    <Disclosure
      isCompact
      heading="Video Transcript"
      onToggle={(isOpen) => (isOpen ? load() : setLoading(null))}
    >
      {loading && (
        <Suspense fallback={<Note role="status">Loading transcript...</Note>}>
          <Content loading={loading} onRetry={load} {...player} />
        </Suspense>
      )}
    </Disclosure>
  )
}

type Outcome = LoadedTranscript | null | 'failed'

const outcomeOf = (transcript: Promise<LoadedTranscript | null>): Promise<Outcome> =>
  transcript.catch((): Outcome => 'failed')

/**
 * The transcript of a video, null if it has none; fresh for an hour and kept for a day. Failures are not cached.
 * The query client is loaded with the first transcript, as pages of posts do without it.
 */
export async function fetchTranscript(videoId: string): Promise<LoadedTranscript | null> {
  const { getQueryClient } = await import('@/lib/offline/client')
  const path = `/api/youtube/transcript/${videoId}`
  return getQueryClient().fetchQuery({
    queryKey: [path],
    queryFn: () =>
      call<LoadedTranscript>(path).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found') return null
        throw error
      }),
    staleTime: 3_600_000,
    gcTime: dayMs,
  })
}

type ContentProps = Omit<Props, 'videoId'> & { loading: Promise<Outcome>; onRetry: () => void }

function Content({ loading, onRetry, ...player }: ContentProps) {
  const outcome = use(loading)
  if (outcome !== 'failed' && outcome !== null)
    return <TranscriptLines segments={outcome.segments} {...player} />
  return (
    <Note role="status">
      {outcome === 'failed'
        ? 'Failed to fetch video transcript'
        : 'Transcript is not available for this video.'}
      {outcome === 'failed' && (
        <p className="mt-3">
          <button type="button" className={buttonStyle({ variant: 'outline', size: 'sm' })} onClick={onRetry}>
            Try Again
          </button>
        </p>
      )}
    </Note>
  )
}

const Note = (props: { role: 'status'; children: React.ReactNode }) => (
  <div className="px-4 py-3 text-soft" {...props} />
)

type LinesProps = { segments: TranscriptSegment[]; seconds: number | null; onJump: (second: number) => void }

/** The lines of a transcript: a single tab stop with arrow keys between the lines; pressing one jumps there. */
function TranscriptLines({ segments, seconds, onJump }: LinesProps) {
  const list = useRef<HTMLOListElement>(null)
  const [reached, setReached] = useState(0)
  const current = seconds === null ? -1 : currentLine(segments, seconds)
  useAutoScroll(list, current)
  const move = (event: KeyboardEvent) => {
    const next = nextLine(event.key, reached, segments.length)
    if (next === null) return
    event.preventDefault()
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <ol
      ref={list}
      aria-label="Lines of the transcript"
      onKeyDown={move}
      className="relative max-h-80 overflow-y-auto overscroll-y-contain py-2"
    >
      {segments.map((segment, index) => (
        <Line
          key={keyOf(segment, index)}
          segment={segment}
          isCurrent={index === current}
          isStop={index === reached}
          onFocus={() => setReached(index)}
          onJump={() => onJump(segment.startMs / 1000)}
        />
      ))}
    </ol>
  )
}

type LineProps = {
  segment: TranscriptSegment
  isCurrent: boolean
  isStop: boolean
  onFocus: () => void
  onJump: () => void
}

const Line = memo(
  function Line({ segment, isCurrent, isStop, onFocus, onJump }: LineProps) {
    return (
      <li className="[contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]">
        <button
          type="button"
          tabIndex={isStop ? 0 : -1}
          aria-current={isCurrent ? 'true' : undefined}
          onFocus={onFocus}
          onClick={onJump}
          className="flex min-h-9 w-full gap-3 px-4 py-1.5 text-left -outline-offset-2 hover:bg-paper aria-[current]:bg-signal aria-[current]:text-signal-ink"
        >
          <span className="w-12 shrink-0 text-right font-semibold tabular-nums">
            {formatTimestamp(segment.startMs / 1000)}
          </span>
          <span>{segment.text}</span>
        </button>
      </li>
    )
  },
  // The callbacks depend only on the line.
  (one, other) =>
    one.segment === other.segment && one.isCurrent === other.isCurrent && one.isStop === other.isStop,
)

// Two lines may start at the same time.
const keyOf = ({ startMs }: TranscriptSegment, index: number) => `${index} ${startMs}`

function nextLine(key: string, at: number, count: number): number | null {
  const wanted = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key]
  return wanted === undefined || wanted < 0 || wanted >= count ? null : wanted
}

/** Scrolls to the current line, unless the user is pointing at the list or moving through it. */
function useAutoScroll(list: React.RefObject<HTMLOListElement | null>, current: number) {
  useEffect(() => {
    const element = list.current
    const line = element?.children[current]
    if (!element || !(line instanceof HTMLElement)) return
    const isPointedAt = window.matchMedia('(hover: hover)').matches && element.matches(':hover')
    if (isPointedAt || element.querySelector(':focus-visible')) return
    element.scrollTo({ top: line.offsetTop - element.clientHeight / 3, behavior: 'smooth' })
  }, [list, current])
}
