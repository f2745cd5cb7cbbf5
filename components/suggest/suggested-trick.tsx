import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { loginPath } from '@/lib/accounts/return-path'
import type { SuggestedTrick } from '@/lib/tricks/schema'

/** A suggestion that can be kept: it has a row. One put together for a guest has none. */
export type KeepableTrick = SuggestedTrick & { id: number }

export type SuggestedVideo = Pick<SuggestedTrick, 'videoUrl' | 'videoStart'>

export type SuggestSlots = {
  badges: (trick: SuggestedTrick) => ReactNode
  tutorial: (trick: KeepableTrick, onLoaded: (video: SuggestedVideo) => void) => ReactNode
}

type Props = {
  trick: SuggestedTrick
  slots: SuggestSlots
  isAdding: boolean
  isPending: boolean
  onAdd: (trick: KeepableTrick) => void
  onAnother: (() => void) | null
  onVideo: (video: SuggestedVideo) => void
}

const sourceWords = { coach: 'the built-in coach', model: 'the model' }

/** The suggested trick: what it is, why this one, how it goes, and what to do with it. */
export function SuggestedTrickCard({ trick, slots, isAdding, isPending, onAdd, onAnother, onVideo }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="suggested-title"
      className="border-2 border-line bg-sheet p-4 shadow-sticker md:p-6"
    >
      <h2
        ref={heading}
        tabIndex={-1}
        id="suggested-title"
        className="mb-3 font-body font-semibold text-label text-soft uppercase outline-none"
      >
        Suggested Trick
      </h2>
      <h3 className="text-headline">{trick.name}</h3>
      <div className="mt-3 flex flex-wrap items-center gap-3">{slots.badges(trick)}</div>
      {trick.why && <p className="mt-5 max-w-prose border-signal border-l-4 pl-4 text-lg">{trick.why}</p>}
      <p className="mt-2 text-sm text-soft">Answered by {sourceWords[trick.source]}.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {isKeepable(trick) ? (
          <button
            type="button"
            aria-disabled={isAdding}
            onClick={() => onAdd(trick)}
            className={buttonStyle()}
          >
            {isAdding ? 'Adding...' : 'Add to My Tricks'}
          </button>
        ) : (
          <NewTrickNote />
        )}
        {onAnother && (
          <button
            type="button"
            disabled={isPending}
            onClick={onAnother}
            className={buttonStyle({ variant: 'outline' })}
          >
            Suggest another
          </button>
        )}
      </div>
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        <div className="max-w-prose space-y-4">
          {trick.description && <p>{trick.description}</p>}
          {trick.steps.length > 0 && (
            <ol className="list-decimal space-y-2 pl-6 marker:font-display marker:text-signal-text">
              {trick.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </div>
        {isKeepable(trick) && <div className="min-w-0">{slots.tutorial(trick, onVideo)}</div>}
      </div>
    </section>
  )
}

function NewTrickNote() {
  const from = usePathname()
  return (
    <p className="max-w-prose">
      No library has this trick yet.{' '}
      <Link
        href={loginPath({ register: true, from })}
        prefetch={false}
        className="font-semibold underline underline-offset-4 hover:text-signal-text"
      >
        Create a free account
      </Link>{' '}
      and ask again to keep it.
    </p>
  )
}

export const isKeepable = (trick: SuggestedTrick): trick is KeepableTrick => trick.id !== null
