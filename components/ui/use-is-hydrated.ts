import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** Whether scripts have taken over what the server sent. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
