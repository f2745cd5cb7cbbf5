'use client'

import { Suspense, use, useMemo } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { useQueryString } from '@/components/ui/history'
import { parseVideoLink, type ShownVideo, type VideoLink } from '@/lib/videos/player'
import type { Tutorial as LoadedTutorial } from '@/lib/videos/schema'
import type { TutorialPlace } from '@/lib/videos/tutorial-messages'
import { TutorialPlaceholder } from './facade'
import { findLinkedVideo } from './read-landing'
import { useTutorial } from './use-tutorial'
import { VideoPlayer } from './video-player'

export type TutorialProps = {
  trickId: number
  name: string
  video: ShownVideo | null
  place: TutorialPlace
  onLoaded?: (tutorial: LoadedTutorial) => void
}

/** The tutorial of a trick, or the button that finds one; then the button that finds another. */
export function Tutorial({ name, ...wanted }: TutorialProps) {
  const { video, isLoading, problem, isAwaited, load } = useTutorial(wanted)
  return (
    <div className="space-y-3">
      {video && <VideoPlayer key={video.videoId} video={video} name={name} isAwaited={isAwaited} />}
      {problem && <p className="border-danger border-l-4 pl-3">{problem}</p>}
      {/* One button through all states, so that the focus stays on it. */}
      <button
        type="button"
        aria-disabled={isLoading}
        onClick={load}
        className={buttonStyle({ variant: video ? 'outline' : 'default' })}
      >
        {labelOf(video !== null, isLoading, problem !== null)}
      </button>
    </div>
  )
}

function labelOf(hasVideo: boolean, isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return hasVideo ? 'Finding Another Tutorial...' : 'Loading Tutorial...'
  if (hasFailed) return 'Try Again'
  return hasVideo ? 'Load Another Tutorial' : 'Load Tutorial'
}

export type LinkedTutorialProps = TutorialProps & {
  /** Whether an address that names a place in a video means this tutorial. */
  isPageOwn?: boolean
}

/** A tutorial that opens at the place in a video that the address of its page names, if it names one. */
export function LinkedTutorial({ isPageOwn = false, ...props }: LinkedTutorialProps) {
  const [query] = useQueryString()
  const landing = isPageOwn ? parseVideoLink(query) : null
  if (!landing) return <Tutorial key="own" {...props} />
  const { video } = props
  if (video?.videoId !== landing.videoId) return <Linked key={query} landing={landing} {...props} />
  return <Tutorial key={query} {...props} video={{ ...video, startSeconds: landing.startSeconds }} />
}

// Anybody can write a link, so a video plays here only if it is known as one of this trick.
function Linked({ landing, ...props }: TutorialProps & { landing: VideoLink }) {
  const { trickId, name } = props
  const { videoId, startSeconds } = landing
  const read = useMemo(
    () => findLinkedVideo(trickId, { videoId, startSeconds }),
    [trickId, videoId, startSeconds],
  )
  const look = <TutorialPlaceholder video={{ ...landing, title: null, channel: null }} name={name} />
  return (
    <Suspense fallback={look}>
      <Checked read={read} {...props} />
    </Suspense>
  )
}

function Checked({ read, ...props }: TutorialProps & { read: Promise<ShownVideo | null> }) {
  const video = use(read)
  if (video) return <Tutorial {...props} video={video} />
  return (
    <div className="space-y-3">
      <p role="status" className="text-soft">
        The video of this link cannot be shown here.
      </p>
      <Tutorial {...props} />
    </div>
  )
}
