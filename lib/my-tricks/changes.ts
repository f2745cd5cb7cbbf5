import type { PracticeEntry, Stated } from './schema'

/** Some tries of a trick. */
type Tried = Omit<PracticeEntry, 'id'>

/**
 * A change to one's own tricks, also while no server has confirmed it. `was` says what an entry was before, for where the
 * entries themselves are not known.
 */
export type TrickChange = { trickId: number } & (
  | { kind: 'add' }
  | { kind: 'remove' }
  | ({ kind: 'progress' } & Partial<Stated>)
  | ({ kind: 'practice' } & Tried)
  | ({ kind: 'correct'; entryId: number; was?: Tried } & Tried)
  | { kind: 'unlog'; entryId: number; was?: Tried }
  | { kind: 'note'; text: string }
  | { kind: 'reword'; noteId: number; updatedAt: string; text: string }
  | { kind: 'forget'; noteId: number }
)

type ChangeCall = {
  method: 'POST' | 'PATCH' | 'DELETE'
  path: string
  json?: unknown
  change: TrickChange
  /** What is sent instead when the thing was changed or removed elsewhere meanwhile. */
  instead?: ChangeCall
}

/** The call that makes a change. Words for a note that changed or went meanwhile become a note of their own. */
export function callOf(change: TrickChange): ChangeCall {
  const path = `/api/tricks/${change.trickId}`
  const { trickId, kind: _, ...json } = change
  switch (change.kind) {
    case 'add':
      return { method: 'POST', path: `${path}/add-to-my-tricks`, change }
    case 'remove':
      return { method: 'DELETE', path: `${path}/remove-from-my-tricks`, change }
    case 'progress':
      return { method: 'PATCH', path: `${path}/progress`, json: { ...json, ifLatest: true }, change }
    case 'practice':
      return { method: 'POST', path: `${path}/practice`, json, change }
    case 'correct': {
      const { entryId, tries, lands, practicedAt } = change
      const json = { tries, lands, practicedAt }
      return { method: 'PATCH', path: `${path}/practice/${entryId}`, json, change }
    }
    case 'unlog':
      return { method: 'DELETE', path: `${path}/practice/${change.entryId}`, change }
    case 'note':
      return { method: 'POST', path: `${path}/notes`, json, change }
    case 'reword': {
      const { noteId, text, updatedAt } = change
      const instead = callOf({ kind: 'note', trickId, text })
      return { method: 'PATCH', path: `${path}/notes/${noteId}`, json: { text, updatedAt }, change, instead }
    }
    case 'forget':
      return { method: 'DELETE', path: `${path}/notes/${change.noteId}`, change }
  }
}

/** The ids of the saved tricks as they will be when all changes have arrived. */
export function savedIds(ids: Iterable<number>, changes: readonly TrickChange[]): Set<number> {
  const saved = new Set(ids)
  for (const { kind, trickId } of changes) {
    if (kind === 'add') saved.add(trickId)
    else if (kind === 'remove') saved.delete(trickId)
  }
  return saved
}

/** As releases until November 2026 stored a change of progress on this device. */
export type StoredProgress = { kind: 'mastery'; trickId: number } & Partial<Stated>
