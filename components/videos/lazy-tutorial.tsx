'use client'

import { useCallback, useEffect, useState } from 'react'
import { TutorialPlaceholder } from './facade'
import type { LinkedTutorial, LinkedTutorialProps } from './tutorial'

type Code = { Tutorial: typeof LinkedTutorial } | 'loading' | 'failed'

/** A tutorial whose code is loaded after the page; until then a placeholder takes its place. */
export function LazyTutorial(props: LinkedTutorialProps) {
  const [code, setCode] = useState<Code>('loading')
  const load = useCallback(() => {
    import('./tutorial').then(
      ({ LinkedTutorial }) => setCode({ Tutorial: LinkedTutorial }),
      () => setCode('failed'),
    )
  }, [])
  useEffect(load, [load])
  if (typeof code === 'object') return <code.Tutorial {...props} />
  const { video, name } = props
  return <TutorialPlaceholder video={video} name={name} onRetry={code === 'failed' ? load : undefined} />
}
