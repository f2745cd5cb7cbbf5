'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryString } from '@/components/ui/behavior/history'
import {
  parseVideoLink,
  playedSeconds,
  playerOrigin,
  playerRefusal,
  playerSilence,
  playerUrl,
  type ShownVideo,
} from '@/lib/videos/player'
import { Facade } from './facade'
import { ProviderSearch } from './provider-search'
import { Transcript } from './transcript'

type Props = {
  video: ShownVideo
  /** The subject of the video, in case its title is not known. */
  name: string
  /** Whether the subject is a trick, which is then drawn before the video plays. */
  isTrick?: boolean
  /** Whether to focus the play button: the user just asked for this video. */
  takesFocus?: boolean
  /** Whether it plays at once: the press that chose it was the one for that. */
  isPlaying?: boolean
  /** Called when the player says that it cannot play the video. */
  onRefused?: () => void
}

type Start = { seconds: number; takesFocus: boolean }

/** A video that plays on demand, with its transcript below. Needs the video's id as its key. */
export function VideoPlayer({
  video,
  name,
  isTrick = true,
  takesFocus = false,
  isPlaying = false,
  onRefused,
}: Props) {
  const [start, setStart] = useState<Start | null>(
    isPlaying ? { seconds: video.startSeconds ?? 0, takesFocus: true } : null,
  )
  const { frame, seconds, refusal, seek, setIsLoaded } = usePlayer(start !== null, onRefused)
  const play = () => setStart({ seconds: video.startSeconds ?? 0, takesFocus: true })
  const jump = (second: number) => {
    if (start && seconds !== null) return seek(second)
    // A player that has sent no message receives none either, so it is loaded again at that second.
    setIsLoaded(false)
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
          onLoad={() => setIsLoaded(true)}
        />
      ) : (
        <Facade
          ref={takesFocus ? focusOnMount : undefined}
          video={video}
          name={name}
          isTrick={isTrick}
          onPlay={play}
        />
      )}
      {refusal && (
        <div role="alert" className="border-danger border-l-4 pl-3">
          <p>{refusal}</p>
          <ProviderSearch name={name} />
        </div>
      )}
      <Transcript videoId={video.videoId} seconds={seconds} onJump={jump} />
    </div>
  )
}

const focusOnMount = (element: HTMLElement | null) => element?.focus()

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

/** A video in the text of a page. Starts at the time in the URL, if that links to this video. */
export function PageVideo({ video, name }: { video: ShownVideo; name: string }) {
  const [query] = useQueryString()
  const link = parseVideoLink(query)
  const startSeconds = link?.videoId === video.videoId ? link.startSeconds : video.startSeconds
  return <VideoPlayer key={startSeconds} video={{ ...video, startSeconds }} name={name} isTrick={false} />
}

const greetingIntervalMs = 500
const maxGreetings = 20
const patienceMs = greetingIntervalMs * maxGreetings

/** Whether something has been waited for as long as it may take. */
function useIsSilent(isWaiting: boolean): boolean {
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsSilent(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isSilent
}

/** Exchanges messages with the player in an iframe: receives its position or why it cannot play, and makes it seek. */
function usePlayer(isStarted: boolean, onRefused?: () => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  const [seconds, setSeconds] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const hasReplied = seconds !== null || refusal !== null

  const post = useCallback((message: object) => {
    const text = JSON.stringify({ id: 1, channel: 'widget', ...message })
    frame.current?.contentWindow?.postMessage(text, playerOrigin)
  }, [])

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== playerOrigin || source !== frame.current?.contentWindow) return
      setSeconds((known) => playedSeconds(data) ?? known)
      setRefusal((known) => playerRefusal(data) ?? known)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  const tellRefused = useEffectEvent(() => onRefused?.())
  useEffect(() => {
    if (refusal !== null) tellRefused()
  }, [refusal])

  // The player is not ready when its iframe is, and sends nothing before it has received a greeting.
  useEffect(() => {
    if (!isLoaded || hasReplied) return
    let greetings = 0
    const greet = () => {
      post({ event: 'listening' })
      post({ event: 'command', func: 'addEventListener', args: ['onError'] })
      greetings += 1
      if (greetings >= maxGreetings) clearInterval(timer)
    }
    const timer = setInterval(greet, greetingIntervalMs)
    greet()
    return () => clearInterval(timer)
  }, [isLoaded, hasReplied, post])

  const isSilent = useIsSilent(isStarted && !hasReplied)
  const seek = useCallback(
    (second: number) => {
      post({ event: 'command', func: 'seekTo', args: [second, true] })
      post({ event: 'command', func: 'playVideo', args: [] })
    },
    [post],
  )

  const silence = isSilent && !hasReplied ? playerSilence : null
  return { frame, seconds, refusal: refusal ?? silence, seek, setIsLoaded }
}
