import { latelyOf, sumOf } from '../tricks/rider'
import type { TrickSummary } from '../tricks/schema'
import type { TrickChange } from './changes'
import { landingOf } from './practice'
import { begun, laterMoment, restated, statedOf, statedTogether } from './progress'
import type {
  BroughtTrick,
  LandingRate,
  MyTrick,
  Note,
  Practiced,
  PracticeEntry,
  Progress,
  SavedTrickRow,
  Stated,
} from './schema'

// What changes make of one's own tricks: the log that a guest's list consists of, and the changes that no server has
// confirmed yet, laid over the list of an account.

/** What is known of a trick. It stays known when the trick is taken off the list. */
export type Known = Stated & {
  isSaved: boolean
  notes: Note[]
  /** The tries that are known one by one; those that are being taken back are counted below zero. */
  entries: PracticeEntry[]
  /** What all tries before them came to; null for none. */
  before: LandingRate | null
}

/** A trick of which nothing is known but that it is saved. */
export const nothingKnown = (): Known => ({ ...begun, isSaved: true, notes: [], entries: [], before: null })

/** One change to one trick, and what it gives to the notes and tries that it makes. */
export type Step = {
  change: TrickChange | ({ kind: 'bring' } & BroughtTrick)
  /** The id of the next note or try. */
  nextId: () => number
  /** In ISO form; '' while no server has confirmed the change. */
  moment: string
}

/**
 * What is known of each trick that some steps are about, after the last of them, in the order in which they came up.
 * `begin` says what was known of a trick before the first of its steps; null where that step then changes nothing.
 */
export function reduce<Own extends Known>(
  steps: Iterable<Step>,
  begin: (step: Step) => Own | null,
): Map<number, Own> {
  const tricks = new Map<number, Own>()
  for (const step of steps) {
    const trick = tricks.get(step.change.trickId) ?? begin(step)
    if (!trick) continue
    tricks.set(step.change.trickId, trick)
    apply(trick, step)
  }
  return tricks
}

function apply(trick: Known, { change, nextId, moment }: Step): void {
  switch (change.kind) {
    case 'add':
      trick.isSaved = true
      return
    case 'remove':
      trick.isSaved = false
      return
    case 'progress':
      Object.assign(trick, restated(trick, change))
      return
    case 'practice': {
      const { tries, lands, practicedAt } = change
      trick.entries.push({ id: nextId(), tries, lands, practicedAt })
      return
    }
    case 'unlog':
      takeOut(trick, change, nextId)
      return
    case 'correct': {
      const { entryId: id, tries, lands, practicedAt } = change
      if (takeOut(trick, change, nextId)) trick.entries.push({ id, tries, lands, practicedAt })
      return
    }
    case 'note':
      trick.notes.push({ id: nextId(), text: change.text, createdAt: moment, updatedAt: moment })
      return
    case 'reword': {
      const { noteId, text } = change
      const reworded = (note: Note) => ({ ...note, text, updatedAt: moment || note.updatedAt })
      trick.notes = trick.notes.map((note) => (note.id === noteId ? reworded(note) : note))
      return
    }
    case 'forget':
      trick.notes = trick.notes.filter(({ id }) => id !== change.noteId)
      return
    case 'bring':
      bring(trick, change, nextId)
      return
    default:
      change satisfies never
  }
}

type OfEntry = Extract<TrickChange, { entryId: number }>

/** Takes an entry out; one that is among the tries before is counted below zero. Returns whether it was there. */
function takeOut(trick: Known, { entryId, was }: OfEntry, nextId: () => number): boolean {
  const others = trick.entries.filter(({ id }) => id !== entryId)
  const isKnown = others.length < trick.entries.length
  trick.entries = others
  const isBefore = !isKnown && was !== undefined && trick.before !== null
  if (isBefore) trick.entries.push({ ...was, id: nextId(), tries: -was.tries, lands: -was.lands })
  return isKnown || isBefore
}

/** Notes and tries that are there already are not added again. */
function bring(trick: Known, brought: BroughtTrick, nextId: () => number): void {
  trick.isSaved ||= brought.isSaved
  Object.assign(trick, statedTogether(trick, brought))
  const knownTexts = new Set(trick.notes.map(({ text }) => text))
  for (const { text, createdAt } of brought.notes)
    if (!knownTexts.has(text)) trick.notes.push({ id: nextId(), text, createdAt, updatedAt: createdAt })
  const keyOf = (entry: Pick<PracticeEntry, 'tries' | 'lands' | 'practicedAt'>) =>
    `${Date.parse(entry.practicedAt)} ${entry.tries} ${entry.lands}`
  const known = new Set(trick.entries.map(keyOf))
  for (const entry of brought.practice)
    if (!known.has(keyOf(entry))) trick.entries.push({ ...entry, id: nextId() })
}

