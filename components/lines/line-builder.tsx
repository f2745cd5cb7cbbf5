'use client'

import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { mostTricks } from '@/lib/lines/taxonomy'
import type { StancePreference } from '@/lib/preferences/stance'
import { BuilderPanel } from './builder-panel'
import { PickContext } from './pick-button'
import type { TrickSlots } from './slots'
import { useBuilder } from './use-builder'

const LineResult = lazy(() => import('./line-result'))

type Props = {
  isSignedIn: boolean | null
  badges: TrickSlots['badges']
  rider: StancePreference
  /** Where riders say how they stand. */
  stance: ReactNode
  /** The list of tricks, whose buttons pick. */
  children: ReactNode
}

/** The tab where a line is built: choose, see the order, save. */
export function LineBuilder({ isSignedIn, badges, rider, stance, children }: Props) {
  const builder = useBuilder(rider)
  const { picks, toggle, plan } = builder
  // biome-ignore lint/correctness/useExhaustiveDependencies: toggle changes nothing but with the picks
  const picking = useMemo(() => ({ picks, toggle }), [picks])
  return (
    <div className="grid grid-cols-1 gap-6 md:gap-8 [&_:is(a,button,select,input)]:scroll-mt-72">
      <BuilderPanel builder={builder} stance={stance} />
      <Suspense fallback={null}>
        {plan && <LineResult builder={builder} plan={plan} isSignedIn={isSignedIn} badges={badges} />}
      </Suspense>
      <section aria-labelledby="select-title" className="min-w-0">
        <h3 id="select-title" className="mb-4 text-title">
          Select Tricks ({picks.length}/{mostTricks})
        </h3>
        <PickContext value={picking}>{children}</PickContext>
      </section>
    </div>
  )
}
