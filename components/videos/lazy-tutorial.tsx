'use client'

import { useRef } from 'react'
import { useCode } from '@/components/ui/late'
import { useInView } from '@/components/ui/rendering'
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