// ---------------------------------------------------------------- what is shown of it

/** The tries of a trick, the latest first. */
export const latestFirst = (entries: readonly PracticeEntry[]): PracticeEntry[] =>
  entries.toSorted(
    (one, other) => Date.parse(other.practicedAt) - Date.parse(one.practicedAt) || other.id - one.id,
  )

/** How often a trick is landed; null before the first try. */
export function landingNow({ entries, before }: Known): LandingRate | null {
  if (entries.length === 0) return before
  const latest = latestFirst(entries)
  const lately =
    latelyOf(before ? [...latest, before.lately ?? before] : latest) ??
    (before?.lately ? sumOf([before.lately, ...latest]) : null)
  return landingOf(sumOf(before ? [before, ...latest] : latest), lately)
}

/** Progress as it is shown: practice moves its date, but tries that are being taken back do not. */
export function progressNow({ notes, entries, ...known }: Known): Progress {
  const lastPracticed = entries.reduce(
    (latest, { tries, practicedAt }) => (tries > 0 ? laterMoment(latest, practicedAt) : latest),
    known.lastPracticed,
  )
  return { ...statedOf(known), lastPracticed, notes }
}

// ---------------------------------------------------------------- over the list of an account

/** Notes that wait have ids below zero: nothing can be asked of them yet. */
export const isWaitingNote = ({ id }: Pick<Note, 'id'>) => id < 0

const knownOf = ({ progress: { notes, ...stated }, landing }: MyTrick): Known => ({
  ...nothingKnown(),
  ...stated,
  notes: [...notes],
  before: landing,
})

/**
 * A list as it will be when all changes have arrived. A trick that was added without a connection is taken from the
 * library, as far as that is known.
 */
export function withChanges(
  tricks: readonly MyTrick[],
  changes: readonly TrickChange[],
  library: readonly TrickSummary[] = [],
): MyTrick[] {
  const listed = new Map(tricks.map((trick) => [trick.id, trick]))
  const steps = changes.map((change, at): Step => ({ change, nextId: () => -1 - at, moment: '' }))
  const known = reduce(steps, ({ change: { kind, trickId } }) => {
    const trick = listed.get(trickId)
    if (trick) return knownOf(trick)
    // Off the list, it may have a past that only the server knows.
    return kind === 'add' ? nothingKnown() : null
  })
  const added = [...known.keys()].reverse().flatMap((trickId) => {
    const summary = listed.has(trickId) ? undefined : library.find(({ id }) => id === trickId)
    return summary ? { ...summary, steps: [], videoUrl: null, videoStart: null } : []
  })
  return [...added, ...tricks].flatMap((card) => {
    const now = known.get(card.id)
    if (now) return now.isSaved ? { ...card, progress: progressNow(now), landing: landingNow(now) } : []
    return listed.get(card.id) ?? []
  })
}

/** A list after a change has arrived, with the row that the server returned. */
export function withArrived(tricks: readonly MyTrick[], change: TrickChange, response: unknown): MyTrick[] {
  const { trickId, kind } = change
  const replace = (next: (trick: MyTrick) => MyTrick) =>
    tricks.map((trick) => (trick.id === trickId ? next(trick) : trick))
  const replaceProgress = (next: (progress: Progress) => Progress) =>
    replace((trick) => ({ ...trick, progress: next(trick.progress) }))
  switch (kind) {
    case 'add': {
      const { card, landing, ...progress } = response as SavedTrickRow
      return [{ ...card, progress, landing }, ...tricks.filter(({ id }) => id !== trickId)]
    }
    case 'remove':
    case 'forget':
      return withChanges(tricks, [change])
    case 'progress':
      return replaceProgress(() => response as Progress)
    case 'practice':
    case 'correct':
    case 'unlog':
      return replace((trick) => withPractice(trick, response as Practiced))
    case 'note':
    case 'reword':
      return replaceProgress(({ notes, ...stated }) => ({
        ...stated,
        notes: withNote(notes, response as Note),
      }))
    default:
      return kind satisfies never
  }
}

/** A trick with what its log comes to. */
export const withPractice = (
  { progress, ...trick }: MyTrick,
  { landing, lastPracticed }: Practiced,
): MyTrick => ({ ...trick, progress: { ...progress, lastPracticed }, landing })

const withNote = (notes: readonly Note[], note: Note): Note[] =>
  notes.some(({ id }) => id === note.id)
    ? notes.map((known) => (known.id === note.id ? note : known))
    : [...notes, note]
