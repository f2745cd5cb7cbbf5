'use client'

import { type ComponentProps, useState } from 'react'
import { useAuthStatus } from '@/components/accounts/auth-status'
import { hasFirstVisit, offerFirstVisit } from '@/components/accounts/welcome'
import { SaveButton, SavedTricks } from '@/components/my-tricks/save-button'
import { TrickLibrary } from '@/components/tricks/library'
import type { TrickAction } from '@/components/tricks/table'
import { useBrowserValue } from '@/components/ui/behavior/rendering'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

const save: TrickAction = { label: 'Save', render: (trick) => <SaveButton trick={trick} /> }

const saveCard: TrickAction = {
  label: 'Save',
  render: (trick) => <SaveButton trick={trick} canRemove={false} />,
}

const halfMinute = 30_000

/** The library in which every trick can be put on My Tricks. */
export function SavableLibrary(props: Omit<ComponentProps<typeof TrickLibrary>, 'action' | 'cardAction'>) {
  return (
    <SavedTricks>
      <SignInFollowed />
      <FirstVisitOffer />
      <TrickLibrary {...props} action={save} cardAction={saveCard} />
    </SavedTricks>
  )
}

// Beside the library, which has hundreds of rows and nothing to show of who is signed in.
function SignInFollowed() {
  useAuthStatus({ staleMs: halfMinute, refetchMs: halfMinute })
  return null
}

/** Leads who has just joined to where the list begins; offered once, and gone with a press. */
function FirstVisitOffer() {
  const isNew = useBrowserValue(hasFirstVisit, false)
  const [isOver, setIsOver] = useState(false)
  if (!isNew || isOver) return null
  const end = () => {
    offerFirstVisit(false)
    setIsOver(true)
  }
  return (
    <section
      aria-label="First visit"
      className="mb-4 flex flex-wrap items-center gap-3 border-2 border-line border-l-8 border-l-signal bg-sheet p-3"
    >
      <p className="flex-1 basis-60 font-semibold">What can you already land? Start My Tricks with it.</p>
      <div className="flex gap-3">
        <Link href="/my-tricks" onClick={end} className={buttonStyle({ size: 'sm' })}>
          Add It
        </Link>
        <button type="button" onClick={end} className={buttonStyle({ variant: 'ghost', size: 'sm' })}>
          Skip
        </button>
      </div>
    </section>
  )
}
