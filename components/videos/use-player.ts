import { useCallback, useEffect, useRef, useState } from 'react'
import { playedSeconds, playerOrigin, playerRefusal } from '@/lib/videos/player'

const greetEveryMs = 500
const mostGreetings = 20

/** Talks with the player in a frame: hears the second it is at, or why it refuses, and sends it elsewhere. */
export function usePlayer() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  const [seconds, setSeconds] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const hasAnswered = seconds !== null || refusal !== null

  const tell = useCallback((message: object) => {
    const text = JSON.stringify({ id: 1, channel: 'widget', ...message })
    frame.current?.contentWindow?.postMessage(text, playerOrigin)
  }, [])

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== playerOrigin || source !== frame.current?.contentWindow) return
      setSeconds((known) => playedSeconds(data) ?? known)
      setRefusal((known) => playerRefusal(data) ?? known)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  // The player is not ready when its frame is, and says nothing to those who have not greeted it.
  useEffect(() => {
    if (!isLoaded || hasAnswered) return
    let greetings = 0
    const greet = () => {
      tell({ event: 'listening' })
      tell({ event: 'command', func: 'addEventListener', args: ['onError'] })
      greetings += 1
      if (greetings >= mostGreetings) clearInterval(timer)
    }
    const timer = setInterval(greet, greetEveryMs)
    greet()
    return () => clearInterval(timer)
  }, [isLoaded, hasAnswered, tell])

  const seek = useCallback(
    (second: number) => {
      tell({ event: 'command', func: 'seekTo', args: [second, true] })
      tell({ event: 'command', func: 'playVideo', args: [] })
    },
    [tell],
  )

  return { frame, seconds, refusal, seek, noteLoaded: setIsLoaded }
}
