'use client'

import { useEffect, useRef, useState } from 'react'
import { bringCoach, coachAtHand, coachFor } from '@/components/offline/coach-for'
import { preloadFigure } from '@/components/tricks/expanded-figure'
import { currentQuery, pushQuery, useHash, useQueryString } from '@/components/ui/behavior/history'
import { preload, useCode } from '@/components/ui/behavior/late'
import { useAbortableCall } from '@/components/ui/behavior/use-abortable-call'
import { buttonStyle } from '@/components/ui/button'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { Spinner } from '@/components/ui/status'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import { keepAskedLevels } from '@/lib/offline/local-storage'
import { followed } from '@/lib/skate/coach/changes'
import type { Item } from '@/lib/skate/coach/wish'
import type { SuggestedTrick } from '@/lib/tricks/schema'
import type { Level } from '@/lib/tricks/taxonomy'
import { type Asked, askedIn, type Place, placeOf, questionOf, requestOf } from './address'
import { AskAtOnce } from './ask-at-once'
import { dropWish, readWish } from './draft'
import type { HeardProps } from './heard'
import { OthersWishes } from './others-wishes'
import { type Filling, SuggestForm } from './suggest-form'
import { type SavableTrick, type Suggested, SuggestedTrickCard } from './suggested-trick'

/** The answer on the page: which arrival of one it is, and what was changed about the one before, in words. */
type Answer = Suggested & { arrival: number; said: string }

type Props = {
  /** Puts a trick on My Tricks, or asks a guest to join. */
  onAdd: (trick: SavableTrick) => Promise<void>
}

const loadHeard = () => import('./heard')

/** Ask for a trick, do something with the answer, and change what was heard. */
export function Suggest({ onAdd }: Props) {
  const { asked, shown, setShown, suggestion, ask, clear } = useAsked()
  const [isAdding, setIsAdding] = useState(false)
  const [chosen, setChosen] = useState<Filling | null>(null)
  const [ticked, setTicked] = useState<readonly Level[]>([])
  const filling = useFilling(asked, chosen)
  const { isPending } = suggestion

  const add = (trick: SavableTrick) => {
    setIsAdding(true)
    // Not a transition: leaving the page would have to wait for it.
    void onAdd(trick).finally(() => setIsAdding(false))
  }
  return (
    <div className="space-y-8">
      <SuggestForm
        isPending={isPending}
        filling={filling}
        onAsk={(entered) => {
          ask(entered)
          dropWish()
        }}
        onLevels={setTicked}
        onReset={clear}
      />
      {isPending && !shown && <Spinner label="Thinking of a trick..." />}
      {suggestion.isError && asked && <Failed onRetry={() => ask(asked)} />}
      {shown && asked && (
        <SuggestedTrickCard
          key={shown.arrival}
          trick={shown}
          isAdding={isAdding}
          isPending={isPending}
          onAdd={add}
          onVideo={(video) => setShown({ ...shown, ...video })}
          onFollow={(change) => ask(withItems(asked, followed(itemsOf(shown), shown, change)))}
        >
          <LateHeard
            heard={shown.heard}
            rival={shown.rival}
            understood={shown.understood}
            levels={asked.difficulties}
            isPending={isPending}
            said={shown.said}
            onItems={(items, change) => ask(withItems(asked, items), change)}
            onLevels={(levels, change) =>
              ask({ ...asked, difficulties: [...levels], shown: undefined }, change)
            }
          />
        </SuggestedTrickCard>
      )}
      <AskAtOnce chosen={ticked} onAsk={(wish) => !isPending && ask(wish)} />
      <OthersWishes onFill={(prompt) => setChosen({ prompt, isFocused: true })} />
    </div>
  )
}

/** What was heard, whose code comes along with the answer; where it could not come, the answer stands without. */
function LateHeard(props: HeardProps) {
  const { code } = useCode(loadHeard)
  return code && <code.Heard {...props} />
}

const itemsOf = ({ heard }: Answer) => heard.map(({ item }) => item)

/** So many of the latest items an address holds. */
const MOST_ITEMS = 30

const withItems = ({ prompt, difficulties }: Asked, items: readonly Item[]): Asked => ({
  prompt,
  difficulties,
  items: items.slice(-MOST_ITEMS),
})

const placeNow = (): Place => ({ query: currentQuery(), fragment: window.location.hash })

/** What is asked; for a press on a chip with what it changes, in words. */
type Question = { asked: Asked; change: string | null }

/**
 * What is asked, which the address holds, and the answer to it. Each question is a history entry of its own; where
 * the address comes with an answer, that trick is explained again.
 */
function useAsked() {
  const [query, replaceQuery] = useQueryString()
  const [fragment] = useHash()
  const [shown, setShown] = useState<Answer | null>(null)
  const current = useRef<string | null>(null)
  const suggestion = useSuggestion((trick, { asked, change }) => {
    setShown((last) => ({
      ...trick,
      // What changes by a press on a chip leaves the focus and the page where they are.
      arrival: (last?.arrival ?? 0) + (change === null ? 1 : 0),
      said: change === null ? '' : `${change} Answer: ${trick.name}.`,
    }))
    replaceQuery(placeOf({ ...asked, shown: trick.name }).query)
  })
  const { mutate, reset } = suggestion
  const asked = askedIn({ query, fragment })

  useEffect(() => {
    // The address of this moment: an effect of the render before may still run after a question was asked.
    const wanted = askedIn(placeNow())
    const question = wanted && questionOf(wanted)
    if (question === current.current) return
    current.current = question
    if (wanted) return void mutate({ asked: wanted, change: null })
    reset()
    setShown(null)
  })

  const ask = (next: Asked, change: string | null = null) => {
    keepAskedLevels(next.difficulties.join('.'))
    current.current = questionOf(next)
    const { query, fragment } = placeOf({ ...next, shown: undefined })
    if (!asked || questionOf(asked) !== current.current) pushQuery(query, fragment)
    void mutate({ asked: next, change })
  }
  const clear = () => {
    current.current = null
    reset()
    setShown(null)
    if (query || fragment) pushQuery('')
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

/** What the coach on this device says to changed items, where it is at hand; what it puts together only a server keeps. */
const askHere = async (asked: Asked): Promise<SuggestedTrick | null> =>
  asked.items ? ((await coachAtHand()?.answerChips(asked)) ?? null) : null

/** Asks for a trick: the coach at hand for a chip, else the server, else the coach that came with the page. */
function useSuggestion(onSuggested: (trick: Suggested, question: Question) => void) {
  return useAbortableCall({
    call: async ({ asked }: Question, signal): Promise<Suggested> => {
      let isOffline = false
      const answer = async () => {
        const here = await askHere(asked)
        if (here) return here
        return askThere(asked, signal).catch(async (error: unknown) => {
          isOffline = true
          return (await coachFor(error, signal)).suggest(asked)
        })
      }
      const [trick] = await Promise.all([answer(), preloadFigure(), preload(loadHeard)])
      if (!trick) throw new AppError('not_found', 'No suggestion received')
      return { ...trick, isOffline }
    },
    onSuccess: (trick, question) => {
      if (question.change === null) toast({ title: 'New trick suggestion generated!' })
      onSuggested(trick, question)
      // Who has changed what was heard will do so again; it takes a phone a second, which no one else is to wait for.
      if (question.asked.items) (window.requestIdleCallback ?? setTimeout)(bringCoach)
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
