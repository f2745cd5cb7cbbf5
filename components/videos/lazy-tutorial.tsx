'use client'

import { useCallback, useEffect, useState } from 'react'
import { TutorialPlaceholder } from './facade'
import type { LinkedTutorial, LinkedTutorialProps } from './tutorial'

type Code = { Tutorial: typeof LinkedTutorial } | 'coming' | 'failed'

/** A tutorial whose code comes after the page itself; until then its look holds the place. */
export function LazyTutorial(props: LinkedTutorialProps) {
  const [code, setCode] = useState<Code>('coming')
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
