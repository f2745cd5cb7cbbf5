import type { ComponentProps } from 'react'
import { MyLines } from '@/components/lines/my-lines'
import type { TrickSlots } from '@/components/lines/step-table'
import { SaveButton, SavedTricks } from '@/components/my-tricks/save-button'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { Tutorial } from '@/components/videos/tutorial'
import { videoOf } from '@/lib/videos/player'
import { badgesOf } from './trick-badges'

const slots: TrickSlots = {
  badges: badgesOf,
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
      onLoaded={({ embedUrl, startSeconds }) => onLoaded({ videoUrl: embedUrl, videoStart: startSeconds })}
    />
  ),
}

/** My Lines with what My Tricks and videos add to them. */
export default function SavedLines(props: Omit<ComponentProps<typeof MyLines>, 'slots'>) {
  return (
    <WithQueryClient>
      <SavedTricks>
        <MyLines slots={slots} {...props} />
      </SavedTricks>
    </WithQueryClient>
  )
}
