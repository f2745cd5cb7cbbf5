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
  /** Told of new steps, for whoever keeps the trick. */
  onGenerated?: (steps: string[]) => void
}

// The button that had the focus is gone when there are steps; they take it over.
const focus = (element: HTMLElement | null) => element?.focus()

/** The steps of a trick, or the button that has them written. */
export function GenerateSteps({ trickId, steps, onGenerated }: Props) {
  const [isWriting, setIsWriting] = useState(false)
  const [written, setWritten] = useState<string[]>()

  const done = (made: { steps: string[] }) => {
    setWritten(made.steps)
    onGenerated?.(made.steps)
    toast({ title: 'Generated step-by-step instructions for the trick' })
  }
  const failed = (error: Error) => {
    const description = error.message || 'Failed to generate trick instructions.'
    toast({ title: 'Error', description, variant: 'destructive' })
  }
  const generate = () => {
    setIsWriting(true)
    call<{ steps: string[] }>(`/api/tricks/${trickId}/generate-steps`, { method: 'POST' })
      .then(done, failed)
      .finally(() => setIsWriting(false))
  }

  if (written) {
    return (
      <div ref={focus} tabIndex={-1}>
        <TrickSteps steps={written} />
      </div>
    )
  }
  if (steps.length > 0) return <TrickSteps steps={steps} />
  return (
    <button
      type="button"
      className={buttonStyle({ variant: 'outline' })}
      aria-disabled={isWriting}
      onClick={isWriting ? undefined : generate}
    >
      {isWriting ? 'Generating Steps...' : 'Generate Steps'}
    </button>
  )
}
