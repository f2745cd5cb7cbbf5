import Link from 'next/link'
import { type ReactNode, useEffect } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { readLocalSession } from '@/lib/http/local-session'
import { keepLocalCopy } from '@/lib/my-tricks/local-copy'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { KeepItFresh } from './keep-it-fresh'
import { keepList } from './kept-list'
import { NextForYou } from './next-for-you'
import { PracticeCalendar } from './practice-calendar'
import { ProgressMapSection } from './progress-map-section'
import { TrickSection } from './trick-section'
import { useMyTricks } from './use-my-tricks'
import { useOutbox } from './use-outbox'
import { WaitingNote } from './waiting-note'

type Video = Pick<MyTrick, 'videoUrl' | 'videoStart'>

/** What other parts of the site show of a trick in here. */
export type Slots = {
  renderBadges: (trick: Pick<MyTrick, 'category' | 'difficultyRating'>) => ReactNode
  renderTutorial: (trick: MyTrick, onVideo: (video: Video) => void) => ReactNode
}

type Props = { userId: number; initial: MyTrick[] | undefined; slots: Slots }

/** The saved tricks by how they are going, and what follows from it. */
export function Dashboard({ userId, initial, slots }: Props) {
  useOutbox(userId)
  return (
    <>
      <WaitingNote userId={userId} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <SavedTricks userId={userId} initial={initial} slots={slots} />
        <aside className="space-y-10" aria-label="Your practice">
          <KeepItFresh userId={userId} />
          <NextForYou userId={userId} renderBadges={slots.renderBadges} />
          <PracticeCalendar userId={userId} />
        </aside>
      </div>
      <ProgressMapSection userId={userId} />
    </>
  )
}

function SavedTricks({ userId, initial, slots }: Props) {
  const { data, shown, isPending, isError, refetch } = useMyTricks(userId, initial)
  useEffect(() => {
    if (!data) return
    void keepList(userId, data)
    keepLocalCopy(
      readLocalSession(),
      data.map(({ id }) => id),
    )
  }, [data, userId])
  if (isPending) return <Skeletons />
  if (isError || !shown) return <Failed onRetry={() => void refetch()} />
  if (shown.length === 0) return <Empty />
  const isMastered = ({ progress }: MyTrick) => progress.masteryLevel === 'MASTERED'
  const section = { userId, slots }
  return (
    <div className="space-y-10">
      <TrickSection title="In Progress" tricks={shown.filter((trick) => !isMastered(trick))} {...section}>
        Everything here is mastered. Time for something new.
      </TrickSection>
      <TrickSection title="Mastered" tricks={shown.filter(isMastered)} isMastered {...section}>
        Nothing mastered yet. It comes with the tries.
      </TrickSection>
    </div>
  )
}

function Skeletons() {
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">Loading your tricks...</span>
      {[0, 1, 2].map((block) => (
        <div key={block} className="h-44 animate-pulse border-2 border-line bg-sheet" />
      ))}
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="border-2 border-line bg-sheet p-6">
      <p className="mb-4">Your tricks could not be loaded. Check your connection.</p>
      <button type="button" className={buttonStyle()} onClick={onRetry}>
        Try Again
      </button>
    </div>
  )
}

function Empty() {
  return (
    <div className="border-2 border-line border-dashed p-8">
      <p className="mb-5 text-lg">
        No tricks added yet. Browse the tricks library to add some to your collection.
      </p>
      <Link href="/tricks" prefetch={false} className={buttonStyle()}>
        Browse Tricks
      </Link>
    </div>
  )
}
