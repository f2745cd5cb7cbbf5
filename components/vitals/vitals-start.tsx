'use client'

import { useEffect } from 'react'

type Wishes = Navigator & { globalPrivacyControl?: boolean }

/** Has the visit measured, unless the browser says that its owner would rather not be. */
export function VitalsStart() {
  useEffect(() => {
    const { doNotTrack, globalPrivacyControl } = navigator as Wishes
    if (doNotTrack === '1' || globalPrivacyControl) return
    void import('./report').then(
      ({ start }) => start(),
      () => undefined,
    )
  }, [])
  return null
}
