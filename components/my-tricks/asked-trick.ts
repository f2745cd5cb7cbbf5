import type { SavableTrick } from './save-trick'

const key = 'asked-trick'

/** Keeps the trick that a guest wanted until they have joined, in this tab only. */
export function keepAskedTrick({ id, name }: SavableTrick): void {
  sessionStorage.setItem(key, JSON.stringify({ id, name }))
}

/** The trick that was wanted, once. */
export function takeAskedTrick(): SavableTrick | null {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return kept === null ? null : JSON.parse(kept)
}
