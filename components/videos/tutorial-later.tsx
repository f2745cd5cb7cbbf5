'use client'

import { useCallback, useEffect, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Facade } from './facade'
import type { LandingTutorial, LandingTutorialProps } from './landing-tutorial'

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
  const label = video ? 'Load Another Tutorial' : 'Load Tutorial'
  return (
    <div className="space-y-3">
      {video && (
        <>
          <Facade video={video} name={name} />
          <div className="h-12 border-2 border-line bg-sheet" />
        </>
      )}
      <button
        type="button"
        disabled={code === 'coming'}
        onClick={load}
        className={`${buttonStyle({ variant: video ? 'outline' : 'default' })} disabled:opacity-100!`}
      >
        {code === 'failed' ? 'Try Again' : label}
      </button>
    </div>
  )
}
