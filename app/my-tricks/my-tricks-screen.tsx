'use client'

import { type Initial, MyTricks, OwnSession } from '@/components/my-tricks/my-tricks'
import type { Slots } from '@/components/my-tricks/trick-row'
import { CategoryBadge, SkillLevel, TrickMark } from '@/components/tricks/badges'
import { TrickSteps } from '@/components/tricks/steps'
import { LazyTutorial } from '@/components/videos/lazy-tutorial'
import { videoOf } from '@/lib/videos/player'

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
      <LazyTutorial
        trickId={trick.id}
        name={trick.name}
        video={videoOf(trick.videoUrl, trick.videoStart, trick.videos)}
        videos={trick.videoUrl ? [] : trick.videos?.slice(0, 1)}
        place="list"
        onLoaded={({ embedUrl, startSeconds }) => onVideo({ videoUrl: embedUrl, videoStart: startSeconds })}
      />
    </div>
  ),
}

export const MyTricksScreen = ({ initial }: { initial: Initial }) => (
  <MyTricks initial={initial} slots={slots} />
)

export const OwnSessionScreen = ({ initial }: { initial: Initial }) => (
  <OwnSession initial={initial} slots={slots} />
)
