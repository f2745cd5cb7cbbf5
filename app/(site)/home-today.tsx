'use client'

import { lazy, Suspense } from 'react'
import { useUserId } from '@/components/accounts/auth-status'

const TodayHead = lazy(() => import('@/app/my-tricks/today-head'))

/**
 * A skater's own day on a page that is the same for everyone: read in the browser, below a picture that fills the
 * screen, so that nothing in sight moves.
 */
export function HomeToday() {
  const userId = useUserId()
  if (typeof userId !== 'number') return null
  return (
    <Suspense>
      <div className="mx-auto max-w-3xl px-4 pt-28 empty:hidden">
        <TodayHead userId={userId} />
      </div>
    </Suspense>
  )
}
