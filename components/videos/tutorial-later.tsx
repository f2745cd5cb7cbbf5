'use client'

import { useCallback, useEffect, useState } from 'react'
import type { LandingTutorial, LandingTutorialProps } from './landing-tutorial'
import { TutorialLook } from './tutorial-look'

type Code = { Tutorial: typeof LandingTutorial } | 'coming' | 'failed'

/** A tutorial whose code comes after the page itself; until then its look holds the place. */
export function TutorialLater(props: LandingTutorialProps) {
  const [code, setCode] = useState<Code>('coming')
  const load = useCallback(() => {
    import('./landing-tutorial').then(
      ({ LandingTutorial }) => setCode({ Tutorial: LandingTutorial }),
      () => setCode('failed'),
    )
  }, [])
  useEffect(load, [load])
  if (typeof code === 'object') return <code.Tutorial {...props} />
  const { video, name } = props
  return <TutorialLook video={video} name={name} onRetry={code === 'failed' ? load : undefined} />
}
