import type { SavableTrick } from './save-trick'

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
