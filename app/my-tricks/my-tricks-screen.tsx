'use client'

import { type Initial, MyTricks, OwnSession } from '@/components/my-tricks/my-tricks'
import type { Slots } from '@/components/my-tricks/trick-row'
import { CategoryBadge, SkillLevel, TrickMark } from '@/components/tricks/badges'
import { TrickSteps } from '@/components/tricks/steps'
import { OpenedTutorial } from '@/components/videos/lazy-tutorial'

// My Tricks knows progress; how tricks look and how they go is shown by whose business it is.
export const slots: Slots = {
  renderStill: (trick) => <TrickMark {...trick} />,
  renderBadges: ({ category, difficultyRating }) => (
    <>
      <CategoryBadge category={category} />
      <SkillLevel level={difficultyRating} />
    </>
  ),
  renderTutorial: (trick, onVideo) => (
    <div className="max-w-prose space-y-4">
      <p>{trick.description}</p>
      {trick.steps.length > 0 && <TrickSteps steps={trick.steps} />}
      <OpenedTutorial trick={trick} place="list" onVideo={onVideo} />
    </div>
  ),
}

export const MyTricksScreen = ({ initial }: { initial: Initial }) => (
  <MyTricks initial={initial} slots={slots} />
)

export const OwnSessionScreen = ({ initial }: { initial: Initial }) => (
  <OwnSession initial={initial} slots={slots} />
)
