'use client'

import { useEffect } from 'react'

type PrivacySignals = Navigator & { globalPrivacyControl?: boolean }

/** Measures the visit, unless the browser asks not to be tracked. */
export function VitalsStart() {
  useEffect(() => {
    const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals
    if (doNotTrack === '1' || globalPrivacyControl) return
    void import('./report').then(
      ({ start }) => start(),
      () => undefined,
    )
  }, [])
  return null
}
