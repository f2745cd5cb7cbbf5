'use client'

import { lazy, Suspense, useState } from 'react'
import { useAuthStatus } from '@/components/accounts/auth-status'
import { StanceSwitch, useRiderStance } from '@/components/figure/stance-switch'
import { LineBuilder } from '@/components/lines/line-builder'
import { Spinner } from '@/components/ui/status'
import { TabList, tabIds } from '@/components/ui/tab-list'
import { PickList } from './pick-list'
import { badgesOf } from './trick-badges'

const SavedLines = lazy(() => import('./saved-lines'))

const id = 'lines'
const tabs = [
  { value: 'build', label: 'Build a Line' },
  { value: 'saved', label: 'My Lines' },
] as const

/** The builder and the saved lines under two tabs; what is selected stays while one looks at the other. */
export function LineBuilderScreen() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('build')
  const isSignedIn = useAuthStatus()?.authenticated ?? null
  const rider = useRiderStance()
  const ids = tabIds(id, tab)
  return (
    <>
      <div className="print:hidden">
        <TabList id={id} label="Lines" tabs={[...tabs]} selected={tab} onSelect={setTab} />
      </div>
      <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} className="mt-6">
        <h2 className="sr-only">{tabs.find(({ value }) => value === tab)?.label}</h2>
        <div hidden={tab !== 'build'}>
          <LineBuilder isSignedIn={isSignedIn} badges={badgesOf} rider={rider} stance={<StanceSwitch />}>
            <PickList />
          </LineBuilder>
        </div>
        {tab === 'saved' && (
          <Suspense fallback={<Spinner label="Loading your lines..." />}>
            <SavedLines isSignedIn={isSignedIn} />
          </Suspense>
        )}
      </div>
    </>
  )
}
