'use client'

import { useEffect, useRef, useState } from 'react'
import { coachFor } from '@/components/offline/coach-for'
import { preloadFigure } from '@/components/tricks/expanded-figure'
import { currentQuery, pushQuery, useQueryString } from '@/components/ui/behavior/history'
import { useAbortableCall } from '@/components/ui/behavior/use-abortable-call'
import { buttonStyle } from '@/components/ui/button'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { Spinner } from '@/components/ui/status'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import { keepAskedLevels } from '@/lib/offline/local-storage'
import type { FollowUp } from '@/lib/skate/coach/suggest'
import type { SuggestedTrick } from '@/lib/tricks/schema'
import { type Asked, askedIn, queryFor, questionOf, requestOf } from './address'
import { dropWish, readWish } from './draft'
import { type Filling, SuggestForm } from './suggest-form'
import { type Answer, type SavableTrick, SuggestedTrickCard } from './suggested-trick'

type Props = {
  /** Puts a trick on My Tricks, or asks a guest to join. */
  onAdd: (trick: SavableTrick) => Promise<void>
}

/** Ask for a trick, and do something with the answer. */
export function Suggest({ onAdd }: Props) {
  const { asked, shown, setShown, suggestion, ask, clear } = useAsked()
  const [isAdding, setIsAdding] = useState(false)
  const [chosen, setChosen] = useState<Filling | null>(null)
  const filling = useFilling(asked, chosen)

  const add = (trick: SavableTrick) => {
    setIsAdding(true)
    // Not a transition: leaving the page would have to wait for it.
    void onAdd(trick).finally(() => setIsAdding(false))
  }
  const fill = (prompt: string) => setChosen({ prompt, isFocused: true })
  return (
    <div className="space-y-8">
      <SuggestForm
        isPending={suggestion.isPending}
        filling={filling}
        onAsk={(request) => {
          ask(request)
          dropWish()
        }}
        onChip={fill}
        onReset={clear}
      />
      {suggestion.isPending && !shown && <Spinner label="Thinking of a trick..." />}
      {suggestion.isError && asked && <Failed onRetry={() => ask(asked)} />}
      {shown && asked && (
        <SuggestedTrickCard
          key={`${shown.id} ${shown.name}`}
          trick={shown}
          isAdding={isAdding}
          isPending={suggestion.isPending}
          onAdd={add}
          onVideo={(video) => setShown({ ...shown, ...video })}
          onFollow={(change) => ask(followedBy(asked, shown, change))}
          onFill={fill}
        />
      )}
    </div>
  )
}

/** The same wish with one thing changed about the answer; what was shown does not come again. */
function followedBy(
  { prompt, difficulties, exclude }: Asked,
  { id, name }: SuggestedTrick,
  change: FollowUp,
): Asked {
  const seen = id === null || change === 'easier' || change === 'harder' ? exclude : [...exclude, id]
  return { prompt, difficulties, exclude: seen.slice(-50), follow: { from: name, change } }
}

/**
 * What is asked, which the address holds, and the answer to it. Each question is a history entry of its own; where
 * the address comes with an answer, that trick is explained again.
 */
function useAsked() {
  const [query, replaceQuery] = useQueryString()
  const [shown, setShown] = useState<Answer | null>(null)
  const current = useRef<string | null>(null)
  const suggestion = useSuggestion((trick, asked) => {
    setShown(trick)
    replaceQuery(queryFor({ ...asked, shown: trick.name }))
  })
  const { mutate, reset } = suggestion
  const asked = askedIn(query)

  useEffect(() => {
    // The address of this moment: an effect of the render before may still run after a question was asked.
    const wanted = askedIn(currentQuery())
    const question = wanted && questionOf(wanted)
    if (question === current.current) return
    current.current = question
    if (wanted) return void mutate(wanted)
    reset()
    setShown(null)
  })

  const ask = (next: Asked) => {
    keepAskedLevels(next.difficulties.join('.'))
    current.current = questionOf(next)
    if (!asked || questionOf(asked) !== current.current) pushQuery(current.current)
    void mutate(next)
  }
  const clear = () => {
    current.current = null
    reset()
    setShown(null)
    if (query) pushQuery('')
  }
  return { asked, shown, setShown, suggestion, ask, clear }
}

/** What the fields are filled with: a wish that was pressed, or that of an address, with what was typed over it. */
function useFilling(asked: Asked | null, chosen: Filling | null): Filling | null {
  const [filling, setFilling] = useState<Filling | null>(null)
  const prompt = asked?.prompt
  const levels = asked?.difficulties.join('.').toLowerCase()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each wish that an address holds
  useEffect(() => {
    const wish = readWish()
    if (wish.prompt !== '' || wish.difficulties.length > 0) setFilling({ ...wish, isFocused: false })
  }, [prompt, levels])
  useEffect(() => {
    if (chosen) setFilling(chosen)
  }, [chosen])
  return filling
}

const askThere = (asked: Asked, signal: AbortSignal) =>
  call<SuggestedTrick | undefined>('/api/tricks/suggest', { method: 'POST', json: requestOf(asked), signal })

/** Asks for a trick: the server, or the coach that came with the page where the server cannot be reached. */
function useSuggestion(onSuggested: (trick: Answer, asked: Asked) => void) {
  return useAbortableCall({
    call: async (request: Asked, signal): Promise<Answer> => {
      let isOffline = false
      const suggested = askThere(request, signal).catch(async (error: unknown) => {
        isOffline = true
        return (await coachFor(error, signal)).suggest(request)
      })
      const [trick] = await Promise.all([suggested, preloadFigure()])
      if (!trick) throw new AppError('not_found', 'No suggestion received')
      return { ...trick, isOffline }
    },
    onSuccess: (trick, asked) => {
      toast({ title: 'New trick suggestion generated!' })
      onSuggested(trick, asked)
    },
    onError: (error) => toastError(error, 'Failed to suggest trick'),
  })
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <section aria-label="No answer" className="space-y-3 border-2 border-line bg-sheet p-4 md:p-6">
      <p>No answer came. Check your connection, or ask for something else.</p>
      <button type="button" onClick={onRetry} className={buttonStyle({ variant: 'outline' })}>
        Try Again
      </button>
    </section>
  )
}
