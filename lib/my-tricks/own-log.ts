import type { TrickChange } from './changes'
import { withDay } from './diary'
import { begun, statedOf } from './progress'
import { type Known, landingNow, nothingKnown, progressNow, reduce, type Step } from './reducer'
import type { BroughtTrick, DiaryChange, DiaryDay, MyTrick } from './schema'

// A guest's list is the log of what was done to it. What it comes to is worked out here, as the server does it with its
// rows, and what of it moves into an account.

/** A change as the log has it; `id` grows from one to the next, `at` is in milliseconds. */
export type Logged = {
  id: number
  at: number
  change: TrickChange | { kind: 'bring'; tricks: readonly BroughtTrick[] } | ({ kind: 'day' } & DiaryChange)
}

/** All that a log says of one trick. */
export type OwnTrick = Known & { trickId: number; savedAt: string }

// A change that brings many makes one of each, and its parts are smaller than this.
const idsOfOne = 100_000

/** The id of the note or the tries that a change with this id in the log made. */
export const madeBy = (id: number): number => id * idsOfOne

/** What a log, the oldest change first, comes to, by trick. */
export const ownTricks = (log: readonly Logged[]): Map<number, OwnTrick> =>
  reduce(log.flatMap(stepsOf), begin)

function stepsOf({ id, at, change }: Logged): Step[] {
  if (change.kind === 'day') return []
  let made = madeBy(id)
  const step = { nextId: () => made++, moment: new Date(at).toISOString() }
  if (change.kind !== 'bring') return [{ ...step, change }]
  // A log that an earlier release wrote may lack what can be stated since.
  return change.tricks.map((brought) => ({ ...step, change: { ...begun, ...brought, kind: 'bring' } }))
}

/** There is nothing to a trick that is new here, and of one that never was nothing can be changed. */
function begin({ change, moment }: Step): OwnTrick | null {
  const { trickId } = change
  switch (change.kind) {
    case 'add':
    case 'practice':
    case 'note':
      return { ...nothingKnown(), trickId, savedAt: moment }
    case 'bring':
      return { ...nothingKnown(), trickId, savedAt: change.savedAt ?? moment, isSaved: change.isSaved }
    case 'remove':
    case 'progress':
    case 'correct':
    case 'unlog':
    case 'reword':
    case 'forget':
      return null
    default:
      return change satisfies never
  }
}

/** What a log says of days, oldest first. */
export const ownDiary = (log: readonly Logged[]): DiaryDay[] =>
  log.reduce<DiaryDay[]>((days, { change }) => (change.kind === 'day' ? withDay(days, change) : days), [])

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
      return card ? [{ ...card, progress: progressNow(trick), landing: landingNow(trick) }] : []
    })
}

/** What an account is to be given of it. */
export const toBring = (tricks: ReadonlyMap<number, OwnTrick>): BroughtTrick[] =>
  [...tricks.values()].map(({ trickId, isSaved, savedAt, notes, entries, ...known }) => ({
    trickId,
    isSaved,
    savedAt,
    ...statedOf(known),
    notes: notes.map(({ text, createdAt }) => ({ text, createdAt })),
    practice: entries.map(({ tries, lands, practicedAt }) => ({ tries, lands, practicedAt })),
  }))

type Named = { slug: string; name: string }
type OwnLine = { name: string; startingPosition: string; createdAt: string; tricks: readonly LineStep[] }
type LineStep = { id: number; reasoning: string }

/** All of it in the form of an account's export, which can be brought to any account or device. */
export function exportOwn(
  own: { tricks: ReadonlyMap<number, OwnTrick>; lines: readonly OwnLine[]; diary: readonly DiaryDay[] },
  cards: ReadonlyMap<number, Named>,
) {
  // One that is gone from the library still has what was written about it.
  const named = (id: number) => {
    const { slug = null, name = `Trick ${id}` } = cards.get(id) ?? {}
    return { slug, name }
  }
  return {
    exportedAt: new Date().toISOString(),
    tricks: toBring(own.tricks).map(({ trickId, ...known }) => ({ trick: named(trickId), ...known })),
    lines: own.lines.map(({ name, startingPosition, createdAt, tricks }) => ({
      name,
      startingPosition,
      createdAt,
      tricks: tricks.map(({ id, reasoning }, at) => ({ order: at + 1, reasoning, trick: named(id) })),
    })),
    diary: own.diary,
  }
}
