'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import type { View } from '@/lib/skate/figure/picture'
import { planOf } from '@/lib/skate/figure/plan'
import { boardSentence } from '@/lib/skate/figure/sentence'
import type { Motion } from '@/lib/skate/motion'
import {
  FigureCanvas,
  type FigureCanvasHandle,
  MomentSlider,
  showMoment,
  usePlayback,
  ViewChoice,
} from './playback'
import { useRiderStance } from './use-rider-stance'

type Props = { motion: Motion; name: string; isPlayingAtOnce: boolean }

/** The moving board with its controls. */
export function TrickBoard({ motion, name, isPlayingAtOnce }: Props) {
  const rider = useRiderStance() === 'goofy' ? 'goofy' : 'regular'
  const plan = useMemo(() => planOf(motion, rider), [motion, rider])
  const [isPlaying, setIsPlaying] = useState(isPlayingAtOnce)
  const [isSlow, setIsSlow] = useState(false)
  const [view, setView] = useState<View>('side')
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<FigureCanvasHandle>(null)
  const slider = useRef<HTMLInputElement>(null)
  const onMoment = useCallback((moment: number) => {
    stage.current?.draw(moment)
    // Moving the thumb costs more than drawing the board, so it moves in small steps.
    const thumb = slider.current
    if (thumb && Math.abs(Number(thumb.value) - moment) > 0.04) thumb.value = String(moment)
  }, [])
  const moment = usePlayback(frame, { isPlaying, isSlow, onMoment })
  useEffect(() => {
    if (!isPlaying) showMoment(slider.current, moment.current)
  }, [isPlaying, moment])
  const scrub = (to: number) => {
    setIsPlaying(false)
    moment.current = to
    stage.current?.draw(to)
  }
  if (!plan) return null
  return (
    <div ref={frame}>
      <FigureCanvas
        ref={stage}
        plan={plan}
        view={view}
        moment={moment}
        label={`${boardSentence(motion, name)} Seen ${view === 'rider' ? 'by the rider' : `from ${view === 'side' ? 'the toe side' : 'above'}`}.`}
      />
      <div className="space-y-2 border-line border-t-2 bg-sheet p-3">
        <div className="flex items-center gap-3">
          <button
            type="button"
            className={`${buttonStyle({ size: 'sm' })} min-h-11 w-20`}
            onClick={() => setIsPlaying(!isPlaying)}
          >
            {isPlaying ? 'Pause' : 'Play'}
          </button>
          <MomentSlider ref={slider} onScrub={scrub} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ViewChoice view={view} onChange={setView} />
          <button
            type="button"
            aria-pressed={isSlow}
            className={`${buttonStyle({ variant: isSlow ? 'secondary' : 'outline', size: 'sm' })} min-h-11`}
            onClick={() => setIsSlow(!isSlow)}
          >
            Slow motion
          </button>
        </div>
      </div>
    </div>
  )
}
