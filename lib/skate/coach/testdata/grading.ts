import type { Suggestion } from '../answer.ts'
import { suggest } from '../suggest.ts'
import type { Answer } from './accepts.ts'
import { coachLibrary as library, coachTricks as tricks } from './coach-library.ts'
import type { WishRow } from './wish-rows.ts'

const TORN = /same breath|rule each other out/

const ids = new Map(tricks.map(({ id, name }) => [name, id]))

/** What the skater of a row keeps, by the ids of the library. */
export const keptBy = ({ own }: WishRow) =>
  new Map(Object.entries(own).map(([name, level]) => [ids.get(name) ?? -1, level]))

/** The coach's answer to a row; null where it has none. */
export const answerTo = (row: WishRow): Suggestion | null =>
  suggest(library, { text: row.text, levels: row.levels, own: keptBy(row) })

/** Whether an answer is one that the row accepts. */
export function isAccepted({ check, levels }: WishRow, answer: Suggestion | null): boolean {
  if (!answer || !levels.includes(answer.trick.level)) return false
  if (!check) return !answer.understood
  const seen: Answer = {
    trick: answer.trick,
    understood: answer.understood,
    says: [answer.why, ...answer.notes, answer.remedy?.fix, answer.remedy?.drill].join(' '),
    isMended: answer.remedy !== null,
    isTorn: answer.notes.some((note) => TORN.test(note)),
  }
  return seen.understood && check(seen)
}

/** Of 100 answers to some rows, how many are accepted. */
export const rateOf = (rows: readonly WishRow[]): number =>
  (100 * rows.filter((row) => isAccepted(row, answerTo(row))).length) / rows.length
