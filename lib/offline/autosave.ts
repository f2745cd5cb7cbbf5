import type { PostForm } from '../posts/post-form'
import { deviceStorage } from './browser-storage'

/** What an editor wrote and did not save. `version` is the version of the post it started from. */
export type Autosave = { values: PostForm; version: number | null; savedAt: string }

/** An autosave as this browser holds it: of which post (null for a new one), and under which key. */
export type StoredAutosave = Autosave & { key: string; postId: number | null }

const prefix = 'post-editor'

/**
 * A key for what is written from now on. Each opening of a post has one of its own: neither another tab nor the next
 * new post overwrites what is left under an earlier one.
 */
export function newAutosaveKey(userId: number, postId: number | null): string {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  return `${prefix}_${userId}_${postId ?? 'new'}_${unique}`
}

/** Stores what is being written in this browser, so that it survives a closed tab. Returns whether it is stored. */
export const saveAutosave = (key: string, autosave: Autosave): boolean =>
  deviceStorage.write(key, JSON.stringify(autosave))

/** Everything that an editor left unsaved in this browser, the latest first. */
export const listAutosaves = (userId: number): StoredAutosave[] =>
  deviceStorage
    .keys()
    .flatMap((key) => readAutosave(key, userId) ?? [])
    .sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))

function readAutosave(key: string, userId: number): StoredAutosave | null {
  const [start, owner, post] = key.split('_')
  if (start !== prefix || owner !== String(userId) || !post) return null
  const autosave = deviceStorage.readJson(key) as Partial<Autosave> | null
  if (!autosave?.values || typeof autosave.savedAt !== 'string') return null
  const { values, version = null, savedAt } = autosave
  return { values, version, savedAt, key, postId: post === 'new' ? null : Number(post) }
}

/** Removes one autosave: what it held is saved, or not wanted. */
export const clearAutosave = (key: string): void => void deviceStorage.write(key, null)

const ofAnyone = () => deviceStorage.keys().filter((key) => key.startsWith(`${prefix}_`))

/** Whether anyone's unsaved writing is in this browser. */
export const hasAutosaves = (): boolean => ofAnyone().length > 0

/** Removes everyone's autosaves from this browser. */
export function clearAutosaves(): void {
  for (const key of ofAnyone()) clearAutosave(key)
}
