'use client'

import * as Accordion from '@radix-ui/react-accordion'
import { JoinLinks } from '@/components/accounts/join-links'
import { buttonStyle } from '@/components/ui/button'
import { Spinner } from '@/components/ui/status'
import { SavedLineItem } from './saved-line'
import type { TrickSlots } from './slots'
import { useLateLines, useSavedLines } from './use-lines'

type Props = { isSignedIn: boolean | null; slots: TrickSlots }

/** The saved lines, each opened by its name. */
export function MyLines({ isSignedIn, slots }: Props) {
  const { data: lines, isError, refetch } = useSavedLines({ enabled: isSignedIn === true })
  useLateLines()
  if (isSignedIn === false) return <Guest />
  if (isError) {
    return (
      <div role="alert" className="border-2 border-line bg-sheet p-8 text-center">
        <p className="mb-4">Your lines could not be loaded. Check your connection.</p>
        <button type="button" className={buttonStyle()} onClick={() => refetch()}>
          Try Again
        </button>
      </div>
    )
  }
  if (!lines) return <Spinner label="Loading your lines..." />
  if (lines.length === 0) {
    return (
      <p className="border-2 border-line border-dashed p-8 text-center">
        No saved lines yet. Use the line builder to create and save your lines.
      </p>
    )
  }
  return (
    <Accordion.Root type="multiple" className="space-y-4">
      {lines.map((line) => (
        <SavedLineItem key={line.id} line={line} slots={slots} />
      ))}
    </Accordion.Root>
  )
}

const Guest = () => (
  <div className="border-2 border-line bg-sheet p-6 shadow-sticker">
    <h3 className="text-title">Your lines live here</h3>
    <p className="mt-3 max-w-prose text-soft">
      With a free account you keep the lines you build, open their tutorials at the spot, and share them.
    </p>
    <JoinLinks />
  </div>
)
