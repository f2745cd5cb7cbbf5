import type { TrickSummary } from '../tricks/schema'
import type { MyTrick, Note, Progress } from './schema'
import type { MasteryLevel } from './taxonomy'

// Apart from the other changes: every page with a trick on it can save that, and needs nothing else.

/** The call that puts a trick on one's list, or takes it off. */
export function membershipCall(change: ChangeOf<'add'> | ChangeOf<'remove'>): ChangeCall {
  const path = `/api/tricks/${change.trickId}`
  return change.kind === 'add'
    ? { method: 'POST', path: `${path}/add-to-my-tricks`, json: {}, change }
    : { method: 'DELETE', path: `${path}/remove-from-my-tricks`, change }
}

/** A change to one's own tricks, also while no server has confirmed it. */
export type TrickChange = { trickId: number } & (
  | { kind: 'add' }
  | { kind: 'remove' }
  | { kind: 'mastery'; masteryLevel: MasteryLevel; lastPracticed: string }
  | { kind: 'practice'; tries: number; lands: number; practicedAt: string }
  | { kind: 'note'; text: string }
  | { kind: 'reword'; noteId: number; updatedAt: string; text: string }
  | { kind: 'forget'; noteId: number }
)

type ChangeOf<Kind extends TrickChange['kind']> = Extract<TrickChange, { kind: Kind }>

const kinds = ['add', 'remove', 'mastery', 'practice', 'note', 'reword', 'forget']

/** Whether a kept change is about one's tricks. */
export const isTrickChange = (change: { kind: string }): change is TrickChange => kinds.includes(change.kind)

type ChangeCall = {
  method: 'POST' | 'PATCH' | 'DELETE'
  path: string
  json?: unknown
  change: TrickChange
  instead?: ChangeCall
}

/** The call that makes a change. Words for a note that changed or went meanwhile become a note of their own. */
export function callOf(change: TrickChange): ChangeCall {
  const path = `/api/tricks/${change.trickId}`
  const { kind } = change
  if (kind === 'add' || kind === 'remove') return membershipCall(change)
  if (kind === 'forget') return { method: 'DELETE', path: `${path}/notes/${change.noteId}`, change }
  if (kind === 'reword') return rewording(change)
  const { trickId: _, kind: __, ...json } = change
  if (kind === 'mastery') return { method: 'PATCH', path: `${path}/progress`, json, change }
  if (kind === 'note') return { method: 'POST', path: `${path}/notes`, json, change }
  return { method: 'POST', path: `${path}/practice`, json, change }
}

function rewording(change: ChangeOf<'reword'>): ChangeCall {
  const { trickId, noteId, text, updatedAt } = change
  return {
    method: 'PATCH',
    path: `/api/tricks/${trickId}/notes/${noteId}`,
    json: { text, updatedAt },
    change,
    instead: callOf({ kind: 'note', trickId, text }),
  }
}

/** Notes that wait have ids below zero: nothing can be asked of them yet. */
export const isWaitingNote = ({ id }: Pick<Note, 'id'>) => id < 0

const noProgress: Progress = { masteryLevel: 'LEARNING', lastPracticed: null, notes: [] }

function added(trickId: number, library: readonly TrickSummary[]): MyTrick[] {
  const known = library.find(({ id }) => id === trickId)
  if (!known) return []
  return [{ ...known, steps: [], videoUrl: null, videoStart: null, progress: noProgress, landing: null }]
}

const later = (one: string | null, other: string) => (one && one > other ? one : other)

function changed(progress: Progress, change: TrickChange): Progress {
  const { notes } = progress
  if (change.kind === 'mastery') {
    const { masteryLevel, lastPracticed } = change
    return { ...progress, masteryLevel, lastPracticed: later(progress.lastPracticed, lastPracticed) }
  }
  if (change.kind === 'practice')
    return { ...progress, lastPracticed: later(progress.lastPracticed, change.practicedAt) }
  if (change.kind === 'note') return { ...progress, notes: [...notes, waitingNote(change.text, notes)] }
  if (change.kind === 'reword') {
    const { noteId, text } = change
    return { ...progress, notes: notes.map((note) => (note.id === noteId ? { ...note, text } : note)) }
  }
  if (change.kind === 'forget') return { ...progress, notes: notes.filter(({ id }) => id !== change.noteId) }
  return progress
}

function waitingNote(text: string, notes: readonly Note[]): Note {
  return { id: -1 - notes.filter(isWaitingNote).length, text, createdAt: '', updatedAt: '' }
}

/**
 * A list as it will be when all changes have arrived; a change that has arrived already changes nothing more.
 * Landing figures stay: tries that wait are counted where they are shown.
 */
export function withChanges(
  tricks: readonly MyTrick[],
  changes: readonly TrickChange[],
  library: readonly TrickSummary[] = [],
): MyTrick[] {
  let list = [...tricks]
  for (const change of changes) list = withChange(list, change, tricks, library)
  return list
}

function withChange(
  list: MyTrick[],
  change: TrickChange,
  before: readonly MyTrick[],
  library: readonly TrickSummary[],
): MyTrick[] {
  const { trickId, kind } = change
  if (kind === 'remove') return list.filter(({ id }) => id !== trickId)
  if (kind === 'add') {
    if (list.some(({ id }) => id === trickId)) return list
    const known = before.filter(({ id }) => id === trickId)
    return [...(known.length > 0 ? known : added(trickId, library)), ...list]
  }
  return list.map((trick) =>
    trick.id === trickId ? { ...trick, progress: changed(trick.progress, change) } : trick,
  )
}

/** A list after a change has arrived, with what the server answered. */
export function withArrived(
  tricks: readonly MyTrick[],
  change: TrickChange,
  answer: unknown,
  library?: readonly TrickSummary[],
): MyTrick[] {
  const { trickId, kind } = change
  if (kind !== 'mastery' && kind !== 'note' && kind !== 'reword')
    return withChanges(tricks, [change], library)
  const arrived = (progress: Progress) =>
    kind === 'mastery'
      ? (answer as Progress)
      : { ...progress, notes: withNote(progress.notes, answer as Note) }
  return tricks.map((trick) =>
    trick.id === trickId ? { ...trick, progress: arrived(trick.progress) } : trick,
  )
}

const withNote = (notes: readonly Note[], note: Note): Note[] =>
  notes.some(({ id }) => id === note.id)
    ? notes.map((known) => (known.id === note.id ? note : known))
    : [...notes, note]
