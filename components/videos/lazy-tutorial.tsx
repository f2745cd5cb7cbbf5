'use client'

import { useRef } from 'react'
import { useCode } from '@/components/ui/behavior/late'
import { useInView } from '@/components/ui/behavior/rendering'
import { videoOf } from '@/lib/videos/player'
import type { KnownVideo } from '@/lib/videos/schema'
import { TutorialPlaceholder } from './facade'
import type { LinkedTutorialProps } from './tutorial'

const load = () => import('./tutorial')

/**
 * A tutorial whose code is loaded at once where someone has opened it, and on a page of its own when it is near to be
 * seen; until then a placeholder takes its place.
 */
export function LazyTutorial(props: LinkedTutorialProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useInView(place)
  const { isPageOwn = false, video, name, videos } = props
  const { code, isError, retry } = useCode(load, isNear || !isPageOwn)
  if (code) return <code.LinkedTutorial {...props} />
  return (
    <div ref={place}>
      <TutorialPlaceholder video={video} name={name} videos={videos} onRetry={isError ? retry : undefined} />
    </div>
  )
}

type Video = { videoUrl: string | null; videoStart: number | null }

type OpenedProps = Pick<LinkedTutorialProps, 'place'> & {
  trick: Video & { id: number; name: string; videos?: readonly KnownVideo[] }
  /** Called with the video that was loaded, which is the trick's own from then on. */
  onVideo?: (video: Video) => void
}

/** The tutorial of a trick that someone has opened. */
export const OpenedTutorial = ({ trick, place, onVideo }: OpenedProps) => (
  <LazyTutorial
    trickId={trick.id}
    name={trick.name}
    video={videoOf(trick.videoUrl, trick.videoStart, trick.videos)}
    place={place}
    onLoaded={({ embedUrl, startSeconds }) => onVideo?.({ videoUrl: embedUrl, videoStart: startSeconds })}
  />
)
