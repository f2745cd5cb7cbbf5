'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useAuthStatus, useOwnerId } from '@/components/accounts/auth-status'
import { StanceSwitch, useRiderStance } from '@/components/figure/stance-switch'
import { draftOf, keepDraft } from '@/components/lines/draft'
import { LineBuilder } from '@/components/lines/line-builder'
import { useQueryList } from '@/components/ui/behavior/history'
import { late } from '@/components/ui/behavior/late'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/status'
import { TabList, tabIds } from '@/components/ui/tab-list'
import type { SavedLine } from '@/lib/lines/schema'
import { PickList } from './pick-list'
import { badgesOf } from './trick-badges'

const SavedLines = late(() => import('./saved-lines'), { loading: <Spinner label="Loading your lines..." /> })

const id = 'lines'
const tabs = [
  { value: 'build', label: 'Build a Line' },
  { value: 'saved', label: 'My Lines' },
] as const

type Tab = (typeof tabs)[number]['value']

/** The tab that the address asks for, and a way to another. */
function useTab() {
  const [[wanted], setWanted] = useQueryList('tab')
  const select = (next: Tab) => setWanted(next === 'build' ? [] : [next])
  return {
    tab: tabs.find(({ value }) => value === wanted)?.value ?? 'build',
    select,
    /** The same from elsewhere: the tab takes the focus, since what was pressed may be far from it, or gone. */
    go: (next: Tab) => {
      flushSync(() => select(next))
      document.getElementById(tabIds(id, next).tab)?.focus()
    },
  }
}

/** Leads to the saved lines from the words above the tabs. */
export function MyLinesLink() {
  const { go } = useTab()
  return (
    <Link
      href="/trickbot/builder?tab=saved"
      onOpen={() => go('saved')}
      className="font-semibold underline underline-offset-4 hover:text-signal-text"
    >
      My Lines
    </Link>
  )
}

/** The builder and the saved lines under two tabs; what is selected stays while one looks at the other. */
export function LineBuilderScreen() {
  const { tab, select, go } = useTab()
  useAuthStatus()
  const ownerId = useOwnerId()
  const isSignedIn = ownerId === undefined ? null : ownerId !== null
  const rider = useRiderStance()
  // The builder takes up what is kept when it is made, so another line to edit is another builder.
  const [edited, setEdited] = useState(0)
  const edit = (line: SavedLine) => {
    keepDraft(draftOf(line))
    setEdited(edited + 1)
    select('build')
  }
  const ids = tabIds(id, tab)
  return (
    <>
      <div className="print:hidden">
        <TabList id={id} label="Lines" tabs={[...tabs]} selected={tab} onSelect={select} />
      </div>
      <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} className="mt-6">
        <h2 className="sr-only">{tabs.find(({ value }) => value === tab)?.label}</h2>
        <div hidden={tab !== 'build'}>
          <LineBuilder
            key={edited}
            isSignedIn={isSignedIn}
            badges={badgesOf}
            rider={rider}
            stance={<StanceSwitch />}
            onSaved={() => {
              go('saved')
              window.scrollTo(0, 0)
            }}
          >
            <PickList />
          </LineBuilder>
        </div>
        {tab === 'saved' && <SavedLines isSignedIn={isSignedIn} onEdit={edit} onBuild={() => go('build')} />}
      </div>
    </>
  )
}
