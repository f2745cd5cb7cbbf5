import { toastError } from '@/components/ui/toast'
import { NetworkError } from '@/lib/http/client'
import type { SavableTrick } from './asked-trick'

/** Most readers have no account: the code that saves is loaded for signed-in users only. */
export const loadSaving = () => import('./save-trick')

type Saving = Awaited<ReturnType<typeof loadSaving>>

/** Uses that code. If it cannot be loaded, the user is notified that the network failed. */
export const withSaving = (use: (saving: Saving) => Promise<void>): Promise<void> =>
  loadSaving().then(use, () => toastError(new NetworkError(), ''))

type SaveQuestion = { kind: 'join' | 'remove'; trick: SavableTrick }

let asked: SaveQuestion | null = null
const listeners = new Set<() => void>()

/** Asks what a save button cannot decide alone; null takes the question away. One at a time for the page. */
export function askAboutSaving(question: SaveQuestion | null): void {
  asked = question
  for (const notify of listeners) notify()
}

export function subscribeToSaveQuestion(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const askedSaveQuestion = () => asked
