import type { Ref } from 'react'
import { LANDING, POP } from '@/lib/skate/board/timeline'

function momentWords(moment: number): string {
  const part = Math.round(moment * 100)
  if (moment < POP - 0.06) return `Set-up, ${part} percent`
  if (moment < POP + 0.06) return `Pop, ${part} percent`
  if (moment < LANDING) return `In the air, ${part} percent`
  return `${moment < LANDING + 0.08 ? 'Landing' : 'Rolling away'}, ${part} percent`
}

/** Sets the slider, and says where it stands: only while nothing plays, or it would be read without end. */
export function showMoment(slider: HTMLInputElement | null, moment: number): void {
  if (!slider) return
  slider.value = String(Math.min(1, moment))
  slider.setAttribute('aria-valuetext', momentWords(Math.min(1, moment)))
}

/** Moves through the trick by hand. */
export function MomentSlider({
  ref,
  onScrub,
}: {
  ref: Ref<HTMLInputElement>
  onScrub: (moment: number) => void
}) {
  return (
    <input
      ref={ref}
      type="range"
      min={0}
      max={1}
      step={0.01}
      defaultValue={0}
      aria-label="Moment of the trick"
      className="h-11 min-w-0 flex-1 contain-layout contain-paint cursor-pointer accent-signal"
      onInput={({ currentTarget }) => {
        showMoment(currentTarget, Number(currentTarget.value))
        onScrub(Number(currentTarget.value))
      }}
    />
  )
}
