'use client'

import { useQueryString } from '@/components/ui/use-query-string'
import { parseLanding } from '@/lib/videos/landing'
import { Tutorial, type TutorialProps } from './tutorial'

export type LandingTutorialProps = TutorialProps & {
  /** Whether an address that names a place in a video means this tutorial. */
  isPageOwn?: boolean
}

/** A tutorial that opens at the place in a video that the address of its page names, if it names one. */
export function LandingTutorial({ isPageOwn = false, ...props }: LandingTutorialProps) {
  const [query] = useQueryString()
  const landing = isPageOwn ? parseLanding(query) : null
  const video = landing ? { ...landing, title: null, channel: null } : props.video
  return <Tutorial key={landing ? query : 'own'} {...props} video={video} />
}
