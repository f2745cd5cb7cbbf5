'use client'

import type { TrickSlots } from '@/components/parks/flow-result'
import { ParkFlow } from '@/components/parks/park-flow'
import { CategoryBadge } from '@/components/tricks/category-badge'
import { VideoPlayer } from '@/components/videos/video-player'
import { videoOf } from '@/lib/videos/embedded'

const slots: TrickSlots = {
  category: (category) => <CategoryBadge category={category} />,
  video: ({ name, videoUrl }) => {
    const video = videoOf(videoUrl)
    return video && <VideoPlayer video={video} name={name} />
  },
}

/** Park Flow with tricks and videos as they look everywhere else. */
export const ParkFlowScreen = () => <ParkFlow slots={slots} />
