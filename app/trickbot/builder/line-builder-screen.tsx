'use client'

import { useState } from 'react'
import { useAuthStatus } from '@/components/accounts/auth-status'
import { LineBuilder } from '@/components/lines/line-builder'
import { MyLines } from '@/components/lines/my-lines'
import type { TrickSlots } from '@/components/lines/slots'
import { SaveButton } from '@/components/my-tricks/save-button'
import { SavedTricks } from '@/components/my-tricks/saved-tricks'
import { StanceSwitch } from '@/components/rider/stance-switch'
import { useRiderStance } from '@/components/rider/use-rider-stance'
import { CategoryBadge } from '@/components/tricks/category-badge'
import { SkillLevel } from '@/components/tricks/skill-level'
import { TabList, tabIds } from '@/components/ui/tab-list'
import { Tutorial } from '@/components/videos/tutorial'
import { videoOf } from '@/lib/videos/embedded'
import { PickList } from './pick-list'

const id = 'lines'
const tabs = [
  { value: 'build', label: 'Build a Line' },
  { value: 'saved', label: 'My Lines' },
] as const

const slots: TrickSlots = {
  badges: ({ category, difficultyRating }) => (
    <>
      <CategoryBadge category={category} />
      <SkillLevel level={difficultyRating} />
      <span aria-hidden="true" className="text-sm">
        {difficultyRating}
      </span>
    </>
  ),
  save: (trick) => (
    <SaveButton
      trick={trick}
      look="words"
      label="Save to My Tricks"
      done={`${trick.name} added to My Tricks`}
    />
  ),
  tutorial: ({ id: trickId, name, videoUrl, videoStart }, onLoaded) => (
    <Tutorial
      trickId={trickId}
      name={name}
      video={videoOf(videoUrl, videoStart)}
      place="lines"
      onLoaded={onLoaded}
    />
  ),
}

/** The builder and the saved lines under two tabs; what is selected stays while one looks at the other. */
export function LineBuilderScreen() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('build')
  const isSignedIn = useAuthStatus()?.authenticated ?? null
  const rider = useRiderStance()
  const ids = tabIds(id, tab)
  return (
    <SavedTricks>
      <div className="print:hidden">
        <TabList id={id} label="Lines" tabs={[...tabs]} selected={tab} onSelect={setTab} />
      </div>
      <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} className="mt-6">
        <h2 className="sr-only">{tabs.find(({ value }) => value === tab)?.label}</h2>
        <div hidden={tab !== 'build'}>
          <LineBuilder isSignedIn={isSignedIn} badges={slots.badges} rider={rider} stance={<StanceSwitch />}>
            <PickList />
          </LineBuilder>
        </div>
        {tab === 'saved' && <MyLines isSignedIn={isSignedIn} slots={slots} />}
      </div>
    </SavedTricks>
  )
}
