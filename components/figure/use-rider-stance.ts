import { useSyncExternalStore } from 'react'
import {
  getStancePreference,
  type StancePreference,
  subscribeToStancePreference,
} from '@/lib/preferences/stance'

/** The rider's stance; unknown on the server and until it has been told. */
export function useRiderStance(): StancePreference {
  return useSyncExternalStore(subscribeToStancePreference, getStancePreference, () => 'unknown')
}
