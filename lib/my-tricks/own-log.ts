import { latelyOf, sumOf } from '../tricks/rider'
import { type BroughtTrick, higherLevel, laterMoment } from './brought'
import type { TrickChange } from './changes'
import { withDay } from './diary'
import { landingOf } from './practice'
import type { DiaryChange, DiaryDay, LandingRate, MyTrick, Note, PracticeEntry, Progress } from './schema'

// A guest's list is the log of what was done to it. What it comes to is worked out here, as the server does it with its
// rows, and what of it moves into an account.

/** A change as the log has it; `id` grows from one to the next, `at` is in milliseconds. */
export type Logged = {
  id: number
  at: number
  change:
    | TrickChange
    | { kind: 'bring'; tricks: readonly BroughtTrick[] }
    | { kind: 'unlog'; trickId: number; entryId: number }
    | ({ kind: 'day' } & DiaryChange)
}

/** All that a log says of one trick. One that was removed keeps its progress. */
export type OwnTrick = Pick<BroughtTrick, 'trickId' | 'isSaved' | 'masteryLevel' | 'lastPracticed'> & {
  savedAt: string
  notes: Note[]
  entries: PracticeEntry[]
}

// A change that brings many makes one of each, and its parts are smaller than this.
const idsOfOne = 100_000

/** The id of the note or the tries that a change with this id in the log made. */
export const madeBy = (id: number): number => id * idsOfOne

const iso = (moment: number) => new Date(moment).toISOString()

/** What a log, the oldest change first, comes to, by trick. */
export function ownTricks(log: readonly Logged[]): Map<number, OwnTrick> {
  const tricks = new Map<number, OwnTrick>()
  for (const logged of log) {
    const { change } = logged
    if (change.kind === 'day') continue
    if (change.kind !== 'bring') {
      apply(tricks, change, logged)
      continue
    }
    let made = madeBy(logged.id)
    const nextId = () => made++
    for (const brought of change.tricks)
      bring(
        madeIn(tricks, brought.trickId, brought.savedAt ?? iso(logged.at), brought.isSaved),
        brought,
        nextId,
      )
  }
  return tricks
}

/** What a log says of days, oldest first. */
export const ownDiary = (log: readonly Logged[]): DiaryDay[] =>
  log.reduce<DiaryDay[]>((days, { change }) => (change.kind === 'day' ? withDay(days, change) : days), [])

function madeIn(tricks: Map<number, OwnTrick>, trickId: number, savedAt: string, isSaved = true): OwnTrick {
  const known = tricks.get(trickId)
  if (known) return known
  const progress = { masteryLevel: 'LEARNING', lastPracticed: null } as const
  const made: OwnTrick = { trickId, isSaved, savedAt, ...progress, notes: [], entries: [] }
  tricks.set(trickId, made)
  return made
}

type OfOne = Extract<Logged['change'], { trickId: number }>

function apply(tricks: Map<number, OwnTrick>, change: OfOne, { id, at }: Logged): void {
  const { trickId } = change
  switch (change.kind) {
    case 'add':
      madeIn(tricks, trickId, iso(at)).isSaved = true
      return
    case 'practice': {
      const { tries, lands, practicedAt } = change
      madeIn(tricks, trickId, iso(at)).entries.push({ id: madeBy(id), tries, lands, practicedAt })
      return
    }
    case 'note': {
      const moment = iso(at)
      const note = { id: madeBy(id), text: change.text, createdAt: moment, updatedAt: moment }
      madeIn(tricks, trickId, moment).notes.push(note)
      return
    }
  }
  const trick = tricks.get(trickId)
  if (!trick) return
  switch (change.kind) {
    case 'remove':
      trick.isSaved = false
      return
    case 'mastery':
      trick.masteryLevel = change.masteryLevel
      trick.lastPracticed = laterMoment(trick.lastPracticed, change.lastPracticed)
      return
    case 'reword':
      trick.notes = trick.notes.map((note) =>
        note.id === change.noteId ? { ...note, text: change.text, updatedAt: iso(at) } : note,
      )
      return
    case 'forget':
      trick.notes = trick.notes.filter((note) => note.id !== change.noteId)
      return
    case 'unlog':
      trick.entries = trick.entries.filter((entry) => entry.id !== change.entryId)
      return
  }
}

/** The higher level and the later date stay; notes and tries that are there already are not added again. */
function bring(trick: OwnTrick, brought: BroughtTrick, nextId: () => number): void {
  trick.isSaved ||= brought.isSaved
  trick.masteryLevel = higherLevel(trick.masteryLevel, brought.masteryLevel)
  trick.lastPracticed = laterMoment(trick.lastPracticed, brought.lastPracticed)
  const knownTexts = new Set(trick.notes.map(({ text }) => text))
  for (const { text, createdAt } of brought.notes)
    if (!knownTexts.has(text)) trick.notes.push({ id: nextId(), text, createdAt, updatedAt: createdAt })
  const keyOf = (entry: Pick<PracticeEntry, 'tries' | 'lands' | 'practicedAt'>) =>
    `${Date.parse(entry.practicedAt)} ${entry.tries} ${entry.lands}`
  const known = new Set(trick.entries.map(keyOf))
  for (const entry of brought.practice)
    if (!known.has(keyOf(entry))) trick.entries.push({ ...entry, id: nextId() })
}

function progressOf({ masteryLevel, lastPracticed, notes, entries }: OwnTrick): Progress {
  const last = entries.reduce<string | null>(
    (latest, entry) => laterMoment(latest, entry.practicedAt),
    lastPracticed,
  )
  return { masteryLevel, lastPracticed: last, notes }
}

/** The tries of a trick, the latest first. */
export const latestFirst = (entries: readonly PracticeEntry[]): PracticeEntry[] =>
  entries.toSorted(
    (one, other) => Date.parse(other.practicedAt) - Date.parse(one.practicedAt) || other.id - one.id,
  )

/** How often a guest lands a trick, as the server would say of an account; null before the first try. */
export const ownLanding = ({ entries }: OwnTrick): LandingRate | null =>
  landingOf(sumOf(entries), latelyOf(latestFirst(entries)))

/** The saved tricks, the latest first, as the server would list them; one without a card is left out. */
export function listOwn(
  tricks: ReadonlyMap<number, OwnTrick>,
  cards: ReadonlyMap<number, Omit<MyTrick, 'progress' | 'landing'>>,
): MyTrick[] {
  return [...tricks.values()]
    .filter(({ isSaved }) => isSaved)
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt) || one.trickId - other.trickId)
    .flatMap((trick) => {
      const card = cards.get(trick.trickId)
      return card ? [{ ...card, progress: progressOf(trick), landing: ownLanding(trick) }] : []
    })
}

/** What an account is to be given of it. */
export const toBring = (tricks: ReadonlyMap<number, OwnTrick>): BroughtTrick[] =>
  [...tricks.values()].map(({ trickId, isSaved, savedAt, masteryLevel, lastPracticed, notes, entries }) => ({
    trickId,
    isSaved,
    savedAt,
    masteryLevel,
    lastPracticed,
    notes: notes.map(({ text, createdAt }) => ({ text, createdAt })),
    practice: entries.map(({ tries, lands, practicedAt }) => ({ tries, lands, practicedAt })),
  }))
