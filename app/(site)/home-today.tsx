'use client'

import { useOwnerId } from '@/components/accounts/auth-status'
import { late } from '@/components/ui/behavior/late'

const TodayHead = late(() => import('@/app/my-tricks/today-head'), { missing: null })

/**
 * A skater's own day on a page that is the same for everyone: read in the browser, below a picture that fills the
 * screen, so that nothing in sight moves.
 */
export function HomeToday() {
  const ownerId = useOwnerId()
  if (typeof ownerId !== 'number') return null
  return (
    <div className="mx-auto mt-28 max-w-page px-4 empty:hidden">
      <TodayHead userId={ownerId} />
    </div>
  )
}
