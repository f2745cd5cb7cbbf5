import type { PostForm } from './post-form'

/** What an editor wrote and did not save. `version` is the version of the post it started from. */
export type Autosave = { values: PostForm; version: number | null; savedAt: string }

/** An autosave as this browser holds it: of which post (null for a new one), and under which key. */
export type StoredAutosave = Autosave & { key: string; postId: number | null }

const prefix = 'post-editor'

// Storage may be blocked, full, or hold something outdated.
function ignoringErrors<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

/**
 * A key for what is written from now on. Each opening of a post has one of its own: neither another tab nor the next
 * new post overwrites what is left under an earlier one.
 */
export function newAutosaveKey(userId: number, postId: number | null): string {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  return `${prefix}_${userId}_${postId ?? 'new'}_${unique}`
}

/** Stores what is being written in this browser, so that it survives a closed tab. Returns whether it is stored. */
export function saveAutosave(key: string, autosave: Autosave): boolean {
  return (
    ignoringErrors(() => {
      localStorage.setItem(key, JSON.stringify(autosave))
      return true
    }) ?? false
  )
}

/** Everything that an editor left unsaved in this browser, the latest first. */
export function listAutosaves(userId: number): StoredAutosave[] {
  const keys = ignoringErrors(() => Object.keys(localStorage)) ?? []
  return keys
    .flatMap((key) => readAutosave(key, userId) ?? [])
    .sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
}

function readAutosave(key: string, userId: number): StoredAutosave | null {
  const [start, owner, post] = key.split('_')
  if (start !== prefix || owner !== String(userId) || !post) return null
  const autosave = ignoringErrors(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Autosave | null)
  if (!autosave?.values || typeof autosave.savedAt !== 'string') return null
  return { ...autosave, key, postId: post === 'new' ? null : Number(post) }
}

/** Removes one autosave: what it held is saved, or not wanted. */
export function clearAutosave(key: string): void {
  ignoringErrors(() => localStorage.removeItem(key))
}

/** Whether anyone's unsaved writing is in this browser. */
export const hasAutosaves = (): boolean =>
  ignoringErrors(() => Object.keys(localStorage).some((key) => key.startsWith(`${prefix}_`))) ?? false

/** Removes everyone's autosaves from this browser. */
export function clearAutosaves(): void {
  ignoringErrors(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${prefix}_`)) localStorage.removeItem(key)
  })
}
