export type SavableTrick = { id: number; name: string }

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

const askedTrickKey = 'asked-trick'

/** Keeps the trick that a guest wanted until they have joined, in this tab only. */
export function keepAskedTrick({ id, name }: SavableTrick): void {
  sessionStorage.setItem(askedTrickKey, JSON.stringify({ id, name }))
}

/** The trick that was wanted, once. */
export function takeAskedTrick(): SavableTrick | null {
  const kept = sessionStorage.getItem(askedTrickKey)
  sessionStorage.removeItem(askedTrickKey)
  return kept === null ? null : JSON.parse(kept)
}
