'use client'

import { Suspense, use, useMemo } from 'react'
import { useQueryString } from '@/components/ui/use-query-string'
import type { ShownVideo } from '@/lib/videos/embedded'
import { type Landing, parseLanding } from '@/lib/videos/landing'
import { readLanding } from './read-landing'
import { Tutorial, type TutorialProps } from './tutorial'
import { TutorialLook } from './tutorial-look'

export type LandingTutorialProps = TutorialProps & {
  /** Whether an address that names a place in a video means this tutorial. */
  isPageOwn?: boolean
}

/** A tutorial that opens at the place in a video that the address of its page names, if it names one. */
export function LandingTutorial({ isPageOwn = false, ...props }: LandingTutorialProps) {
  const [query] = useQueryString()
  const landing = isPageOwn ? parseLanding(query) : null
  if (!landing) return <Tutorial key="own" {...props} />
  const { video } = props
  if (video?.videoId !== landing.videoId) return <Landed key={query} landing={landing} {...props} />
  return <Tutorial key={query} {...props} video={{ ...video, startSeconds: landing.startSeconds }} />
}

// Anybody can write a link, so a video plays here only if it is known as one of this trick.
function Landed({ landing, ...props }: TutorialProps & { landing: Landing }) {
  const { trickId, name } = props
  const { videoId, startSeconds } = landing
  const read = useMemo(
    () => readLanding(trickId, { videoId, startSeconds }),
    [trickId, videoId, startSeconds],
  )
  const look = <TutorialLook video={{ ...landing, title: null, channel: null }} name={name} />
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
