/** What became of a write: answered, or kept for later. */
export type Outcome = { isWaiting: false; answer: unknown } | { isWaiting: true }

type Asker = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void }

const askers = new Map<string, Asker>()

/** Waits for what becomes of a write; throws what the server says against it. */
export function ask(key: string): Promise<Outcome> {
  return new Promise((resolve, reject) => askers.set(key, { resolve, reject }))
}

export const isAsked = (key: string) => askers.has(key)

export function settle(key: string, outcome: Outcome): void {
  askers.get(key)?.resolve(outcome)
  askers.delete(key)
}

/** Answers whether anybody was told. */
export function reject(key: string, error: unknown): boolean {
  askers.get(key)?.reject(error)
  return askers.delete(key)
}

/** Tells all who still ask that their writes wait on. */
export function settleRest(): void {
  for (const key of [...askers.keys()]) settle(key, { isWaiting: true })
}
