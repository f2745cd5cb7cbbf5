'use client'

import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { noneShown, shownIds, subscribeToCollection } from './collection'

const SavedIds = createContext<ReadonlySet<number> | null>(null)

/** Lets the save buttons inside know which tricks are saved: one subscription for hundreds of buttons. */
export function SavedTricks({ children }: { children: ReactNode }) {
  const ids = useSyncExternalStore(subscribeToCollection, shownIds, noneShown)
  return <SavedIds value={ids}>{children}</SavedIds>
}

/** Whether a trick is saved: by this browser's copy at once, by the server's list as soon as it is here. */
export function useIsSaved(id: number): boolean {
  const ids = use(SavedIds)
  if (!ids) throw new Error('A save button stands outside of SavedTricks')
  return ids.has(id)
}
