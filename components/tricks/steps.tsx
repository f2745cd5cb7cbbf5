'use client'

import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { call } from '@/lib/http/client'

/** Step-by-step instructions as a numbered list. */
export function TrickSteps({ steps }: { steps: string[] }) {
  return (
    <ol className="space-y-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span aria-hidden="true" className="font-display text-signal-text text-xl leading-6">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
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

  const done = (answer: { steps: string[] }) => {
    setGenerated(answer.steps)
    onGenerated?.(answer.steps)
    toast({ title: 'Generated step-by-step instructions for the trick' })
  }
  const failed = (error: Error) => {
    const description = error.message || 'Failed to generate trick instructions.'
    toast({ title: 'Error', description, variant: 'destructive' })
  }
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
    <button
      type="button"
      className={buttonStyle({ variant: 'outline' })}
      aria-disabled={isGenerating}
      onClick={isGenerating ? undefined : generate}
    >
      {isGenerating ? 'Generating Steps...' : 'Generate Steps'}
    </button>
  )
}
