'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { JoinLinks } from '@/components/accounts/join-links'
import { TrickStill } from '@/components/figure/trick-still'
import { CategoryBadge, SkillLevel } from '@/components/tricks/badges'
import { ExpandedFigure } from '@/components/tricks/expanded-figure'
import { PlainSteps } from '@/components/tricks/plain-steps'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { unbroken } from '@/components/ui/unbroken'
import { OpenedTutorial } from '@/components/videos/lazy-tutorial'
import { readSavedIds } from '@/lib/offline/local-storage'
import type { FollowUp } from '@/lib/skate/coach/changes'
import { isFlipped } from '@/lib/skate/flip'
import type { SuggestedTrick } from '@/lib/tricks/schema'

/** A suggestion, and whether the coach on this device made it because the server could not be reached. */
export type Suggested = SuggestedTrick & { isOffline: boolean }

/** A suggestion that can be saved: it has a row. One put together for a guest has none. */
export type SavableTrick = SuggestedTrick & { id: number }

const isSavable = (trick: SuggestedTrick): trick is SavableTrick => trick.id !== null

type SuggestedVideo = Pick<SuggestedTrick, 'videoUrl' | 'videoStart'>

type SuggestedTrickProps = {
  trick: Suggested
  isAdding: boolean
  isPending: boolean
  onAdd: (trick: SavableTrick) => void
  onFollow: (change: FollowUp) => void
  onVideo: (video: SuggestedVideo) => void
  /** What was heard. */
  children: ReactNode
}

const sourceNames: Record<SuggestedTrick['source'], string> = {
  coach: 'TrickBot',
  model: 'TrickBot, with an AI model',
}

const labels: readonly (readonly [FollowUp, string])[] = [
  ['easier', 'Easier'],
  ['harder', 'Harder'],
  ['stance', 'Other stance'],
  ['no flip', 'No flip'],
  ['another', 'Another one'],
]

/** What can be asked about a trick: one that has no flip cannot lose it. */
const followUpsOf = ({ motion }: SuggestedTrick) =>
  labels.filter(([change]) => change !== 'no flip' || (motion && [motion, ...motion.parts].some(isFlipped)))

/** Whether it has a page: one that was put together for someone has none. */
const isInLibrary = ({ slug }: SuggestedTrick) => slug !== null && !slug.startsWith('own-')

function Named({ trick }: { trick: SuggestedTrick }) {
  return (
    <>
      <h3 className="text-headline">
        {isInLibrary(trick) ? (
          <Link href={`/tricks/${trick.slug}`} className="underline-offset-8 hover:underline">
            {unbroken(trick.name)}
          </Link>
        ) : (
          trick.name
        )}
      </h3>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <CategoryBadge category={trick.category} />
        <SkillLevel level={trick.difficultyRating} />
        <span aria-hidden="true">{trick.difficultyRating}</span>
      </div>
    </>
  )
}

/** Leads eyes and focus to a card that has just come. */
function useArrival() {
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView()
  }, [])
  return { card, heading }
}

/** The suggested trick: what it is, why this one, how it goes, and what to do with it. */
export function SuggestedTrickCard({
  trick,
  isAdding,
  isPending,
  onAdd,
  onFollow,
  onVideo,
  children,
}: SuggestedTrickProps) {
  const { card, heading } = useArrival()
  return (
    <section
      ref={card}
      aria-labelledby="suggested-title"
      // On a phone the toast that says that it is there stands over the bar: it begins right below that.
      className="max-sm:scroll-mt-6 border-2 border-line bg-sheet p-4 shadow-sticker md:p-6"
    >
      <h2
        ref={heading}
        tabIndex={-1}
        id="suggested-title"
        className="mb-3 font-body font-semibold text-label text-soft uppercase outline-none"
      >
        Suggested Trick
      </h2>
      <Notes notes={trick.notes} />
      <TrickStill
        name={trick.name}
        size="card"
        className="mb-4 aspect-4/3 h-auto w-40 border-2 border-line sm:float-right sm:ml-4 md:w-48"
      />
      <Named trick={trick} />
      {trick.why && <p className="mt-5 max-w-prose border-signal border-l-4 pl-4 text-lg">{trick.why}</p>}
      <p className="mt-2 text-sm text-soft">
        From {sourceNames[trick.source]}
        {trick.isOffline && ', offline'}.
      </p>
      {children}
      <div className="mt-6 flex flex-wrap gap-3">
        <SaveTrick trick={trick} isAdding={isAdding} onAdd={onAdd} />
      </div>
      <FollowUps trick={trick} isPending={isPending} onFollow={onFollow} />
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        <div className="max-w-prose space-y-4">
          {trick.description && <p>{trick.description}</p>}
          {trick.motion && <ExpandedFigure key={trick.name} motion={trick.motion} name={trick.name} />}
        </div>
        <div className="min-w-0 max-w-prose space-y-8">
          <PlainSteps steps={trick.steps} />
          {isSavable(trick) && (
            <OpenedTutorial key={trick.id} trick={trick} place="suggestion" onVideo={onVideo} />
          )}
        </div>
      </div>
    </section>
  )
}

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note) => (
    <p key={note} className="mb-3 max-w-prose border-line border-l-4 pl-4">
      {note}
    </p>
  ))

type SaveProps = Pick<SuggestedTrickProps, 'trick' | 'isAdding' | 'onAdd'>

/** Adds it to My Tricks, where it can be. */
function SaveTrick({ trick, isAdding, onAdd }: SaveProps) {
  if (!isSavable(trick)) return <NewTrickNote />
  // As this browser last knew them: what one is still learning may be the answer too.
  return readSavedIds().includes(trick.id) ? (
    <Link href="/my-tricks" className={buttonStyle({ variant: 'secondary' })}>
      ✓ In My Tricks
    </Link>
  ) : (
    <ActionButton isResting={isAdding} onClick={() => onAdd(trick)} className={buttonStyle()}>
      {isAdding ? 'Adding...' : 'Add to My Tricks'}
    </ActionButton>
  )
}

type FollowUpsProps = Pick<SuggestedTrickProps, 'trick' | 'isPending' | 'onFollow'>

function FollowUps({ trick, isPending, onFollow }: FollowUpsProps) {
  return (
    <ul aria-label="Follow-ups" className="mt-5 flex flex-wrap gap-2">
      {followUpsOf(trick).map(([change, label]) => (
        <li key={change}>
          <ActionButton
            isResting={isPending}
            onClick={() => onFollow(change)}
            className={buttonStyle({ variant: 'outline' })}
          >
            {label}
          </ActionButton>
        </li>
      ))}
    </ul>
  )
}

function NewTrickNote() {
  return (
    <div>
      <p className="max-w-prose">
        No one has written this trick down yet. With a free account you can keep it.
      </p>
      <JoinLinks />
    </div>
  )
}
