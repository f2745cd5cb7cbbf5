import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SelectField } from '@/components/ui/forms/choices'
import { toast } from '@/components/ui/overlays/toast'
import type { SessionAids } from '@/lib/my-tricks/session'

// What helps where the phone is in a pocket: a voice, the buttons of a headset, and a timer between tries; and out of it,
// a screen that stays on.

const canSpeak = () => typeof speechSynthesis !== 'undefined'

/** Says something; what was being said is cut off. */
function say(words: string): void {
  if (!canSpeak()) return
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = 'en-US'
  speechSynthesis.speak(utterance)
}

/** Says the trick at hand whenever it is another one. */
export function useSpokenTrick(isWanted: boolean, name: string | undefined): void {
  useEffect(() => {
    if (!isWanted || !name) return
    say(name)
    return () => speechSynthesis.cancel()
  }, [isWanted, name])
}

/**
 * Lets next and previous of a headset count a try as landed and as missed. Browsers pass the buttons to what plays, so
 * silence plays meanwhile; it begins with a press, and is over when the session is left.
 */
export function useHeadset(onTry: (isLanded: boolean) => void) {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [isOn, setIsOn] = useState(false)
  const count = useEffectEvent(onTry)
  useEffect(() => {
    if (!isOn) return
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({ title: 'Session', artist: 'Next: landed. Previous: missed.' })
    mediaSession.setActionHandler('nexttrack', () => count(true))
    mediaSession.setActionHandler('previoustrack', () => count(false))
    return () => {
      mediaSession.setActionHandler('nexttrack', null)
      mediaSession.setActionHandler('previoustrack', null)
      mediaSession.metadata = null
    }
  }, [isOn])
  useEffect(() => () => audio.current?.pause(), [])
  const toggle = async () => {
    if (isOn) {
      audio.current?.pause()
      setIsOn(false)
      return
    }
    try {
      audio.current ??= Object.assign(new Audio('/silence.wav'), { loop: true })
      await audio.current.play()
      setIsOn(true)
    } catch {
      toast({
        title: 'Error',
        description: 'This browser cannot use the buttons of a headset.',
        variant: 'destructive',
      })
    }
  }
  return { isOn, toggle, isPossible: typeof navigator !== 'undefined' && 'mediaSession' in navigator }
}

const restOptions = [
  { value: '0', label: 'Off' },
  { value: '30', label: '30 seconds' },
  { value: '60', label: '1 minute' },
  { value: '120', label: '2 minutes' },
]

type OptionsProps = {
  aids: SessionAids
  headset: ReturnType<typeof useHeadset>
  onChange: (aids: SessionAids) => void
}

/** Which of these are wanted. */
export function SessionOptions({ aids, headset, onChange }: OptionsProps) {
  return (
    <fieldset className="space-y-3 border-2 border-line bg-sheet p-4">
      <legend className="sr-only">Options</legend>
      {canSpeak() && (
        <Check
          label="Say the next trick aloud"
          isOn={aids.isSpoken}
          onToggle={() => onChange({ ...aids, isSpoken: !aids.isSpoken })}
        />
      )}
      {headset.isPossible && (
        <Check
          label="Headset: next counts as landed, previous as missed"
          isOn={headset.isOn}
          onToggle={() => void headset.toggle()}
        />
      )}
      <SelectField
        label="Rest after a try"
        options={restOptions}
        value={String(aids.restSeconds)}
        onChange={(value) => onChange({ ...aids, restSeconds: Number(value) })}
      />
    </fieldset>
  )
}

function Check({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" checked={isOn} onChange={onToggle} className="size-6 shrink-0 accent-signal" />
      {label}
    </label>
  )
}

const secondMs = 1000

/** Counts down to a moment in milliseconds, and says when it has come: by the voice if wanted, and by the hand. */
export function RestTimer({ until, isSpoken }: { until: number; isSpoken: boolean }) {
  const [left, setLeft] = useState(() => Math.ceil((until - Date.now()) / secondMs))
  const end = useEffectEvent(() => {
    navigator.vibrate?.(200)
    if (isSpoken) say('Go')
  })
  useEffect(() => {
    const read = () => {
      const seconds = Math.ceil((until - Date.now()) / secondMs)
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      // A timer that was over before it was looked at has nothing to say.
      if (seconds > -2) end()
    }
    const timer = setInterval(read, secondMs / 4)
    read()
    return () => clearInterval(timer)
  }, [until])
  if (left <= 0) return null
  return (
    <p role="timer" className="text-lg tabular-nums">
      Rest: {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </p>
  )
}

/** Keeps the screen on while a component is shown, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let held = requestWakeLock()
    // The browser lets go of it whenever the page is hidden.
    const again = () => {
      held = requestWakeLock()
    }
    document.addEventListener('visibilitychange', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      void held.then((lock) => lock?.release())
    }
  }, [])
}

async function requestWakeLock() {
  if (document.visibilityState !== 'visible') return null
  return navigator.wakeLock?.request('screen').catch(() => null) ?? null
}
