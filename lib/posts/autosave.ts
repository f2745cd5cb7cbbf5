import type { PostForm } from './post-form'

/** What an editor had written and not saved. `version` is the one that it was made from. */
export type Autosave = { values: PostForm; version: number | null; savedAt: string }

const prefix = 'post-editor'
const keyOf = (userId: number, postId: number | null) => `${prefix}_${userId}_${postId ?? 'new'}`

// Storage may be switched off, full, or hold something old.
function quietly<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

/** Keeps what is being written in this browser, so that it survives a closed tab. */
export function saveAutosave(userId: number, postId: number | null, autosave: Autosave): void {
  quietly(() => localStorage.setItem(keyOf(userId, postId), JSON.stringify(autosave)))
}

export function findAutosave(userId: number, postId: number | null): Autosave | null {
  return quietly(() => JSON.parse(localStorage.getItem(keyOf(userId, postId)) ?? 'null') as Autosave | null)
}

export function clearAutosave(userId: number, postId: number | null): void {
  quietly(() => localStorage.removeItem(keyOf(userId, postId)))
}

/** Forgets what anybody wrote in this browser. */
export function clearAutosaves(): void {
  quietly(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${prefix}_`)) localStorage.removeItem(key)
  })
}
