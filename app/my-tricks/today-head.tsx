'use client'

import { TodayHead } from '@/components/my-tricks/today'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { slots } from './my-tricks-screen'

/** Today's head with all that it needs, for a page that loads it late. */
export default function LateTodayHead({ userId }: { userId: number }) {
  return (
    <WithQueryClient>
      <TodayHead userId={userId} slots={slots} />
    </WithQueryClient>
  )
}
