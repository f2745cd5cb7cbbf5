import { sumOf } from '../tricks/rider'
import type { Tally, TrickCard, TrickSummary } from '../tricks/schema'
import { landingOf } from './practice'
import type { LandingRate, MyTrick, Note, PracticeLogged, Progress, SavedTrickRow } from './schema'
import type { MasteryLevel } from './taxonomy'

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
    case 'mastery':
      return { method: 'PATCH', path: `${path}/progress`, json: { ...json, ifLatest: true }, change }
    case 'practice':
      return { method: 'POST', path: `${path}/practice`, json, change }
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

/** Notes that wait have ids below zero: nothing can be asked of them yet. */
export const isWaitingNote = ({ id }: Pick<Note, 'id'>) => id < 0

const noProgress: Progress = { masteryLevel: 'LEARNING', lastPracticed: null, notes: [] }

/** Tricks with the progress that everyone starts with. */
export const unpracticed = <Trick extends TrickCard>(tricks: Trick[]) =>
  tricks.map((trick) => ({ ...trick, progress: noProgress }))

function added(trickId: number, library: readonly TrickSummary[]): MyTrick[] {
  const known = library.find(({ id }) => id === trickId)
  if (!known) return []
  return [{ ...known, steps: [], videoUrl: null, videoStart: null, progress: noProgress, landing: null }]
}

const later = (one: string | null, other: string) => (one && one > other ? one : other)

function counted(landing: LandingRate | null, made: Tally): LandingRate | null {
  const lately = landing?.lately && sumOf([landing.lately, made])
  return landingOf(sumOf(landing ? [landing, made] : [made]), lately ?? null)
}

const withProgress = (trick: MyTrick, progress: Partial<Progress>): MyTrick => ({
  ...trick,
  progress: { ...trick.progress, ...progress },
})

function changed(trick: MyTrick, change: TrickChange): MyTrick {
  const { notes, lastPracticed } = trick.progress
  switch (change.kind) {
    case 'add':
    case 'remove':
      return trick
    case 'mastery': {
      const { masteryLevel } = change
      return withProgress(trick, { masteryLevel, lastPracticed: later(lastPracticed, change.lastPracticed) })
    }
    case 'practice': {
      // Tries that are being taken back are counted below zero, and are no practice.
      const practiced = change.tries > 0 ? later(lastPracticed, change.practicedAt) : lastPracticed
      return { ...withProgress(trick, { lastPracticed: practiced }), landing: counted(trick.landing, change) }
    }
    case 'note':
      return withProgress(trick, { notes: [...notes, waitingNote(change.text, notes)] })
    case 'reword': {
      const { noteId, text } = change
      return withProgress(trick, {
        notes: notes.map((note) => (note.id === noteId ? { ...note, text } : note)),
      })
    }
    case 'forget':
      return withProgress(trick, { notes: notes.filter(({ id }) => id !== change.noteId) })
  }
}

function waitingNote(text: string, notes: readonly Note[]): Note {
  return { id: -1 - notes.filter(isWaitingNote).length, text, createdAt: '', updatedAt: '' }
}

/**
 * A list as it will be when all changes have arrived. A trick that was added without a connection is taken from the
 * library, as far as that is known.
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
  return list.map((trick) => (trick.id === trickId ? changed(trick, change) : trick))
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

/** A list after a change has arrived, with the row that the server returned. */
export function withArrived(tricks: readonly MyTrick[], change: TrickChange, response: unknown): MyTrick[] {
  const { trickId, kind } = change
  const replace = (next: (trick: MyTrick) => MyTrick) =>
    tricks.map((trick) => (trick.id === trickId ? next(trick) : trick))
  switch (kind) {
    case 'add': {
      const { card, landing, ...progress } = response as SavedTrickRow
      return [{ ...card, progress, landing }, ...tricks.filter(({ id }) => id !== trickId)]
    }
    case 'remove':
    case 'forget':
      return withChanges(tricks, [change])
    case 'mastery':
      return replace((trick) => ({ ...trick, progress: response as Progress }))
    case 'practice': {
      const { entry, landing } = response as PracticeLogged
      const last = (known: string | null) => (entry ? later(known, entry.practicedAt) : known)
      return replace((trick) => ({
        ...withProgress(trick, { lastPracticed: last(trick.progress.lastPracticed) }),
        landing,
      }))
    }
    case 'note':
    case 'reword':
      return replace((trick) =>
        withProgress(trick, { notes: withNote(trick.progress.notes, response as Note) }),
      )
  }
}

const withNote = (notes: readonly Note[], note: Note): Note[] =>
  notes.some(({ id }) => id === note.id)
    ? notes.map((known) => (known.id === note.id ? note : known))
    : [...notes, note]
