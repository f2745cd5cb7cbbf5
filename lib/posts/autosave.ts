import type { PostForm } from './post-form'

/** What an editor wrote and did not save. `version` is the version of the post it started from. */
export type Autosave = { values: PostForm; version: number | null; savedAt: string }

const prefix = 'post-editor'
const keyOf = (userId: number, postId: number | null) => `${prefix}_${userId}_${postId ?? 'new'}`

// Storage may be blocked, full, or hold something outdated.
function ignoringErrors<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

/** Stores what is being written in this browser, so that it survives a closed tab. */
export function saveAutosave(userId: number, postId: number | null, autosave: Autosave): void {
  ignoringErrors(() => localStorage.setItem(keyOf(userId, postId), JSON.stringify(autosave)))
}

export function findAutosave(userId: number, postId: number | null): Autosave | null {
  return ignoringErrors(
    () => JSON.parse(localStorage.getItem(keyOf(userId, postId)) ?? 'null') as Autosave | null,
  )
}

export function clearAutosave(userId: number, postId: number | null): void {
  ignoringErrors(() => localStorage.removeItem(keyOf(userId, postId)))
}

/** Removes everyone's autosaves from this browser. */
export function clearAutosaves(): void {
  ignoringErrors(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${prefix}_`)) localStorage.removeItem(key)
  })
}
