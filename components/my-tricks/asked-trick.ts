export type SavableTrick = { id: number; name: string }

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
