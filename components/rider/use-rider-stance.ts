import { useSyncExternalStore } from 'react'
import { type RiderStance, readRiderStance, watchRiderStance } from '@/lib/rider/kept-stance'

/** The rider's stance; unknown on the server and until it has been told. */
export function useRiderStance(): RiderStance {
  return useSyncExternalStore(watchRiderStance, readRiderStance, () => 'unknown')
}
