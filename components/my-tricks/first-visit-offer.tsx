'use client'

import { useState, useSyncExternalStore } from 'react'
import { hasFirstVisit, offerFirstVisit } from '@/components/accounts/welcome'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

const never = () => () => undefined

/** Leads who has just joined to where the list begins; offered once, and gone with a press. */
export function FirstVisitOffer() {
  const isNew = useSyncExternalStore(never, hasFirstVisit, () => false)
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
      <Link href="/my-tricks" onClick={end} className={buttonStyle({ size: 'sm' })}>
        Add It
      </Link>
      <button type="button" onClick={end} className={buttonStyle({ variant: 'ghost', size: 'sm' })}>
        Skip
      </button>
    </section>
  )
}
