'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useInView } from '@/components/ui/rendering'
import { TutorialPlaceholder } from './facade'
import type { LinkedTutorial, LinkedTutorialProps } from './tutorial'

type Code = { Tutorial: typeof LinkedTutorial } | 'loading' | 'failed'

/**
 * A tutorial whose code is loaded at once where someone has opened it, and on a page of its own when it is near to be
 * seen; until then a placeholder takes its place.
 */
export function LazyTutorial(props: LinkedTutorialProps) {
  const [code, setCode] = useState<Code>('loading')
  const place = useRef<HTMLDivElement>(null)
  const isNear = useInView(place)
  const { isPageOwn = false } = props
  const load = useCallback(() => {
    import('./tutorial').then(
      ({ LinkedTutorial }) => setCode({ Tutorial: LinkedTutorial }),
      () => setCode('failed'),
    )
  }, [])
  useEffect(() => {
    if (isNear || !isPageOwn) load()
  }, [isNear, isPageOwn, load])
  if (typeof code === 'object') return <code.Tutorial {...props} />
  const { video, name, videos } = props
  return (
    <div ref={place}>
      <TutorialPlaceholder
        video={video}
        name={name}
        videos={videos}
        onRetry={code === 'failed' ? load : undefined}
      />
    </div>
  )
}
