'use client'

import { Suspense, use, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { readTranscript, type TranscriptRead } from './read-transcript'
import { TranscriptLines } from './transcript-lines'

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
    <details
      onToggle={(event) => (event.currentTarget.open ? ask() : setRead(null))}
      className="group border-2 border-line bg-sheet"
    >
      <summary className="flex min-h-11 items-center justify-between gap-3 px-4 font-semibold">
        Video Transcript
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-5 fill-none stroke-2 stroke-current transition-transform group-open:rotate-180"
        >
          <path d="M5 9l7 7 7-7" />
        </svg>
      </summary>
      {read && (
        <div className="border-line border-t-2">
          <Suspense fallback={<Note role="status">Loading transcript...</Note>}>
            <Content read={read} onRetry={ask} {...player} />
          </Suspense>
        </div>
      )}
    </details>
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
