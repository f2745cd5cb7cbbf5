'use client'

import { useState } from 'react'
import { sendPlayhead, useLastBegun } from '@/components/figure/playhead'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { call } from '@/lib/http/client'
import type { Moment } from '@/lib/skate/figure/choreography'

/** Step-by-step instructions as a numbered list. */
export function TrickSteps({ steps }: { steps: string[] }) {
  return (
    <ol className="space-y-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span aria-hidden="true" className="min-w-4 font-display text-signal-text text-xl leading-6">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}

type LessonStepsProps = {
  steps: readonly string[]
  /** The moment of the page's figure that each speaks of; null for one that speaks of none. */
  moments?: readonly (Moment | null)[]
}

/** The steps of a trick's own page: a press shows the moment in the figure, which marks the step it is at. */
export function LessonSteps({ steps, moments = [] }: LessonStepsProps) {
  const last = useLastBegun(moments.flatMap((moment) => (moment ? [moment.at] : [])))
  const begun = moments.findIndex((moment) => moment?.at === last)
  return (
    <ol className="max-w-prose space-y-3 print:space-y-2">
      {steps.map((step, index) => {
        const moment = moments[index]
        return (
          <li
            key={step}
            id={`step-${index + 1}`}
            aria-current={index === begun ? 'step' : undefined}
            className="relative -mx-3 flex gap-4 border-transparent border-l-4 px-3 py-1 aria-[current]:border-signal aria-[current]:bg-sheet"
          >
            <span
              aria-hidden="true"
              className="w-8 shrink-0 font-display text-3xl text-signal-text leading-7"
            >
              {index + 1}
            </span>
            <div className="flex min-w-0 flex-1 flex-col sm:flex-row sm:gap-4">
              <span className="text-lg sm:flex-1 print:text-sm">{step}</span>
              {moment && <SeeMoment moment={moment} step={index + 1} />}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** Its whole step can be pressed. */
function SeeMoment({ moment, step }: { moment: Moment; step: number }) {
  return (
    <button
      type="button"
      aria-label={`${moment.name}: see step ${step}`}
      className="noscript:hidden min-h-11 min-w-6 shrink-0 self-start whitespace-nowrap font-semibold sm:min-h-7 text-sm underline underline-offset-4 after:absolute after:inset-0 hover:text-signal-text"
      onClick={() => sendPlayhead(moment.at)}
    >
      {moment.name}
    </button>
  )
}

type Props = {
  trickId: number
  steps: string[]
  /** Called with new steps, for whatever caches the trick. */
  onGenerated?: (steps: string[]) => void
}

// The button that had the focus is gone when there are steps; they take it over.
const focus = (element: HTMLElement | null) => element?.focus()

/** The steps of a trick, or the button that has them generated. */
export function GenerateSteps({ trickId, steps, onGenerated }: Props) {
  const [isGenerating, setIsGenerating] = useState(false)
  const [generated, setGenerated] = useState<string[]>()

  const done = (response: { steps: string[] }) => {
    setGenerated(response.steps)
    onGenerated?.(response.steps)
    toast({ title: 'Generated step-by-step instructions for the trick' })
  }
  const failed = (error: unknown) => toastError(error, 'Failed to generate trick instructions.')
  const generate = () => {
    setIsGenerating(true)
    call<{ steps: string[] }>(`/api/tricks/${trickId}/generate-steps`, { method: 'POST' })
      .then(done, failed)
      .finally(() => setIsGenerating(false))
  }

  if (generated) {
    return (
      <div ref={focus} tabIndex={-1}>
        <TrickSteps steps={generated} />
      </div>
    )
  }
  if (steps.length > 0) return <TrickSteps steps={steps} />
  return (
    <ActionButton isResting={isGenerating} onClick={generate} className={buttonStyle({ variant: 'outline' })}>
      {isGenerating ? 'Generating Steps...' : 'Generate Steps'}
    </ActionButton>
  )
}
