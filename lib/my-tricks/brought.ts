import { begun, statedTogether } from './progress'
import type { BroughtTrick, DiaryDay } from './schema'
import { mostBrought } from './taxonomy'

// What is brought into a list from elsewhere, a guest's list into an account among it: how it is put together, and in
// which parts it is sent.

/** What is known of a trick elsewhere, of whichever trick. */
export type Brought = Omit<BroughtTrick, 'trickId'>

/** A trick that is brought with nothing but its name. */
export const nothingBrought = (): Brought => ({
  ...begun,
  isSaved: true,
  savedAt: null,
  notes: [],
  practice: [],
})

/** What two places say of one trick, with all that was written and counted in both. */
export function broughtTogether<Known extends Brought>(one: Known, other: Brought): Known {
  return {
    ...one,
    ...statedTogether(one, other),
    isSaved: one.isSaved || other.isSaved,
    notes: [...one.notes, ...other.notes],
    practice: [...one.practice, ...other.practice],
  }
}

const mostCost = 1500
const longestPart = 1000
const notesPerPart = 250

// A note is many times as long as a try.
const costOf = ({ notes, practice }: BroughtTrick) => 1 + notes.length * 4 + practice.length

/** Leaves room for the names around the parts. */
const mostPartBytes = mostBrought.bytes / 2

/** As it is sent: a letter may be several bytes. */
const bytesOf = (piece: BroughtTrick) => new TextEncoder().encode(JSON.stringify(piece)).byteLength

/** What is to be sent, in parts that the server takes: each trick once in a part, and none with too much of it. */
export function partsOf(tricks: readonly BroughtTrick[]): BroughtTrick[][] {
  const byId = new Map<number, BroughtTrick>()
  for (const { trickId, ...brought } of tricks) {
    const known = byId.get(trickId)
    byId.set(trickId, { trickId, ...(known ? broughtTogether(known, brought) : brought) })
  }
  const parts: BroughtTrick[][] = []
  let room = 0
  let bytesLeft = 0
  for (const piece of [...byId.values()].flatMap(piecesOf)) {
    const last = parts.at(-1)
    const bytes = bytesOf(piece)
    const isRepeated = last?.some(({ trickId }) => trickId === piece.trickId)
    const isFull = room < costOf(piece) || bytesLeft < bytes
    if (!last || isRepeated || last.length === mostBrought.tricks || isFull) {
      parts.push([piece])
      bytesLeft = mostPartBytes - bytes
      room = mostCost - costOf(piece)
    } else {
      last.push(piece)
      room -= costOf(piece)
      bytesLeft -= bytes
    }
  }
  return parts
}

const cut = <Thing>(things: readonly Thing[], most: number): Thing[][] =>
  Array.from({ length: Math.ceil(things.length / most) }, (_, at) => things.slice(at * most, (at + 1) * most))

/** Days of the diary in parts that the server takes. */
export const dayPartsOf = (days: readonly DiaryDay[]): DiaryDay[][] => cut(days, mostBrought.days)

/** Names of tricks in parts that the server takes. */
export const namePartsOf = (names: readonly string[]): string[][] => cut(names, mostBrought.names)

/** A trick with a long log in several pieces. Tries that are alike stay together: in another part they would be known. */
function piecesOf(trick: BroughtTrick): BroughtTrick[] {
  const keyOf = ({ tries, lands, practicedAt }: BroughtTrick['practice'][number]) =>
    `${practicedAt} ${tries} ${lands}`
  const groups = [...Map.groupBy(trick.practice, keyOf).values()]
  const pieces: BroughtTrick[] = []
  for (const group of groups) {
    const last = pieces.at(-1)
    if (last && last.practice.length + group.length <= longestPart) last.practice.push(...group)
    else pieces.push({ ...trick, notes: [], practice: [...group] })
  }
  const noteParts = cut(trick.notes, notesPerPart).map((notes) => ({ ...trick, notes, practice: [] }))
  const [first, ...more] = noteParts
  if (first && pieces[0]) pieces[0].notes = first.notes
  else if (first) pieces.push(first)
  return pieces.length > 0 ? [...pieces, ...more] : [{ ...trick }]
}
