'use client'

import { useQueryClient } from '@tanstack/react-query'
import { LazyTutorial } from '@/components/videos/lazy-tutorial'
import type { TrickDetail } from '@/lib/tricks/schema'
import { videoOf } from '@/lib/videos/player'
import type { TutorialPlace } from '@/lib/videos/tutorial-messages'
import { trickKeys } from './use-tricks'

/** The tutorial of an opened trick; what it loads becomes the trick's own, so that opening it again shows it. */
export function TrickTutorial({ trick, place }: { trick: TrickDetail; place: TutorialPlace }) {
  const queries = useQueryClient()
  return (
    <LazyTutorial
      trickId={trick.id}
      name={trick.name}
      video={videoOf(trick.videoUrl, trick.videoStart)}
      place={place}
      onLoaded={({ embedUrl, startSeconds }) =>
        queries.setQueryData<TrickDetail>(
          trickKeys.one(trick.id),
          (known) => known && { ...known, videoUrl: embedUrl, videoStart: startSeconds },
        )
      }
    />
  )
}
