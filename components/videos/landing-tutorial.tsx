'use client'

import { Suspense, use, useMemo } from 'react'
import { useQueryString } from '@/components/ui/use-query-string'
import type { ShownVideo } from '@/lib/videos/embedded'
import { parseVideoLink, type VideoLink } from '@/lib/videos/landing'
import { findLinkedVideo } from './read-landing'
import { Tutorial, type TutorialProps } from './tutorial'
import { TutorialPlaceholder } from './tutorial-look'

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
