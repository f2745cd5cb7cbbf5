'use client'

import { type ReactNode, useState } from 'react'
import type { SuggestedTrick, SuggestRequest } from '@/lib/tricks/schema'
import { SuggestForm } from './suggest-form'
import { isKeepable, type KeepableTrick, SuggestedTrickCard, type SuggestSlots } from './suggested-trick'
import { useAddTrick, useSuggestion } from './use-suggestion'

type Props = {
  isSignedIn: boolean | null
  slots: SuggestSlots
  onAdded: (id: number) => void
  /** Asks a guest to join. */
  join: (trick: KeepableTrick, onClose: () => void) => ReactNode
}

/** Ask for a trick, and do something with the answer. */
export function Suggest({ isSignedIn, slots, onAdded, join }: Props) {
  const suggestion = useSuggestion()
  const adding = useAddTrick(onAdded)
  const [asked, setAsked] = useState<SuggestRequest | null>(null)
  const [shown, setShown] = useState<SuggestedTrick | null>(null)
  const [joining, setJoining] = useState<KeepableTrick | null>(null)

  const ask = (request: SuggestRequest) => {
    setAsked(request)
    suggestion.mutate(request, { onSuccess: setShown })
  }
  const add = (trick: KeepableTrick) => {
    if (isSignedIn === false) return setJoining(trick)
    if (!adding.isPending) adding.mutate(trick.id)
  }
  const askAnother = (request: SuggestRequest, { id }: SuggestedTrick) => {
    if (id !== null) ask({ ...request, exclude: [...request.exclude, id].slice(-50) })
  }
  return (
    <div className="space-y-8">
      <SuggestForm
        isPending={suggestion.isPending}
        onAsk={ask}
        onReset={() => {
          suggestion.reset()
          setShown(null)
        }}
      />
      {shown && (
        <SuggestedTrickCard
          key={`${shown.id} ${shown.name}`}
          trick={shown}
          slots={slots}
          isAdding={adding.isPending}
          isPending={suggestion.isPending}
          onAdd={add}
          onVideo={(video) => setShown({ ...shown, ...video })}
          onAnother={asked && isKeepable(shown) ? () => askAnother(asked, shown) : null}
        />
      )}
      {joining && join(joining, () => setJoining(null))}
    </div>
  )
}
