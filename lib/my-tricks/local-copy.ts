const name = 'my-tricks-storage'

/** The key of the ids kept in this browser: each session has its own, and guests share one. */
const keyOf = (session: string | null) => (session ? `user_${session}_${name}` : `guest_${name}`)

/** The ids of the saved tricks as this browser last knew them; none when it knows nothing readable. */
export function readLocalCopy(session: string | null): number[] {
  return readList(keyOf(session)).filter((id): id is number => Number.isSafeInteger(id))
}

export function keepLocalCopy(session: string | null, ids: Iterable<number>): void {
  quietly(() => localStorage.setItem(keyOf(session), JSON.stringify([...ids])))
}

/** What somebody began to write about a trick, so that no crash, reload or sign-in takes it. */
const draftKey = (userId: number, trickId: number) => `draft_${userId}_${trickId}_${name}`

export function readDraft(userId: number, trickId: number): string {
  return quietly(() => localStorage.getItem(draftKey(userId, trickId))) ?? ''
}

export function keepDraft(userId: number, trickId: number, text: string): void {
  const key = draftKey(userId, trickId)
  quietly(() => (text ? localStorage.setItem(key, text) : localStorage.removeItem(key)))
}

/** Removes what was kept for whomever. */
export function forgetLocalCopies(): void {
  quietly(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith(name)) localStorage.removeItem(key)
  })
}

function readList(key: string): unknown[] {
  const list: unknown = quietly(() => JSON.parse(localStorage.getItem(key) ?? '[]'))
  return Array.isArray(list) ? list : []
}

// Storage may be switched off or full; the server has everything.
function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
