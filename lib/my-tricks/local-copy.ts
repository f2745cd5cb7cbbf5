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

/** Practice that no server has confirmed yet. */
export type WaitingPractice = {
  /** The id under which it counts once, however often it is sent. */
  key: string
  userId: number
  trickId: number
  tries: number
  lands: number
  practicedAt: string
  /** Whether it may have arrived already, though no answer came back. */
  wasSent: boolean
  isUndone: boolean
  /** The entry it became, once that is known and still has to be deleted. */
  entryId?: number
  /** Whether sending it failed. */
  isStuck: boolean
}

/** Not among the copies that signing out removes: it exists nowhere else, and only its account can send it. */
export const waitingKey = 'practice-outbox'

export function readWaiting(): WaitingPractice[] {
  return readList(waitingKey).filter((entry): entry is WaitingPractice => isWaiting(entry))
}

/** Answers whether this browser could keep them. */
export function keepWaiting(waiting: WaitingPractice[]): boolean {
  return (
    quietly(() => {
      localStorage.setItem(waitingKey, JSON.stringify(waiting))
      return true
    }) === true
  )
}

/** Nothing is left to send it to. */
export function forgetWaiting(userId: number): void {
  keepWaiting(readWaiting().filter((entry) => entry.userId !== userId))
}

function isWaiting(entry: unknown): boolean {
  return (
    typeof entry === 'object' && entry !== null && 'key' in entry && 'userId' in entry && 'trickId' in entry
  )
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
