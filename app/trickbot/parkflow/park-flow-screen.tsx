'use client'

import type { TrickSlots } from '@/components/parks/flow-result'
import { ParkFlow } from '@/components/parks/park-flow'
import { CategoryBadge } from '@/components/tricks/badges'
import { Tutorial } from '@/components/videos/tutorial'
import { videoOf } from '@/lib/videos/player'

const slots: TrickSlots = {
  category: (category) => <CategoryBadge category={category} />,
  video: ({ id, name, videoUrl, videoStart }) => (
    <Tutorial trickId={id} name={name} video={videoOf(videoUrl, videoStart)} place="list" />
  ),
}

/** Park Flow with tricks and videos as they look everywhere else. */
export const ParkFlowScreen = () => <ParkFlow slots={slots} />
