'use client'

import { type KeyboardEvent, memo, Suspense, use, useEffect, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { formatTimestamp } from '@/lib/videos/player'
import type { TranscriptSegment } from '@/lib/videos/schema'
import { currentLine } from '@/lib/videos/transcript'
import { readTranscript, type TranscriptRead } from './read-transcript'

type LinesProps = { segments: TranscriptSegment[]; seconds: number | null; onJump: (second: number) => void }

/** The lines of a transcript: one stop for the tab key, arrows between the lines, a press to jump. */
function TranscriptLines({ segments, seconds, onJump }: LinesProps) {
  const list = useRef<HTMLOListElement>(null)
  const [reached, setReached] = useState(0)
  const current = seconds === null ? -1 : currentLine(segments, seconds)
  useFollowing(list, current)
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
  // The two callbacks only say which line it is.
  (one, other) =>
    one.segment === other.segment && one.isCurrent === other.isCurrent && one.isStop === other.isStop,
)

// Two lines may begin at once.
const keyOf = ({ startMs }: TranscriptSegment, index: number) => `${index} ${startMs}`

function nextLine(key: string, at: number, count: number): number | null {
  const wanted = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key]
  return wanted === undefined || wanted < 0 || wanted >= count ? null : wanted
}

/** Keeps the current line in sight, unless somebody is reading elsewhere in the list. */
function useFollowing(list: React.RefObject<HTMLOListElement | null>, current: number) {
  useEffect(() => {
    const element = list.current
    const line = element?.children[current]
    if (!element || !(line instanceof HTMLElement)) return
    const isPointedAt = window.matchMedia('(hover: hover)').matches && element.matches(':hover')
    if (isPointedAt || element.querySelector(':focus-visible')) return
    element.scrollTo({ top: line.offsetTop - element.clientHeight / 3, behavior: 'smooth' })
  }, [list, current])
}

type Props = {
  videoId: string
  /** Where the player is, if it plays. */
  seconds: number | null
  onJump: (second: number) => void
}

/** What is said in a video, folded away until somebody wants to read it. */
export function Transcript({ videoId, ...player }: Props) {
  const [read, setRead] = useState<Promise<TranscriptRead> | null>(null)
  const ask = () => setRead(readTranscript(videoId))
  return (
    <Disclosure isCompact heading="Video Transcript" onToggle={(isOpen) => (isOpen ? ask() : setRead(null))}>
      {read && (
        <Suspense fallback={<Note role="status">Loading transcript...</Note>}>
          <Content read={read} onRetry={ask} {...player} />
        </Suspense>
      )}
    </Disclosure>
  )
}

type ContentProps = Omit<Props, 'videoId'> & { read: Promise<TranscriptRead>; onRetry: () => void }

function Content({ read, onRetry, ...player }: ContentProps) {
  const answer = use(read)
  if (answer.transcript) return <TranscriptLines segments={answer.transcript.segments} {...player} />
  return (
    <Note role="status">
      Transcript is not available for this video.
      {!answer.isFinal && (
        <button
          type="button"
          className={`${buttonStyle({ variant: 'outline', size: 'sm' })} mt-3 flex`}
          onClick={onRetry}
        >
          Try Again
        </button>
      )}
    </Note>
  )
}

const Note = (props: { role: 'status'; children: React.ReactNode }) => (
  <div className="px-4 py-3 text-soft" {...props} />
)
