'use client'

import { useEffect, useState } from 'react'
import { useQueryString } from '@/components/ui/history'
import { parseVideoLink, playerUrl, type ShownVideo } from '@/lib/videos/player'
import { Facade } from './facade'
import { Transcript } from './transcript'
import { usePlayer } from './use-player'

type Props = {
  video: ShownVideo
  /** What the video is about, in case its title is not known. */
  name: string
  /** Whether it came by a press, so that the next press shall play it. */
  isAwaited?: boolean
}

type Start = { seconds: number; takesFocus: boolean }

/** A video that plays after a press, with its transcript below. Give it the video's id as key. */
export function VideoPlayer({ video, name, isAwaited = false }: Props) {
  const [start, setStart] = useState<Start | null>(null)
  const { frame, seconds, refusal, seek, noteLoaded } = usePlayer()
  const play = () => setStart({ seconds: video.startSeconds ?? 0, takesFocus: true })
  const jump = (second: number) => {
    if (start && seconds !== null) return seek(second)
    // A player that has not spoken yet hears nothing either: it begins anew at the wanted second.
    noteLoaded(false)
    setStart({ seconds: second, takesFocus: false })
  }
  return (
    <div className="space-y-3">
      {start ? (
        <Frame
          key={start.seconds}
          start={start}
          video={video}
          name={name}
          frame={frame}
          onLoad={() => noteLoaded(true)}
        />
      ) : (
        <Facade ref={isAwaited ? takeFocus : undefined} video={video} name={name} onPlay={play} />
      )}
      {refusal && (
        <p role="alert" className="border-danger border-l-4 pl-3">
          {refusal}
        </p>
      )}
      <Transcript videoId={video.videoId} seconds={seconds} onJump={jump} />
    </div>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

type FrameProps = {
  start: Start
  video: ShownVideo
  name: string
  frame: React.RefObject<HTMLIFrameElement | null>
  onLoad: () => void
}

function Frame({ start, video, name, frame, onLoad }: FrameProps) {
  useEffect(() => {
    if (start.takesFocus) frame.current?.focus()
  }, [start, frame])
  return (
    <iframe
      ref={frame}
      src={playerUrl(video.videoId, start.seconds, window.location.origin)}
      title={`Video: ${video.title ?? `${name} tutorial`}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={onLoad}
      className="block aspect-video w-full border-2 border-line bg-signal-ink shadow-sticker"
    />
  )
}

/** A video among the text of a page; starts at the second that the address names, if it names this video. */
export function PageVideo({ video, name }: { video: ShownVideo; name: string }) {
  const [query] = useQueryString()
  const landing = parseVideoLink(query)
  const startSeconds = landing?.videoId === video.videoId ? landing.startSeconds : video.startSeconds
  return <VideoPlayer key={startSeconds} video={{ ...video, startSeconds }} name={name} />
}
